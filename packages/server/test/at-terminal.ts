import { execFile } from 'node:child_process';
import { compileCache } from './process.ts';
import { setClock } from './set-clock.ts';

/** Runs a script in a child process and returns its exit status and its whole output. */
export function atTerminal(
  script: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { env: { ...setClock, ...compileCache, ...env } },
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? 1, said: `${stdout}${stderr}`.trim() }),
    );
  });
}
