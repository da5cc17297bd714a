/**
 * Goal: whatever customers, staff and the bank do, and in whatever order statements come, nothing of the difference between the
 * bank and the ledger is left unexplained, and the customer has what the model says; and any damaged amount is found. Method:
 * random days against a bank that knows nothing of the importer and writes Norma 43 and camt.053.
 */
import { addDays, civilDateAt, movementReference, otherBookings, walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenTaxed } from '../../../test/alone/bystanders.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { mailsTo } from '../../../test/mails.ts';
import { modelBank } from '../../../test/model-bank.ts';
import { acceptedAccount, anInvestor, approve, askFor, giveMoney } from '../../../test/money.ts';
import { balances, invested, openProject } from '../../../test/orders.ts';
import { sized, testSeed } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { wallets } from '../../schema/wallets.ts';
import { matchEntries } from '../matching/match-entries.ts';
import { compareBank } from './compare-bank.ts';
import { findBreaches } from './find-breaches.ts';

const account = 'ES9121000418450200051332';
const promoter = buildIban(51_515);
const dayNumber = sized(10, 60);
const filesUrl = '/v1/payment/payment-files';
const log = { error: () => {} };

let test: TestApp;
let owner: { userId: string; reference: string; account: string };
const bank = modelBank(account, 700_000);
const paid: string[] = [];
/** Movements booked as money of a third party, which the bank sends back. */
const received: Waiting[] = [];
/** Deposits that the bank takes back. */
const takes: Waiting[] = [];
const takenIds = new Set<string>();
const covered: string[] = [];
/** What the customer has by the model: what came and went by hand; the bank tells the rest. */
let walletCents = 900_000;
let projectId: string;
/** A project that has withheld tax, of which the platform pays a part to the tax office. */
let taxedId: string;
let cents = 10_000;
let elenas = 0;
/** Each amount occurs once, so that no movement can be taken for another. */
const nextCents = () => {
  cents += 7;
  return cents;
};
const amountOf = (value: number) => (value / 100).toFixed(2);
const today = () => civilDateAt(test.clock.now);
const admin = () => as(test, 'admin');
const customer = () => as(test, { userId: owner.userId });

async function ok(answer: ReturnType<Caller['post']>, ...allowed: string[]) {
  const given = await answer;
  if (given.statusCode >= 400 && !allowed.includes(given.json().code)) throw new Error(given.body);
  return given;
}

beforeAll(async () => {
  test = await buildTestApp({
    now: new Date('2026-03-02T08:00:00Z'),
    config: { depositAccount: { holder: 'Semilla', account } },
  });
  const { userId } = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer' });
  await giveMoney(test, userId, 900_000);
  await acceptedAccount(test, userId);
  const validSince = new Date('2026-02-01T08:00:00Z');
  await test.db
    .update(bankAccounts)
    .set({ validSince, validatedByTwo: true })
    .where(sql`${bankAccounts.userId} = ${userId}`);
  const [wallet] = await test.db.select().from(wallets).where(sql`${wallets.userId} = ${userId}`);
  const [own] = await test.db.select().from(bankAccounts).where(sql`${bankAccounts.userId} = ${userId}`);
  projectId = await financedProject();
  taxedId = (await givenTaxed(test, await admin(), 'platform')).projectId;
  owner = { userId, reference: walletReference(wallet?.walletId ?? ''), account: own?.account ?? '' };
});
afterAll(() => test.close());

/** A project that holds more than is ever released of it. */
async function financedProject(): Promise<string> {
  const project = await openProject(test, await admin(), {
    financingAmount: 10_000_000,
    withdrawMoneyFinanced: true,
    payoutAccount: promoter,
  });
  await invested(await anInvestor(test, 10_000_000), project.projectId, '100000.00');
  return project.projectId;
}

interface Waiting {
  bankEntryId: string;
  amount: string;
  side: 'in' | 'out';
  isReturn: boolean;
  transactionId: string | null;
}

