import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';

/** One for all apps of a process; each registry that serves metrics includes it. */
export const failedItems = new Counter({
  name: 'job_items_failed_total',
  help: 'Records that a job could not work on; it went on with the others.',
  labelNames: ['job'],
  registers: [],
});

export type EachAlone = (
  job: string,
  items: readonly string[],
  act: (item: string) => Promise<unknown>,
) => Promise<void>;

/** Works on one record after another; one that fails is logged and counted, and does not stop the others. */
export function eachAloneWith(log: Pick<FastifyBaseLogger, 'error'>): EachAlone {
  return async (job, items, act) => {
    for (const item of items) {
      try {
        await act(item);
      } catch (error) {
        failedItems.inc({ job });
        log.error({ err: error, job, item }, 'a job failed on a record');
      }
    }
  };
}
