import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import { isUnavailable } from '../database/violations.ts';

/** Shared by all apps of a process; every registry that serves metrics includes it. */
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

/** The job fails after this many records in a row for which the database was unavailable. */
const unavailableMax = 3;

/**
 * Processes records one after another. A record that fails is logged and counted and does not stop the others. If the
 * database is unavailable, the whole job fails instead and is retried.
 */
export function eachAloneWith(log: Pick<FastifyBaseLogger, 'error'>): EachAlone {
  return async (job, items, act) => {
    let unavailable = 0;
    for (const item of items) {
      try {
        await act(item);
        unavailable = 0;
      } catch (error) {
        failedItems.inc({ job });
        log.error({ err: error, job, item }, 'a job failed on a record');
        unavailable = isUnavailable(error) ? unavailable + 1 : 0;
        if (unavailable === unavailableMax) throw error;
      }
    }
  };
}
