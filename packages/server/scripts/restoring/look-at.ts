import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Verdict {
  passed: boolean;
  said: string;
}

/** Runs a script of this package on a database; returns its output and whether it succeeded. */
function runOn(
  databaseUrl: string,
  dataDir: string,
  [name, ...given]: readonly [string, ...string[]],
): Promise<Verdict> {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'true' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...given], { env }, (_error, stdout, stderr) =>
      resolve({ passed: child.exitCode === 0, said: `${stdout}${stderr}`.trim() }),
    );
  });
}

export async function lookAt(databaseUrl: string, dataDir: string, backedUpAt: Date): Promise<Verdict[]> {
  return [
    await runOn(databaseUrl, dataDir, ['reconcile']),
    await runOn(databaseUrl, dataDir, ['verify-audit', '--until', backedUpAt.toISOString()]),
  ];
}
