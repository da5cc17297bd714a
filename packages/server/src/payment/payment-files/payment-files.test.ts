import { createHash } from 'node:crypto';
import { movementReference } from '@semilla/contract';
import { buildIban, buildPdf, camt053File, camt053Text } from '@semilla/contract/testing';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf as fileOfBytes, formOf } from '../../../test/forms.ts';
import { acceptedAccount, approve, askFor, giveMoney, reject, transactionsUrl } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { matchEntries } from '../../money/matching/match-entries.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { holds } from '../../schema/holds.ts';
import { paymentFiles } from '../../schema/payment-files.ts';

const account = 'ES9121000418450200051332';
const filesUrl = '/v1/payment/payment-files';
const why = 'Las retiradas de la semana.';
const alone = true;

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let openingCents = 0;
let day = 1;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  day += 1;
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Núñez Gil' });
  await giveMoney(test, lucia.userId, 100_000);
});

async function withdrawal(amount = '200.00', owner = lucia): Promise<string> {
  const asked = await askFor(owner, { type: 'withdraw', amount });
  return asked.json().transactionId;
}

const create = (by = marta) => by.post(filesUrl);
const fileOf = async (id: string) => (await marta.get(`${filesUrl}/${id}`)).json();

async function created(): Promise<string> {
  const answer = await create();
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().paymentFileId;
}

const propose = (id: string, act = 'approve', by = marta) =>
  by.post(`${filesUrl}/${id}/${act}`, { body: { why }, alone });

async function decideOn(proposed: Awaited<ReturnType<typeof propose>>, by: Caller) {
  return by.post(`/v1/approvals/${proposed.json().proposalId}/approve`, { body: {} });
}

async function approved(id: string): Promise<string> {
  const answer = await decideOn(await propose(id), elena);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}

const take = (id: string, by = marta) => by.post(`${filesUrl}/${id}/take`);
const cancel = (id: string, by = marta) => by.post(`${filesUrl}/${id}/cancel`, { body: { why }, alone });

async function taken(): Promise<string> {
  const id = await approved(await created());
  const answer = await take(id);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return id;
}

async function textOf(url: string): Promise<string> {
  return (await marta.get(new URL(url).pathname)).body;
}

/** Imports a statement with one movement of a day, and matches it. */
async function shown(amountCents: number, reference: string) {
  const bookedOn = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
  const [paid] = await test.db.select().from(bankAccounts).where(eq(bankAccounts.userId, lucia.userId));
  const counterpartyAccount = paid?.account ?? null;
  const bankReference = `P${day}`;
  const entries = [entryOf({ bookedOn, amountCents, reference, counterpartyAccount, bankReference })];
  const statement = statementOf(entries, { openingCents, from: bookedOn, to: bookedOn });
  openingCents = statement.closingCents;
  const file = camt053File(camt053Text([statement]));
  await elena.post('/v1/payment/bank-statements', { form: formOf({ file }) });
  await matchEntries(test.app);
  const { data } = (
    await marta.get(`/v1/payment/bank-entries?fromDate=${bookedOn}&toDate=${bookedOn}`)
  ).json();
  return data[0];
}

const heldCents = async () => (await balances(test, `held:${lucia.userId}`))[0];
const statusOf = async (id: string) => (await marta.get(`${transactionsUrl}/${id}`)).json().status;

/** As if the bank had the file so long ago that it made no payment of it any more. */
async function longAgo(id: string): Promise<void> {
  const takenAt = new Date(test.clock.now.getTime() - 11 * 86_400_000);
  await test.db
    .update(paymentFiles)
    .set({ takenAt })
    .where(and(eq(paymentFiles.paymentFileId, id), isNotNull(paymentFiles.takenAt)));
}

/** Leaves no withdrawal open for the next test. */
async function cleared(id: string): Promise<void> {
  const proposed = await cancel(id);
  if (proposed.statusCode === 202) await decideOn(proposed, elena);
  await longAgo(id);
  const { data } = (await marta.get(`${transactionsUrl}?status=pending&type=withdraw&take=100`)).json();
  for (const { transactionId } of data) await reject(marta, transactionId);
}

const nextOf = async (by = marta) => (await by.get(`${filesUrl}/next`)).json();

