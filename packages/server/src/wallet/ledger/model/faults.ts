import type { Database, Db } from '../../../database/types.ts';

/** Something that goes wrong at a call to the database, right before it or right after. */
export interface Fault {
  /** Which call of a transaction, from 1; the one after the last is its COMMIT. */
  call: number;
  moment: 'before' | 'after';
  error: Error;
  /** How many transactions go well before it. */
  after?: number;
}

export interface Faulty {
  database: Database;
  /** Lets the next transaction fail. */
  arm(fault: Fault): void;
  disarm(): void;
  /** How many calls the last transaction took that went well, its COMMIT included. */
  calls(): number;
}

type Work = (tx: Db) => Promise<unknown>;

interface Prepared {
  execute(...given: unknown[]): Promise<unknown>;
}

interface Session {
  prepareQuery(...given: unknown[]): Prepared;
}

const none = () => 0;

/** The same database, some of whose calls fail when told to. Drizzle sends everything through the session. */
export function makeFaulty(database: Database): Faulty {
  let armed: Fault | undefined;
  let struck = false;
  let callsOfLast = 0;
  let spared = 0;

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
    let calls = none;
    // PGlite commits by itself; PostgreSQL is told to by a call like any other, and strikes there.
    const ownCommit = database.kind === 'embedded' ? 1 : 0;
    const result = await database.db.transaction(async (transacting) => {
      const tx = transacting as unknown as Db;
      if (spared > 0) spared -= 1;
      else calls = watch(tx).calls;
      const done = await work(tx);
      if (ownCommit && calls()) strikes(calls() + ownCommit, 'before');
      return done;
    }, settings);
    callsOfLast = calls() + ownCommit;
    if (ownCommit && calls()) strikes(callsOfLast, 'after');
    return result;
  };

  return {
    database: {
      ...database,
      db: new Proxy(database.db, {
        get: (db, name) => (name === 'transaction' ? transaction : Reflect.get(db, name)),
      }),
    },
    arm(fault) {
      armed = fault;
      spared = fault.after ?? 0;
      struck = false;
    },
    disarm() {
      armed = undefined;
    },
    calls: () => callsOfLast,
  };
}
