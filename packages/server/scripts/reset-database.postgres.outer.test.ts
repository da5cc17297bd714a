/** Goal: the script empties a PostgreSQL only if it holds a demo, its name is given, and no one is connected. */
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { writeHistory } from '../src/kit/audit/write-audit.ts';
import { thePlatform } from '../src/kit/change/actor.ts';
import { openDatabase } from '../src/kit/database/open-database.ts';
import type { Database } from '../src/kit/database/types.ts';
import { seeded } from '../src/start/seeded.ts';
import { atTerminal } from '../test/at-terminal.ts';
import { newPostgresDatabase } from '../test/postgres/databases.ts';
import { resetPostgres } from './resetting/reset-postgres.ts';

const script = fileURLToPath(new URL('./reset-database.ts', import.meta.url));
let url: string;
let name: string;
beforeEach(async () => {
  url = await newPostgresDatabase(inject('postgresUrl'));
  name = new URL(url).pathname.slice(1);
});

async function withDatabase<T>(act: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ database: { kind: 'postgres', url } });
  return act(database).finally(() => database.close());
}

const fillWithDemo = () =>
  withDatabase(({ db }) => writeHistory(db, [{ at: new Date(), actor: thePlatform, note: seeded }]));
const entries = () =>
  withDatabase(async ({ db }) => {
    const result = await db.execute(sql`select count(*)::int as entries from audit_entries`);
    return (result as unknown as { rows: { entries: number }[] }).rows[0]?.entries;
  });

describe('resetting the PostgreSQL of a demo', () => {
  it('[X1] requires the name of the database', async () => {
    await fillWithDemo();
    const env = { DATABASE_URL: url, DEMO: 'true' };
    const refusal = `This deletes everything in the database ${name}. If that is meant: npm run db:reset -- --delete-everything-in ${name}`;
    for (const confirmation of [undefined, 'another'])
      await expect(resetPostgres(url, confirmation)).rejects.toThrow(refusal);
    expect(await atTerminal(script, { ...env, DEMO: 'false', SECRET_KEY: 'x'.repeat(32) })).toEqual({
      status: 1,
      said: expect.stringContaining('Of PostgreSQL only a demo is reset: set DEMO=true'),
    });
    expect(await entries()).toBe(1);

    const result = await atTerminal(script, env, '--delete-everything-in', name);
    expect(result).toMatchObject({ status: 0, said: expect.stringContaining(`${name} is empty; npm start`) });
    expect(await resetPostgres(url, name)).toBe(`The database ${name} is empty already; npm start fills it.`);
    await withDatabase((database) => database.migrate());
    expect(await entries()).toBe(0);
  });

  it('[X1] refuses a database that was never filled with a demo', async () => {
    await expect(resetPostgres(url, name)).rejects.toThrow(`${name} was never filled with the demo`);
    expect(await entries()).toBe(0);
  });

  it('[X1] refuses a database that a process is using', async () => {
    await fillWithDemo();
    await withDatabase(async () => {
      await expect(resetPostgres(url, name)).rejects.toThrow(
        new RegExp(`^The database ${name} is in use over [12] connections: stop the platform`),
      );
    });
    expect(await entries()).toBe(1);
  });

  it('[X1] explains that a database cannot be reached', async () => {
    await expect(resetPostgres(`${url}_nowhere`, name)).rejects.toThrow('cannot be reached');
  });
});
