import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/types.ts';
import { isUnavailable } from '../database/violations.ts';

const pauseMs = 200;

/** Resolves once the database answers again, or when the process stops. */
export async function waitForDatabase(
  { ping }: Pick<Database, 'ping'>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const answers = await ping().then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(pauseMs, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Retries work that failed because the database was unavailable, until it answers or the process stops. */
export async function untilAvailable<T>(
  database: Pick<Database, 'ping'>,
  stopping: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || stopping.aborted) throw error;
      await waitForDatabase(database, stopping);
    }
  }
}
