import { execFile } from 'node:child_process';
import { compileCache } from './process.ts';

/** Runs a script as somebody at a terminal would, and answers how it ended and all that it said. */
export function atTerminal(
  script: string,
  env: Record<string, string>,
  ...given: string[]
): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...given],
      { env: { ...compileCache, ...env } },
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? 1, said: `${stdout}${stderr}`.trim() }),
    );
  });
}
