import { norma43File, norma43Lines } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import type { BankStatement } from './bank-statement.ts';

const account = 'ES9121000418450200051332';

let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

async function propose(...statements: BankStatement[]) {
  const form = formOf({ file: norma43File(norma43Lines(statements)) });
  return (await marta.post('/v1/payment/bank-statements', { form, alone: true })).json();
}

const approve = async ({ proposalId }: { proposalId: string }) =>
  (await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone: true })).json();

/** The space of the movements in the database, which also counts rows that were undone. */
async function bytesOfMovements(): Promise<number> {
  const { rows } = await test.db.execute<{ bytes: string }>(
    sql`select pg_relation_size('bank_entries') as bytes`,
  );
  return Number(rows[0]?.bytes);
}

it('[C10][L49] writes the movements of a file once, when it is approved, and none when it is proposed', async () => {
  const monday = statementOf([entryOf({ amountCents: 25_000 }), entryOf({ amountCents: -1_999 })]);
  const proposal = await propose(monday);
  expect(proposal.effects).toMatchObject([{ after: { newEntries: 2 } }]);
  expect(await bytesOfMovements()).toBe(0);
  expect((await approve(proposal)).answer).toMatchObject({ newEntries: 2 });
  expect(await bytesOfMovements()).toBeGreaterThan(0);
});

it('[L49] shows at the proposal what a file with overlapping statements brings when it is approved', async () => {
  const [morning, evening, next] = [
    entryOf({ bookedOn: '2026-04-01', amountCents: 10_000 }),
    entryOf({ bookedOn: '2026-04-01', amountCents: 20_000 }),
    entryOf({ bookedOn: '2026-04-02', amountCents: 30_000 }),
  ];
  const part = statementOf([morning], { openingCents: 500 });
  const whole = statementOf([morning, evening, next], { openingCents: 500 });
  const proposal = await propose(part, whole);
  expect(proposal.effects).toMatchObject([
    { after: { entries: 1, newEntries: 1 } },
    { after: { entries: 3, newEntries: 2 } },
  ]);
  expect((await approve(proposal)).answer).toMatchObject({
    newEntries: 3,
    knownEntries: 1,
    differentEntries: 0,
  });
});
