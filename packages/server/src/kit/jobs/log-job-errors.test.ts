import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logJobErrors } from './log-job-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Log = (line: unknown, message?: string) => void;

const ofWorker = (message: string, index: number) =>
  new Error(`${message} (Queue: queue-${index}, Worker: ${crypto.randomUUID()})`);

it('[X1] an outage of the database is one line for each cause, however many queues it stops', () => {
  const log = { warn: vi.fn<Log>(), error: vi.fn<Log>() };
  const onError = logJobErrors(log);
  for (let index = 0; index < 240; index += 1)
    onError(ofWorker('Connection terminated unexpectedly', index % 60));
  onError(ofWorker('connect ECONNREFUSED 127.0.0.1:5432', 1));
  expect(log.error.mock.calls).toEqual([
    [{ reason: 'Connection terminated unexpectedly' }, expect.any(String)],
    [{ reason: 'connect ECONNREFUSED 127.0.0.1:5432' }, expect.any(String)],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(log.warn.mock.calls).toEqual([
    [{ event: 'Connection terminated unexpectedly', times: 239 }, expect.any(String)],
  ]);
});

it('[X1] a job that fails for its own reason is logged whole', () => {
  const log = { warn: vi.fn<Log>(), error: vi.fn<Log>() };
  const failure = ofWorker('The platform did not write these rows: audit 7', 1);
  logJobErrors(log)(failure);
  expect(log.error.mock.calls).toEqual([[{ err: failure }, 'a job failed']]);
});
