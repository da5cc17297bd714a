/**
 * Runs the built product as `npm start` does, on data of its own: `node setup/run-product.ts <data folder> <processes>`.
 * Several processes share a PostgreSQL of their own, behind a proxy. Playwright starts it and stops it; what it wrote goes with it.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const [dataFolder, processes = '1'] = process.argv.slice(2);
if (!dataFolder) throw new Error('Say where the data may be: node setup/run-product.ts <data folder>');

const forget = () => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 });
const server = join(import.meta.dirname, '../../packages/server');
const oneOrSeveral =
  processes === '1' ? ['src/start/server.ts'] : ['scripts/run-several.ts', '--processes', processes];
const [program = '', ...options] = oneOrSeveral;

forget();
const product = spawn(process.execPath, [join(server, program), ...options], { stdio: 'inherit' });
// Whoever stops this stops its whole group, so the product has heard it too and is closing.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
product.on('exit', (code) => {
  forget();
  process.exit(code ?? 1);
});