type Draw = { act: keyof typeof acts; delay: number };

/** Two people book a movement that waits as what it is; money of a third party goes back some days later. */
async function bookWaiting(
  choose: (waiting: Waiting[]) => Waiting | undefined,
  { days, asIn = { as: 'thirdParty' } }: { days: number; asIn?: object },
): Promise<void> {
  const by = await admin();
  const url = '/v1/payment/bank-entries';
  const ofState = `${url}?state=waiting&take=100&orderBy=bookedOn&orderSide=asc`;
  const waiting: Waiting[] = (await by.get(ofState)).json().data;
  const isSentBack = ({ side, amount }: Waiting) =>
    side === 'out' && received.some((one) => one.amount === amount);
  // The oldest goes on waiting.
  const entry = choose(waiting.slice(1).filter((one) => !one.isReturn && !isSentBack(one)));
  if (!entry) return;
  const body = entry.side === 'in' ? asIn : { as: 'bankCost' };
  const booked = await ok(by.post(`${url}/${entry.bankEntryId}/other-booking`, { body }));
  if (booked.json().bookedAs !== 'thirdParty') return;
  bank.moves({ day: addDays(today(), days), cents: -Math.round(Number(entry.amount) * 100) });
  received.push(entry);
}

const acts = {
  async transfer() {
    const moved = { day: today(), cents: nextCents(), account: owner.account };
    bank.moves({ ...moved, reference: owner.reference, isForWallet: true });
  },
  async unknown() {
    bank.moves({ day: today(), cents: nextCents() });
  },
  async fee() {
    bank.moves({ day: today(), cents: -nextCents() });
  },
  /** Staff approve what they see at the bank before, or after, its statement. */
  async byHand({ delay }: Draw) {
    const value = nextCents();
    const asked = await ok(askFor(await customer(), { type: 'income', amount: amountOf(value) }));
    const { transactionId } = asked.json();
    await ok(approve(await admin(), transactionId));
    walletCents += value;
    if (delay < 3)
      bank.moves({ day: addDays(today(), delay), cents: value, reference: movementReference(transactionId) });
  },
  async withdrawal({ delay }: Draw) {
    const value = nextCents();
    const asked = await ok(askFor(await customer(), { type: 'withdraw', amount: amountOf(value) }));
    const { transactionId } = asked.json();
    walletCents -= value;
    if (delay === 0) return;
    await ok(approve(await admin(), transactionId));
    const reference = movementReference(transactionId);
    bank.moves({ day: addDays(today(), delay), cents: -value, reference, account: owner.account });
    paid.push(transactionId);
  },
  async file({ delay }: Draw) {
    const by = await admin();
    const made = await ok(by.post(filesUrl), 'payment.nothing_to_pay');
    if (made.statusCode !== 201) return;
    const { paymentFileId } = made.json();
    await ok(by.post(`${filesUrl}/${paymentFileId}/approve`, { body: {} }));
    await ok(by.post(`${filesUrl}/${paymentFileId}/take`));
    const url = `/v1/wallet/transactions?paymentFileId=${paymentFileId}&take=100`;
    for (const { transactionId, amount } of (await by.get(url)).json().data) {
      const value = Math.round(Number(amount) * 100);
      const reference = movementReference(transactionId);
      bank.moves({ day: addDays(today(), delay % 2), cents: -value, reference, account: owner.account });
      paid.push(transactionId);
    }
    for (const { paymentOrderId, amount } of (await by.get(`${filesUrl}/${paymentFileId}/orders`)).json()
      .data) {
      const value = Math.round(Number(amount) * 100);
      const reference = movementReference(paymentOrderId);
      bank.moves({ day: today(), cents: -value, reference, account: promoter });
      const isReturned = delay === 3;
      if (isReturned) bank.moves({ day: addDays(today(), 1), cents: value, reference, isReturn: true });
    }
  },
  async bookOther({ delay }: Draw) {
    const asIn = [
      { as: 'thirdParty' },
      { as: 'repayment', projectId },
      { as: 'thirdParty' },
      { as: 'companyMoney' },
    ][delay];
    await bookWaiting((waiting) => waiting[delay], { days: delay % 2, ...(asIn && { asIn }) });
  },
  /** Money of a third party goes back, and staff book it once a statement shows it. */
  async sendBack() {
    const by = await admin();
    const url = '/v1/payment/bank-entries';
    const waiting: Waiting[] = (await by.get(`${url}?state=waiting&side=out&take=100`)).json().data;
    const found = waiting.find(({ amount }) => received.some((one) => one.amount === amount));
    const origin = received.find(({ amount }) => amount === found?.amount);
    if (!found || !origin) return;
    const body = { as: 'sentBack', receivedId: origin.bankEntryId };
    const answer = await ok(by.post(`${url}/${found.bankEntryId}/other-booking`, { body }));
    expect(answer.json()).toMatchObject({ bookedAs: 'sentBack' });
    received.splice(received.indexOf(origin), 1);
  },
  /** The bank takes a transfer back, of which the balance covers every one. */
  async takenBack() {
    const by = await admin();
    const url = '/v1/payment/bank-entries';
    const asked = `${url}?state=booked&side=in&isReturn=false&take=100&orderBy=bookedOn&orderSide=asc`;
    const deposits: Waiting[] = (await by.get(asked)).json().data;
    const deposit = deposits.find((one) => one.transactionId && !takenIds.has(one.bankEntryId));
    if (!deposit) return;
    takenIds.add(deposit.bankEntryId);
    const value = -Math.round(Number(deposit.amount) * 100);
    bank.moves({ day: today(), cents: value, isReturn: true });
    takes.push(deposit);
  },
  async bookTakenBack() {
    const by = await admin();
    const url = '/v1/payment/bank-entries';
    const waiting: Waiting[] = (await by.get(`${url}?state=waiting&side=out&isReturn=true&take=100`)).json()
      .data;
    const found = waiting.find(({ amount }) => takes.some((one) => one.amount === amount));
    const deposit = takes.find(({ amount }) => amount === found?.amount);
    if (!found || !deposit) return;
    const body = { as: 'takenBack', transactionId: deposit.transactionId };
    const answer = await ok(by.post(`${url}/${found.bankEntryId}/other-booking`, { body }));
    expect(answer.json()).toMatchObject({ bookedAs: 'takenBack' });
    walletCents -= Math.round(Number(deposit.amount) * 100);
    takes.splice(takes.indexOf(deposit), 1);
  },
  async comesBack() {
    const transactionId = paid.shift();
    if (!transactionId) return;
    const { amount } = (await (await customer()).get(`/v1/wallet/transactions/${transactionId}`)).json();
    const reference = movementReference(transactionId);
    const value = Math.round(Number(amount) * 100);
    bank.moves({ day: addDays(today(), 1), cents: value, reference, isReturn: true, isForWallet: true });
  },
  /** Part of what a project raised goes to its promoter with the next file. */
  async release() {
    const url = `/v1/project/projects/${projectId}/release-orders`;
    await ok((await admin()).post(url, { body: { amount: amountOf(nextCents()) } }));
  },
};

