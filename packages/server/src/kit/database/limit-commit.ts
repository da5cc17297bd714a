import { remainingMs } from '../arrival.ts';

/** PostgreSQL itself waits for a synchronous standby, and for its disk, without a limit. */
const commitMsMax = 4_000;

/**
 * The database did not answer the commit, so it is unknown whether the commit happened or will happen. If the
 * client repeats the request, it must send the same key.
 */
export class CommitUnanswered extends Error {
  constructor() {
    // Begins like node-postgres's message for a broken connection, so `isUnavailable` recognises it.
    super('Connection terminated: the commit was not answered');
  }
}

/** Limits how long a caller waits for the commit; PostgreSQL has no setting for it. */
export function limitCommit() {
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  return {
    late,
    begin(): void {
      const ms = Math.min(commitMsMax, remainingMs() ?? commitMsMax);
      timer = setTimeout(() => reject(new CommitUnanswered()), ms);
    },
    end: () => clearTimeout(timer),
  };
}
