import { ApiError } from '../errors.ts';

const waitingMax = 5;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one import or preview of this process at a time, because each holds a database connection for seconds. The others
 * wait without one; if too many wait already, it refuses.
 */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (waiting >= waitingMax) throw new ApiError('file.import_running', { retryAfterSeconds: 5 });
  waiting += 1;
  const turn = last.then(run).finally(() => {
    waiting -= 1;
  });
  // A failed turn does not end the queue.
  last = turn.catch(() => {});
  return turn;
}
