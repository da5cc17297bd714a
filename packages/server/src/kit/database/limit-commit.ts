import { remainingMs } from '../arrival.ts';

/** PostgreSQL waits for a synchronous standby without a limit, and for its disk too. */
const commitMsMax = 4_000;

/** Whether the commit happened, or will, is unknown: what is repeated must carry its key. */
export class CommitUnanswered extends Error {
  constructor() {
    // Begins like the message of node-postgres for a broken connection, and means the same to those who ask again later.
    super('Connection terminated: the commit was not answered');
  }
}

/** Limits how long the caller of a transaction waits for its commit, which no setting of the database does. */
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
