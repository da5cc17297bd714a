import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../..');
const built = join(packages, 'server/dist/server.js');

/** Bundles the server if a source is newer than the bundle, so that no process runs old code. */
export function buildIfChanged(): void {
  const sources = globSync('{client,contract,demo,format,i18n,server}/src/**/*.ts', { cwd: packages });
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (sources.every((file) => statSync(join(packages, file)).mtimeMs < builtAt)) return;
  execFileSync('npm', ['run', 'build'], { cwd: join(packages, 'server'), stdio: 'pipe' });
}
