import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { openNewPostgres } from '../../../../test/postgres/databases.ts';
import { loggableError } from './logging.ts';

describe('an error in the log', () => {
  it('[B5] says what failed and where, without the values that were written', async () => {
    const database = await openNewPostgres(inject('postgresUrl'));
    await database.db.execute(sql`create table accounts (account text unique)`);
    const write = () => database.db.execute(sql`insert into accounts values (${'ES9121000418450200051332'})`);
    await write();
    const error = await write().catch((refused: Error) => refused);
    await database.close();

    const logged = loggableError(error as Error);
    expect(JSON.stringify(logged)).not.toContain('ES91');
    expect(logged).toMatchObject({
      message: expect.stringContaining('insert into accounts'),
      stack: expect.stringMatching(/\n {4}at /),
      cause: { reason: '23505', message: expect.stringContaining('accounts_account_key') },
    });
  });
});
