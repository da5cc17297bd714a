import type { Database, Db } from '../../src/kit/database/types.ts';

/** An error injected before or after a query. */
export interface Fault {
  /** The number of the query in its transaction, from 1; the one after the last is the COMMIT. */
  call: number;
  moment: 'before' | 'after';
  error: Error;
  /** How many transactions run before the fault strikes. */
  after?: number;
}

export interface Faulty {
  database: Database;
  /** Makes the next transaction fail. */
  arm(fault: Fault): void;
  disarm(): void;
  /** The number of queries of the last successful transaction, including its COMMIT. */
  calls(): number;
}

type Work = (tx: Db) => Promise<unknown>;

interface Prepared {
  execute(...given: unknown[]): Promise<unknown>;
}

interface Session {
  prepareQuery(...given: unknown[]): Prepared;
}

const noCalls = () => 0;

/**
 * Whether a query sets the time limit for locks. It is not counted: it is sent again only after some
 * milliseconds, so the number of queries would vary between runs.
 */
const isLockLimit = ({ sql }: { sql: string }) => sql.includes("'lock_timeout'");

/** Wraps a database so that chosen queries fail. Drizzle sends every query through the session. */
export function makeFaulty(database: Database): Faulty {
  let armed: Fault | undefined;
  let struck = false;
  let callsOfLast = 0;
  let transactionsToSpare = 0;

  function strikes(call: number, moment: Fault['moment']): void {
    if (struck || armed?.call !== call || armed.moment !== moment) return;
    struck = true;
    throw armed.error;
  }

  function watch(tx: Db): { calls: () => number } {
    let calls = 0;
    const { session } = tx as unknown as { session: Session };
    const prepare = session.prepareQuery.bind(session);
    session.prepareQuery = (...given) => {
      const prepared = prepare(...given);
      if (isLockLimit(given[0] as { sql: string })) return prepared;
      const execute = prepared.execute.bind(prepared);
      prepared.execute = async (...values) => {
        calls += 1;
        const call = calls;
        strikes(call, 'before');
        const result = await execute(...values);
        strikes(call, 'after');
        return result;
      };
      return prepared;
    };
    return { calls: () => calls };
  }

  const transaction = async (work: Work, settings?: object) => {
    let calls = noCalls;
    // PGlite commits internally. On PostgreSQL the COMMIT is a normal query, so the fault strikes there.
    const ownCommit = database.kind === 'embedded' ? 1 : 0;
    const outcome = await database.db.transaction(async (tx) => {
      if (transactionsToSpare > 0) transactionsToSpare -= 1;
      else calls = watch(tx).calls;
      const answer = await work(tx);
      if (ownCommit && calls()) strikes(calls() + ownCommit, 'before');
      return answer;
    }, settings);
    callsOfLast = calls() + ownCommit;
    if (ownCommit && calls()) strikes(callsOfLast, 'after');
    return outcome;
  };

  const db = new Proxy(database.db, {
    get: (inner, name) => (name === 'transaction' ? transaction : Reflect.get(inner, name)),
  });
  return {
    database: { ...database, db, writeDb: db, moneyDb: db },
    arm(fault) {
      armed = fault;
      transactionsToSpare = fault.after ?? 0;
      struck = false;
    },
    disarm() {
      armed = undefined;
    },
    calls: () => callsOfLast,
  };
}
