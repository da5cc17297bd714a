import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const launcher = join(import.meta.dirname, 'at-normal-priority.sh');

/**
 * Returns a program that starts the browser at the priority of other programs. As root, Chromium gives its own
 * processes precedence; with three browsers on two processors, the platform and its database would answer too late.
 */
export function atNormalPriority(executablePath: string): string {
  if (process.getuid?.() !== 0) return executablePath;
  process.env.E2E_BROWSER_PATH = executablePath;
  // It needs `setpriv`, which belongs to the basic packages of most Linux distributions.
  const { status } = spawnSync(launcher, ['--version'], { timeout: 120_000 });
  return status === 0 ? launcher : executablePath;
}