/** What the company and the promoters put in and take, in this order. */
const ofCompanyAndProjects = [
  { value: 900_001, as: () => ({ as: 'companyMoney' }) },
  { value: -50_001, as: () => ({ as: 'companyMoney' }) },
  { value: 70_001, as: () => ({ as: 'repayment', projectId }) },
  { value: -501, as: () => ({ as: 'taxPaid', taxes: [{ projectId: taxedId, amount: '5.01' }] }) },
];

async function bookForCompanyAndProjects(): Promise<void> {
  const by = await admin();
  const url = '/v1/payment/bank-entries';
  for (const { value, as: booking } of ofCompanyAndProjects) {
    const asked = `${url}?state=waiting&side=${value < 0 ? 'out' : 'in'}&amount=eq:${amountOf(Math.abs(value))}`;
    const [found]: Waiting[] = (await by.get(asked)).json().data;
    await ok(by.post(`${url}/${found?.bankEntryId}/other-booking`, { body: booking() }));
  }
}

/** Makes sure that movements of each kind occur, whatever is drawn and however late their statements come. */
async function actsOfEachKind(index: number): Promise<void> {
  if (index === 3) await acts.transfer();
  if (index === 4) await acts.release();
  if (index === 5) await acts.file({ act: 'file', delay: 3 });
  if (index === 8) await acts.takenBack();
}

