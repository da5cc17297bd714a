import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lockPatiently } from './lock-patiently.ts';

const packages = join(import.meta.dirname, '../..');
const built = join(packages, 'server/dist/server.js');

function isCurrent(): boolean {
  const sources = globSync('{client,contract,demo,format,i18n,server}/src/**/*.ts', { cwd: packages });
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  return sources.every((file) => statSync(join(packages, file)).mtimeMs < builtAt);
}

/** Bundles the server if a source is newer than the bundle, so that no process runs old code. */
export async function buildIfChanged(): Promise<void> {
  if (isCurrent()) return;
  // Two runs in one checkout would write the same files.
  const release = await lockPatiently(join(packages, '../node_modules/.semilla-build.lock'));
  try {
    if (!isCurrent()) execFileSync('npm', ['run', 'build'], { cwd: join(packages, 'server'), stdio: 'pipe' });
  } finally {
    release();
  }
}
