/**
 * Goal: with only one administrator, acts that need two people are refused for that reason, and all others work as with
 * two. A refused act changes nothing, so the search for sequences can skip everything after it. Method: run each act of
 * the search alone, with two administrators and with one.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Act, type Acts, actsOfStaff } from '../../test/alone/acts-of-staff.ts';
import { newStage, type Stage, undone } from '../../test/alone/stage.ts';
import { debitOf } from '../../test/alone/statements.ts';
import { users } from '../schema/users.ts';

let stage: Stage;
let acts: Acts;
let names: Act[];
beforeAll(async () => {
  stage = await newStage();
  acts = actsOfStaff(stage);
  names = Object.keys(acts) as Act[];
});
afterAll(() => stage.test.close());

/** The state and the code of the answer to an act. */
async function said(name: Act): Promise<[number, string?]> {
  const { statusCode, json } = (await acts[name]()) as { statusCode: number; json?: () => { code?: string } };
  const code = statusCode >= 400 ? json?.().code : undefined;
  return code ? [statusCode, code] : [statusCode];
}

async function disableTheOthers(): Promise<void> {
  const { test, marta } = stage;
  const isOther = and(eq(users.role, 'admin'), ne(users.userId, marta.userId));
  await test.db.update(users).set({ disabledAt: test.clock.now }).where(isOther);
}

/**
 * Acts that need two people, although the test with two administrators gets an answer other than "proposed".
 */
const onlyThen: Act[] = [
  // The colleague to enable is disabled only when there is one administrator.
  'users.edit enabled',
  // The missing second administrator is checked before the terms that investors accepted.
  'projects.edit tax',
  // The missing second administrator is checked before the missing file.
  'paymentFiles.approve',
];

it('[P7] with one administrator only acts that need two people are refused', async () => {
  const different: Record<string, unknown> = {};
  const needingTwo: Act[] = [];
  for (const name of names) {
    const withTwo = await undone(stage, () => said(name));
    const alone = await undone(stage, async () => {
      await disableTheOthers();
      return said(name);
    });
    const isProposed = withTwo[0] === 202 || onlyThen.includes(name);
    if (isProposed) needingTwo.push(name);
    const expected = isProposed ? [409, 'approvals.second_administrator_needed'] : withTwo;
    if (JSON.stringify(alone) !== JSON.stringify(expected)) different[name] = { withTwo, alone };
  }
  expect(different).toEqual({});
  expect(needingTwo.length).toBeGreaterThan(15);
  expect(names.length - needingTwo.length).toBeGreaterThan(30);
});

/** Tables about the requests themselves, which also change when a request is refused. */
const asked = ['sessions', 'failed_attempts', 'idempotency_keys'];
/** A job writes seals every two minutes of real time, also while this test runs. */
const skipped = [...asked, 'seals'];

/** A digest of each table, except the tables in `skipped`. */
async function contents(): Promise<Record<string, string>> {
  const { db } = stage.test;
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const held = tables.rows
    .filter(({ name }) => !skipped.includes(name))
    .map(
      ({
        name,
      }) => sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${sql.identifier(name)} t`,
    );
  const { rows } = await db.execute<{ name: string; digest: string }>(sql.join(held, sql` union all `));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

it('[P7] a refused act changes no row', async () => {
  const changed: Record<string, unknown> = {};
  const refused: Act[] = [];
  for (const name of names) {
    await undone(stage, async () => {
      // Otherwise the act itself would let the bank show the debit.
      if (name.startsWith('bankEntries.')) await debitOf(stage, 'taken');
      const before = await contents();
      const [status] = await said(name);
      if (status < 400) return;
      refused.push(name);
      const now = await contents();
      const others = Object.keys(now).filter((table) => now[table] !== before[table]);
      if (others.length) changed[name] = others;
    });
  }
  expect(changed).toEqual({});
  expect(refused.length).toBeGreaterThan(10);
});
