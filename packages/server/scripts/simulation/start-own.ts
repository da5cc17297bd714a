import { type Running, startProcess } from '../../test/process.ts';

/**
 * Starts a server with the demo as a child process, on the given database or on an embedded one in a temporary folder.
 * It trusts X-Forwarded-For, so that its clients can use many addresses and avoid the rate limit.
 */
export async function startOwn(
  databaseUrl: string | undefined,
  overrides: Record<string, string> = {},
): Promise<Running> {
  const running = await startProcess({
    DEMO: 'true',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    // The codes of simulated staff stay fresh for a run, or repeated decisions would be refused after five minutes.
    FRESH_FACTOR_MINUTES: '1440',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...overrides,
  });
  if (!running.output().includes('runs at')) throw new Error(running.output());
  return running;
}