async function imports(from: string, to: string): Promise<void> {
  const by = await admin();
  await ok(by.post('/v1/payment/bank-statements', { form: formOf({ file: bank.statement(from, to) }) }));
  for (let day = from; day <= to; day = addDays(day, 1)) covered.push(day);
  await matchEntries(test.app);
  await compareBank(test.services, log);
}

const rows = () => test.db.select().from(bankBalances).orderBy(bankBalances.day);

/** Writes with triggers and foreign keys switched off. */
async function damage(statement: string): Promise<void> {
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });
}

it('[B1][L40] nothing is left unexplained after random days, in whatever order their statements come', async () => {
  console.log(`The days follow from TEST_SEED=${testSeed}.`);
  const act = fc.constantFrom<keyof typeof acts>(...(Object.keys(acts) as (keyof typeof acts)[]));
  const draw = fc.record({ act, delay: fc.nat({ max: 3 }) });
  const drawn = fc.sample(
    fc.record({ draws: fc.array(draw, { minLength: 2, maxLength: 5 }), late: fc.nat({ max: 3 }) }),
    {
      seed: testSeed,
      numRuns: dayNumber,
    },
  );
  const begin = today();
  await acts.transfer();
  for (let time = 0; time < 3; time += 1) {
    await acts.unknown();
    await acts.fee();
  }
  const waiting: { day: string; late: number }[] = [];
  for (const [index, { draws, late }] of drawn.entries()) {
    await actsOfEachKind(index);
    for (const one of draws) await acts[one.act](one);
    waiting.push({ day: today(), late });
    test.clock.advance(86_400);
    for (const report of waiting) report.late -= 1;
    for (const { day } of waiting.filter((report) => report.late < 0).toReversed()) await imports(day, day);
    waiting.splice(0, waiting.length, ...waiting.filter((report) => report.late >= 0));
    expect((await rows()).filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
  }
  await imports(begin, addDays(today(), -1));
  // One of each side is left of those of the first day, if none was booked before.
  for (const side of ['in', 'out'])
    await bookWaiting((open) => open.find((one) => one.side === side), { days: 0 });
  for (const { value } of ofCompanyAndProjects) bank.moves({ day: today(), cents: value });
  test.clock.advance(86_400);
  await imports(addDays(today(), -1), addDays(today(), -1));
  await acts.sendBack();
  await acts.bookTakenBack();
  await bookForCompanyAndProjects();
  await compareBank(test.services, log);
  const booked = await test.db.selectDistinct({ as: bankEntries.bookedAs }).from(bankEntries);
  expect(booked.map(({ as: kind }) => kind)).toEqual(expect.arrayContaining([...otherBookings]));

  const found = await rows();
  expect(found.map(({ day, bankCents, unexplainedCents }) => [day, bankCents, unexplainedCents])).toEqual(
    [...new Set(covered)].sort().map((day) => [day, bank.closing(day), 0]),
  );
  for (const row of found) {
    const { rows: posted } = await test.db.execute<{ cents: string }>(sql`
      select coalesce(-sum(amount_cents), 0) as cents from ledger_postings join ledger_entries using (entry_id)
      where account_id = 'bank' and created_at < ${addDays(row.day, 1)}::timestamp at time zone 'Europe/Madrid'`);
    expect(row.ledgerCents).toBe(Number(posted[0]?.cents));
    expect(row.unreportedCents).toBe(0);
  }
  expect((await findBreaches(test.db)).breaches).toEqual([]);
  // The model has never seen the importer, nor the ledger.
  const shownCents = bank.shownForWallet(addDays(today(), -1));
  expect(await balances(test, `wallet:${owner.userId}`)).toEqual([walletCents + shownCents]);
});

const pick = {
  booked: `(select bank_entry_id from transactions where bank_entry_id is not null order by transaction_id limit 1)`,
  open: `(select bank_entry_id from bank_entries where state = 'waiting' order by bank_entry_id limit 1)`,
  day: `(select min(day) + 2 from bank_days)`,
  entry: `(select entry_id from transactions where bank_entry_id is not null order by transaction_id limit 1)`,
};

it.each([
  ['a movement that waits is deleted', `delete from bank_entries where bank_entry_id = ${pick.open}`],
  ['a movement that was booked is deleted', `delete from bank_entries where bank_entry_id = ${pick.booked}`],
  [
    'a movement that was booked has another amount',
    `update bank_entries set amount_cents = amount_cents + 1 where bank_entry_id = ${pick.booked}`,
  ],
  [
    'a movement that waits has another amount',
    `update bank_entries set amount_cents = amount_cents + 1 where bank_entry_id = ${pick.open}`,
  ],
  [
    'a movement is booked without a deposit',
    `update bank_entries set state = 'booked', doubt = null, user_id = (select user_id from wallets limit 1) where bank_entry_id = ${pick.open}`,
  ],
  [
    'a balance of the bank is another',
    `update bank_days set closing_cents = closing_cents - 5 where day = ${pick.day}`,
  ],
  [
    'a posting of the bank has another amount',
    `update ledger_postings set amount_cents = amount_cents + 3 where account_id = 'bank' and entry_id = ${pick.entry}`,
  ],
  [
    'a posting of the bank is missing',
    `delete from ledger_postings where account_id = 'bank' and entry_id = ${pick.entry}`,
  ],
  ['a deposit is missing', `delete from transactions where entry_id = ${pick.entry}`],
])(
  '[B1][L40] finds that %s, stops releases and files until it is mended, and mails administrators once',
  async (_, harm) => {
    elenas += 1;
    const email = `elena.${elenas}@example.com`;
    await as(test, 'admin', { email, language: 'en' });
    const tables = ['bank_entries', 'bank_days', 'ledger_postings', 'transactions'];
    for (const table of tables) await damage(`create table kept_${table} as select * from ${table}`);
    await damage(harm);
    await Promise.all([compareBank(test.services, log), compareBank(test.services, log)]);
    await compareBank(test.services, log);
    const refused = await (await admin()).post(filesUrl);
    const { breaches } = await findBreaches(test.db);
    for (const table of tables) {
      await damage(`delete from ${table}`);
      await damage(`insert into ${table} select * from kept_${table}`);
      await damage(`drop table kept_${table}`);
    }
    await compareBank(test.services, log);
    expect(refused.json()).toMatchObject({ status: 409, code: 'payment.bank_differs' });
    expect(breaches.map(({ rule }) => rule)).toContain('bank_agrees_with_ledger');
    // Proposals of the last day may be mailed late to a new administrator.
    const told = (await mailsTo(test, email)).filter(({ text }) => !text.includes('/admin/approvals/'));
    expect(told).toMatchObject([{ subject: 'The bank and the wallets do not agree' }]);
    expect((await rows()).filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
    expect((await (await admin()).post(filesUrl)).json().code).not.toBe('payment.bank_differs');
  },
);
