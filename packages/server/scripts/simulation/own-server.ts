import { type Running, startProcess } from '../../test/process.ts';

/**
 * A server of our own with the demo, as a process; on the given database, else on an embedded one in a temporary folder.
 * Its clients come from many addresses, or the limit on requests would be all that is seen.
 */
export async function startOwn(
  databaseUrl: string | undefined,
  more: Record<string, string> = {},
): Promise<Running> {
  const running = await startProcess({
    DEMO: 'true',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...more,
  });
  if (!running.output().includes('runs at')) throw new Error(running.output());
  return running;
}
