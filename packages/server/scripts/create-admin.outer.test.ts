/** Goal: the script creates the first administrator, and explains its refusals. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../src/kit/database/postgres.ts';
import { users } from '../src/schema/users.ts';
import { atTerminal } from '../test/at-terminal.ts';
import { newPostgresDatabase } from '../test/postgres/databases.ts';

const script = fileURLToPath(new URL('./create-admin.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'semilla-admin-'));
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await newPostgresDatabase(inject('postgresUrl'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const createAdmin = (...args: string[]) => {
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: 'false',
    SECRET_KEY: 'x'.repeat(40),
  };
  return atTerminal(script, settings, ...args);
};

const elena = ['--email', 'elena@example.com', '--name', 'Elena', '--surname', 'Vidal'];

describe('create-admin', () => {
  it('[P5] creates an administrator once, and prints a link to choose the password', async () => {
    const result = await createAdmin(...elena);
    expect(result).toMatchObject({
      status: 0,
      said: expect.stringMatching(
        /^This is the only administrator: create a second one, .+\n(?:.+\n)+.+\/auth\/reset\?token=[\w-]{43}$/,
      ),
    });
    expect(await createAdmin(...elena)).toEqual({
      status: 1,
      said: 'elena@example.com has an account already.',
    });
  });

  it('[P5] says of the first administrator alone that a second one is needed', async () => {
    const second = ['--email', 'marta@example.com', '--name', 'Marta', '--surname', 'Ruiz'];
    expect((await createAdmin(...second)).said).not.toContain('create a second one');
  });

  it('[P5][P7] lets the first two approve at once, and later ones after the time of new administrators', async () => {
    expect(
      (await createAdmin('--email', 'pablo@example.com', '--name', 'Pablo', '--surname', 'Sanz')).status,
    ).toBe(0);
    const database = await openPostgres(databaseUrl);
    const rows = await database.db.select().from(users).orderBy(asc(users.email));
    await database.close();
    expect(rows.map(({ email, roleGivenAt }) => [email, roleGivenAt !== null])).toEqual([
      ['elena@example.com', false],
      ['marta@example.com', false],
      ['pablo@example.com', true],
    ]);
  });

  it('[P7] lets a new administrator approve at once where fewer than two are enabled', async () => {
    const database = await openPostgres(databaseUrl);
    await database.db.update(users).set({ disabledAt: new Date() });
    const created = await createAdmin('--email', 'rosa@example.com', '--name', 'Rosa', '--surname', 'Gil');
    const [rosa] = await database.db.select().from(users).where(eq(users.email, 'rosa@example.com'));
    await database.close();
    expect(created.said).toContain('This is the only administrator');
    expect(rosa?.roleGivenAt).toBeNull();
  });

  it.each([
    ['names the missing options', ['--email', 'elena']],
    [
      'refuses a name that is a link',
      ['--email', 'eva@example.com', '--name', 'evil.test', '--surname', 'Vidal'],
    ],
  ])('[P5] %s', async (_, args) => {
    const { status, said } = await createAdmin(...args);
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/^Say who it is: npm run create-admin -- --email/),
    ]);
  });
});
