/**
 * Goal: an approval that is refused because the act's effects have changed leaves nothing behind. Method: a bank file
 * waits for a second person while part of it is imported with another file; then compare the rows, files and matching
 * jobs before and after the approval.
 */
import { readdir } from 'node:fs/promises';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../test/bank-files.ts';
import { as, type Caller } from '../../test/callers.ts';
import { formOf } from '../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { matchingQueue } from '../payment/statements/matching-queue.ts';

const account = 'ES9121000418450200051332';
const statementsUrl = '/v1/payment/bank-statements';

let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin');
  elena = await as(test, 'admin');
});
afterAll(() => test.close());

const monday = statementOf([entryOf({ bookedOn: '2026-03-02', amountCents: 5_000 })], { account });
const tuesday = statementOf([entryOf({ bookedOn: '2026-03-03', amountCents: 7_000 })], {
  account,
  openingCents: monday.closingCents,
});
const send = (alone: boolean, ...days: (typeof monday)[]) =>
  marta.post(statementsUrl, { form: formOf({ file: camt053File(camt053Text(days)) }), alone });

async function countsNow() {
  const { rows } = await test.db.execute(sql`select
    (select count(*)::int from bank_entries) as movements, (select count(*)::int from bank_statements) as statements,
    (select count(*)::int from bank_days) as days, (select count(*)::int from documents) as documents,
    (select count(*)::int from audit_entries) as audit,
    (select count(*)::int from pgboss.job where name = ${matchingQueue}) as matchings`);
  const files = await readdir(`${test.services.config.dataDir}/files`, { recursive: true });
  return { ...rows[0], files: files.length };
}

it('[B4][P7] undoes an act with its approval if its effects are not those that were shown', async () => {
  const proposed = (await send(true, monday, tuesday)).json();
  expect(proposed).toMatchObject({ act: 'importStatement', status: 'pending' });
  expect((await send(false, monday)).json()).toMatchObject({ newEntries: 1 });
  const url = `/v1/approvals/${proposed.proposalId}`;
  const approve = (seen: string) => elena.post(`${url}/approve`, { body: { seen }, alone: true });

  const before = await countsNow();
  expect((await approve(proposed.seen)).json()).toMatchObject({ code: 'approvals.changed' });
  expect(await countsNow()).toEqual(before);

  const { seen, effects } = (await elena.get(url)).json();
  expect(seen).not.toBe(proposed.seen);
  expect(effects.length).toBeGreaterThan(0);
  expect((await approve(seen)).json()).toMatchObject({ status: 'approved', answer: { newEntries: 1 } });
  expect(await countsNow()).toMatchObject({ movements: 2, statements: 2, days: 2 });
});
