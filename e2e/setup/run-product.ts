/**
 * Runs the built product like `npm start`, on its own data: `node setup/run-product.ts <data folder> <processes>
 * <port>`. A fourth argument is a folder in which to put a bank statement. Several processes share a PostgreSQL
 * behind a proxy; `embedded` is one process on the embedded database. Playwright starts and stops it; its data is
 * deleted afterwards.
 */
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { leaveStatement } from './leave-statement.ts';

const [dataFolder, processes = '1', port = '', statementsFolder] = process.argv.slice(2);
if (!dataFolder)
  throw new Error('Say where the data may be: node setup/run-product.ts <data folder> 1 <port>');

const forget = () => {
  for (const folder of [dataFolder, statementsFolder ?? ''].filter(Boolean))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
};
const server = join(import.meta.dirname, '../../packages/server');
const isEmbedded = processes === 'embedded';
const [program = '', ...options] = isEmbedded
  ? ['dist/server.js']
  : ['scripts/run-several.ts', '--processes', processes];

forget();
if (statementsFolder) leaveStatement(statementsFolder);
// Copies the demo, because filling it takes half a minute. `.ci/run` starts a platform that fills its own demo.
if (isEmbedded) {
  execFileSync(process.execPath, [join(server, 'scripts/prepare-demo.ts'), dataFolder, port], {
    stdio: 'inherit',
  });
}
const product = spawn(process.execPath, [join(server, program), ...options], { stdio: 'inherit' });
// A signal reaches the whole process group, so the product receives it too and closes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
product.on('exit', (code) => {
  forget();
  process.exit(code ?? 1);
});
