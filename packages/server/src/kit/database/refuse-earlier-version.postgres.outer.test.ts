/** Goal: a PostgreSQL from before the baseline is refused with instructions, and its data stays unchanged. */
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { atTerminal } from '../../../test/at-terminal.ts';
import { ageDatabase, everythingIn } from '../../../test/earlier-version.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { startProcess } from '../../../test/process.ts';
import { seeded } from '../../start/seeded.ts';
import { writeHistory } from '../audit/write-audit.ts';
import { thePlatform } from '../change/actor.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types.ts';

it('[X1] refuses a database from an earlier version and leaves it unchanged', async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const { host, pathname } = new URL(url);
  const name = pathname.slice(1);
  async function withDatabase<T>(act: (database: Database) => Promise<T>): Promise<T> {
    const database = await openPostgres(url);
    return act(database).finally(() => database.close());
  }
  const before = await withDatabase(async ({ db }) => {
    await writeHistory(db, [{ at: new Date(), actor: thePlatform, note: seeded }]);
    await ageDatabase(db);
    return everythingIn(db);
  });
  expect(before.contents.audit_entries?.rows).toBe(1);

  const refused = await startProcess({ DATABASE_URL: url, DEMO: 'false', SECRET_KEY: 'x'.repeat(40) });
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toBe(
    `The database ${name} at ${host} is from an earlier version and cannot be upgraded: set DATABASE_URL to an empty one, or empty it with npm run db:reset -- --delete-everything-in ${name} if it holds a demo.`,
  );
  expect(await withDatabase(({ db }) => everythingIn(db))).toEqual(before);

  const script = fileURLToPath(new URL('../../../scripts/reset-database.ts', import.meta.url));
  const env = { DATABASE_URL: url, DEMO: 'true' };
  expect(await atTerminal(script, env, '--delete-everything-in', name)).toMatchObject({ status: 0 });
  await withDatabase((database) => database.migrate());
});
