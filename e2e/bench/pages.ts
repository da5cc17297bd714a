/** Runs both measurements of pages in a browser; exits with 1 if one of them is below a floor. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const given = process.argv.slice(2);
const run = (name: string, options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, name), ...options], { stdio: 'inherit' }).status;
const weights = run(
  'weights.ts',
  given.filter((text) => text.startsWith('http')),
);
const lighthouse = run('lighthouse.ts', given);
process.exitCode = weights === 0 && lighthouse === 0 ? 0 : 1;