describe('a payment file', () => {
  it('[L49] pays a withdrawal without any IBAN being typed: gathered, approved by a second person, sent, and paid by the statement', async () => {
    const transactionId = await withdrawal();
    const id = await created();
    expect(await fileOf(id)).toMatchObject({ state: 'proposed', payments: 1, total: '200.00' });
    await approved(id);
    expect(await fileOf(id)).toMatchObject({ state: 'approved', approvedByName: 'Elena Vidal' });
    const { url } = (await take(id)).json();
    const xml = await textOf(url);
    const reference = movementReference(transactionId);
    expect(xml).toContain(`<EndToEndId>${reference}</EndToEndId>`);
    expect(xml).toContain('<Nm>Lucia Nunez Gil</Nm>');
    expect(xml).toContain('<CtrlSum>200.00</CtrlSum>');
    expect(await statusOf(transactionId)).toBe('pending');

    const entry = await shown(-20_000, reference);
    expect(entry).toMatchObject({ state: 'booked', side: 'out', transactionId });
    expect(await statusOf(transactionId)).toBe('completed');
    expect(await heldCents()).toBe(0);
    expect(await fileOf(id)).toMatchObject({ state: 'taken', paidPayments: 1 });
  });

  it('[L49] is the same file however often it is taken, and each time is in the audit trail', async () => {
    await withdrawal();
    const id = await taken();
    const again = async (by: Caller) => textOf((await take(id, by)).json().url);
    const digests = [await again(marta), await again(elena)].map((xml) =>
      createHash('sha256').update(xml).digest('hex'),
    );
    expect(new Set(digests).size).toBe(1);
    const notes = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.auditEntryId);
    expect(notes.filter(({ action }) => action === 'payment-file.take')).toHaveLength(3);
    await cleared(id);
  });

  it('[L49] holds a withdrawal once: it is in no second file, and cannot be approved or rejected beside it', async () => {
    const transactionId = await withdrawal();
    const id = await created();
    expect((await create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    expect((await approve(elena, transactionId)).json()).toMatchObject({ code: 'payment.in_payment_file' });
    expect((await reject(elena, transactionId)).json()).toMatchObject({ code: 'payment.in_payment_file' });
    await cleared(id);
    expect(await statusOf(transactionId)).toBe('rejected');
  });

  it('[L49] made twice at once holds each withdrawal in one of the files', async () => {
    await withdrawal();
    const answers = await Promise.all([create(marta), create(elena)]);
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.json()).toMatchObject({ status: 409, code: 'payment.nothing_to_pay' });
    await cleared(made[0]?.json().paymentFileId);
  });

  it('[L49] leaves out withdrawals that are held', async () => {
    const transactionId = await withdrawal();
    const { now } = test.clock;
    const until = new Date(now.getTime() + 3_600_000);
    await test.db.insert(holds).values({ userId: lucia.userId, reason: 'email', createdAt: now, until });
    expect(await nextOf()).toEqual({
      payments: 0,
      total: '0.00',
      first: [],
      leftOut: [{ transactionId, userName: 'Lucía Núñez Gil', amount: '200.00', reason: 'held' }],
    });
    expect((await create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await test.db.delete(holds).where(eq(holds.userId, lucia.userId));
    await cleared(await created());
  });

  it('[L49] leaves out payees whose names no bank can read', async () => {
    const ivan = await as(test, 'user', { name: 'Иван', surname: 'Петров' });
    await giveMoney(test, ivan.userId, 10_000);
    const unwritable = await withdrawal('50.00', ivan);
    const paidId = await withdrawal();
    expect(await nextOf()).toMatchObject({
      first: [{ paidId, userId: lucia.userId, holderName: 'Lucía Núñez Gil', amount: '200.00' }],
      leftOut: [{ transactionId: unwritable, reason: 'name' }],
    });
    expect(await fileOf(await created())).toMatchObject({ payments: 1, total: '200.00' });
  });

  it('[L49] lists its payments as the transactions with its id', async () => {
    const transactionId = await withdrawal();
    const id = await created();
    const { data, total } = (await marta.get(`${transactionsUrl}?paymentFileId=${id}`)).json();
    expect([total, data[0].transactionId]).toEqual([1, transactionId]);
    await cleared(id);
  });
});

describe('the second person', () => {
  it('[L49] is needed always, and is not the one who proposed it', async () => {
    await withdrawal('1.00');
    const id = await created();
    const proposed = await propose(id);
    expect(proposed.statusCode).toBe(202);
    expect((await decideOn(proposed, marta)).json()).toMatchObject({ code: 'approvals.own_proposal' });
    expect((await take(id)).json()).toMatchObject({ code: 'payment.file_state' });
    await decideOn(proposed, elena);
    await cleared(id);
  });

  it('[L49] did not enter one of the withdrawals', async () => {
    const asked = await askFor(elena, { type: 'withdraw', amount: '10.00', userId: lucia.userId });
    expect(asked.statusCode).toBe(201);
    const id = (await create(elena)).json().paymentFileId;
    expect((await decideOn(await propose(id), elena)).json()).toMatchObject({
      code: 'approvals.entered_by_you',
    });
    await cleared(id);
  });

  it('[L49] did not change the access of one of the customers within 72 hours', async () => {
    await withdrawal();
    const changed = await elena.post('/v1/payment/bank-accounts', {
      form: formOf({
        userId: lucia.userId,
        alias: 'Otra cuenta',
        account: buildIban(55_555),
        document: fileOfBytes(buildPdf('Certificado'), 'certificado.pdf'),
      }),
    });
    expect(changed.statusCode).toBe(201);
    // As if the hold that follows were over.
    await test.db.delete(holds).where(eq(holds.userId, lucia.userId));
    const id = await created();
    expect((await decideOn(await propose(id), elena)).json()).toMatchObject({
      code: 'approvals.access_changed_by_you',
    });
    await cleared(id);
  });
});

describe('a payment that changed', () => {
  it('[L49] stops the approval, and the file is cancelled and made anew', async () => {
    await withdrawal();
    const id = await created();
    const proposed = await propose(id);
    const bankAccountId = await acceptedAccount(test, lucia.userId);
    const set = (state: 'valid' | 'pending') =>
      test.db.update(bankAccounts).set({ state }).where(eq(bankAccounts.bankAccountId, bankAccountId));
    await set('pending');
    expect((await decideOn(proposed, elena)).json()).toMatchObject({ code: 'payment.file_outdated' });
    await set('valid');
    expect((await decideOn(proposed, elena)).statusCode).toBe(200);
    await set('pending');
    expect((await take(id)).json()).toMatchObject({ code: 'payment.file_outdated' });
    await set('valid');
    await cleared(id);
  });
});

describe('cancelling', () => {
  it('[L49][X1] declines what was proposed about the file, in the language of who cancels it', async () => {
    await withdrawal();
    const id = await created();
    const { proposalId } = (await propose(id)).json();
    const ann = await as(test, 'admin', { name: 'Ann', surname: 'Lee', language: 'en' });
    expect((await cancel(id, ann)).statusCode).toBe(201);
    expect((await elena.get(`/v1/approvals/${proposalId}`)).json()).toMatchObject({
      status: 'declined',
      decidedByName: 'Ann Lee',
      declineReason: 'The payment file was cancelled.',
    });
    await cleared(await created());
  });

  it('[L49] needs a second person once the bank may have the file', async () => {
    const transactionId = await withdrawal();
    const id = await taken();
    const proposed = await cancel(id);
    expect(proposed.statusCode).toBe(202);
    expect((await decideOn(proposed, elena)).statusCode).toBe(200);
    expect(await fileOf(id)).toMatchObject({ state: 'cancelled' });
    expect((await take(id)).json()).toMatchObject({ code: 'payment.file_state' });
    for (const decided of [reject(marta, transactionId), approve(marta, transactionId)])
      expect((await decided).json()).toMatchObject({ status: 409, code: 'payment.maybe_paid' });
    await longAgo(id);
    expect((await reject(marta, transactionId)).statusCode).toBe(200);
  });
});

describe('a movement of the bank', () => {
  it('[L49] completes no withdrawal of another amount, nor one that was not sent', async () => {
    const transactionId = await withdrawal();
    const id = await created();
    const reference = movementReference(transactionId);
    expect(await shown(-20_000, reference)).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    await approved(id);
    await take(id);
    day += 1;
    expect(await shown(-19_999, reference)).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    expect(await statusOf(transactionId)).toBe('pending');
    await cleared(id);
  });
});
