import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankDays, type Shown } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { lend, loanUrl } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, compareBooks } from '../../../test/orders.ts';
import { platformAccount } from '../../../test/platform-with-bank.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { followLoans } from './follow-loans.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
/** Loans of 10,000.00 with 300.00 due every three months; the first payment came on its day. */
let judged: string;
let noted: string;
let late: string;
let received: { bankEntryId: string }[];

beforeAll(async () => {
  test = await buildTestApp({
    now: new Date('2026-01-10T11:00:00Z'),
    config: { depositAccount: { holder: 'Semilla', account: platformAccount } },
  });
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 10_000_000);
  const lent = () => lend(test, { admin, investor });
  [judged, noted, late] = [await lent(), await lent(), await lent()];
  await goTo('2026-04-10T10:00:00Z');
  received = await bankDays(test, admin).shows(...[1, 2, 3].map((): Shown => ({ amountCents: 30_000 })));
  for (const [index, projectId] of [judged, noted, late].entries())
    await book(received[index], { as: 'repayment', projectId });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

async function goTo(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  investor = await at(test, moment, investor);
}

async function book(movement: { bankEntryId: string } | undefined, body: object): Promise<void> {
  const url = `/v1/payment/bank-entries/${movement?.bankEntryId}/other-booking`;
  const answer = await admin.post(url, { body: { why: 'Visto con el banco.', ...body } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

/** The bank takes these repayments back, and two people book it. */
async function takeBack(...repayments: ({ bankEntryId: string } | undefined)[]): Promise<void> {
  const given = repayments.map((): Shown => ({ amountCents: -30_000, isReturn: true }));
  const movements = await bankDays(test, admin).shows(...given);
  for (const [index, repayment] of repayments.entries())
    await book(movements[index], { as: 'repayment', receivedId: repayment?.bankEntryId });
}

const loanOf = async (projectId: string) => (await investor.get(loanUrl(projectId))).json();

it('[L30][B4] owes no more if the repayment was taken back before its default was noted', async () => {
  await goTo('2026-07-20T10:00:00Z');
  await takeBack(received[1]);
  await goTo('2026-07-20T10:05:00Z');
  await followLoans(test.services);
  expect(await loanOf(noted)).toMatchObject({
    state: 'default',
    defaultedOn: '2026-07-10',
    owed: '10600.00',
    recovered: '0.00',
  });
});

it('[L30][B4] owes the repayment again if it was taken back after the default', async () => {
  const body = { reason: 'Pide el concurso.', reasonEn: 'It files for insolvency.' };
  expect((await admin.post(`${loanUrl(judged)}/default`, { body })).statusCode).toBe(201);
  await goTo('2026-10-25T10:00:00Z');
  await followLoans(test.services);
  for (const projectId of [judged, late])
    expect(await loanOf(projectId)).toMatchObject({ state: 'default', owed: '10300.00', recovered: '0.00' });
  await goTo('2026-10-25T10:05:00Z');
  await takeBack(received[0], received[2]);
  for (const projectId of [judged, late])
    expect(await loanOf(projectId)).toMatchObject({ owed: '10600.00', recovered: '0.00' });
  await repay(admin, late, '10600.00');
  expect(await loanOf(late)).toMatchObject({ owed: '10600.00', recovered: '10600.00' });
});
