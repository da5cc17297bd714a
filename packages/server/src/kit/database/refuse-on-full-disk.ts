import type { PGlite } from '@electric-sql/pglite';

const megabyte = 1024 * 1024;
/** Room for the log of every change that is under way: PostgreSQL adds to it in pieces of 16 MB. */
export const freeMegabytesMin = 64;

export const isAlmostFull = (freeBytes: number) => freeBytes < freeMegabytesMin * megabyte;

/** PostgreSQL's own error for a disk without space, so that it is answered as an outage. */
class DiskFull extends Error {
  readonly code = '53100';

  constructor() {
    super(`the disk of the database has less than ${freeMegabytesMin} MB free`);
  }
}

/**
 * Refuses new statements and transactions while the disk is almost full. Without room for its log the embedded
 * PostgreSQL never returns from a commit, and since it runs in this thread, the process answers nothing any more. What
 * is under way comes to its end.
 */
export function refuseOnFullDisk(pglite: PGlite, freeBytes: () => number): void {
  const guarded =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      const isRollback = typeof given[0] === 'string' && /^\s*rollback\b/i.test(given[0]);
      if (!isRollback && isAlmostFull(freeBytes())) throw new DiskFull();
      return act(...given);
    };
  pglite.query = guarded(pglite.query.bind(pglite)) as PGlite['query'];
  pglite.exec = guarded(pglite.exec.bind(pglite));
  pglite.transaction = guarded(pglite.transaction.bind(pglite)) as PGlite['transaction'];
}
