import type { FastifyBaseLogger } from 'fastify';
import { innermostMessage, isUnavailable } from '../database/violations.ts';
import { limitRepeats } from '../limit-repeats.ts';

/** pg-boss adds which of its workers met an error, so that each of them would count as another error. */
const worker = / \(Queue: .+, Worker: .+\)$/;

/** Logs errors of jobs. An outage, in which every queue fails again and again, is one line for each cause. */
export function logJobErrors(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): (error: Error) => void {
  const report = (event: string, times: number) => log.warn({ event, times }, 'repeated errors of jobs');
  const isToBeLogged = limitRepeats(report);
  const isNewOutage = limitRepeats(report, 1);
  return (error) => {
    const reason = innermostMessage(error).replace(worker, '');
    if (!isUnavailable(error)) {
      if (isToBeLogged(reason)) log.error({ err: error }, 'a job failed');
    } else if (isNewOutage(reason)) log.error({ reason }, 'jobs wait: the database is unavailable');
  };
}
