import { createHash } from 'node:crypto';
import { movementReference } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { left } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { clearWithdrawals, takenLongAgo } from '../../../test/clear-payment-files.ts';
import { acceptedAccount, approve, giveMoney, reject, transactionsUrl } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { holds } from '../../schema/holds.ts';

const filesUrl = '/v1/payment/payment-files';
const why = 'Las retiradas de la semana.';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let bank: PlatformWithBank['bank'];
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  ({ test, marta, elena, bank } = await givenPlatformWithBank());
  files = paymentFileActs(test, marta, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Núñez Gil' });
  await giveMoney(test, lucia.userId, 100_000);
});

const cleared = (id: string) => clearWithdrawals(test, marta, files, id);
const nextOf = async (by = marta) => (await by.get(`${filesUrl}/next`)).json();
const textOf = async (url: string) => (await marta.get(new URL(url).pathname)).body;
const shown = async (transactionId: string, amountCents?: number) =>
  (await bank.shows(left(transactionId, amountCents)))[0];
const heldCents = async () => (await balances(test, `held:${lucia.userId}`))[0];

describe('a payment file', () => {
  it('[L49] pays a withdrawal without any IBAN being typed: gathered, approved by a second person, sent, and paid by the statement', async () => {
    const transactionId = await files.withdrawal(lucia);
    const id = await files.created();
    expect(await files.fileOf(id)).toMatchObject({ state: 'proposed', payments: 1, total: '200.00' });
    await files.decideOn(await files.propose(id, 'approve'));
    expect(await files.fileOf(id)).toMatchObject({ state: 'approved', approvedByName: 'Elena Vidal' });
    const { url } = (await files.take(id)).json();
    const xml = await textOf(url);
    const reference = movementReference(transactionId);
    expect(xml).toContain(`<EndToEndId>${reference}</EndToEndId>`);
    expect(xml).toContain('<Nm>Lucia Nunez Gil</Nm>');
    expect(xml).toContain('<CtrlSum>200.00</CtrlSum>');
    expect(await files.statusOf(transactionId)).toBe('pending');

    const entry = await shown(transactionId);
    expect(entry).toMatchObject({ state: 'booked', side: 'out', transactionId });
    expect(await files.statusOf(transactionId)).toBe('completed');
    expect(await heldCents()).toBe(0);
    expect(await files.fileOf(id)).toMatchObject({ state: 'taken', paidPayments: 1 });
  });

  it('[L49] is the same file however often it is taken, and each time is in the audit trail', async () => {
    await files.withdrawal(lucia);
    const id = await files.taken();
    const again = async (by: Caller) => textOf((await by.post(`${filesUrl}/${id}/take`)).json().url);
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
    const transactionId = await files.withdrawal(lucia);
    const seen = async () => ({
      needs: (await elena.get(`${transactionsUrl}/${transactionId}/decision`)).json(),
      found: (await elena.get(`/v1/overview/search?text=${transactionId}`)).json().movements,
    });
    const notInFile = { needs: { isInPaymentFile: false }, found: [{ isInPaymentFile: false }] };
    expect(await seen()).toMatchObject(notInFile);
    const id = await files.created();
    expect(await seen()).toMatchObject({
      needs: { isInPaymentFile: true },
      found: [{ isInPaymentFile: true }],
    });
    expect((await files.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    expect((await approve(elena, transactionId)).json()).toMatchObject({ code: 'payment.in_payment_file' });
    expect((await reject(elena, transactionId)).json()).toMatchObject({ code: 'payment.in_payment_file' });
    await cleared(id);
    expect(await files.statusOf(transactionId)).toBe('rejected');
  });

  it('[L49] made twice at once holds each withdrawal in one of the files', async () => {
    await files.withdrawal(lucia);
    const answers = await Promise.all([files.create(marta), files.create(elena)]);
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.json()).toMatchObject({ status: 409, code: 'payment.nothing_to_pay' });
    await cleared(made[0]?.json().paymentFileId);
  });

  it('[L49] leaves out what its maker leaves for a later file', async () => {
    const [first, second] = [await files.withdrawal(lucia), await files.withdrawal(lucia)];
    const nothing = await marta.post(filesUrl, { body: { leaveOut: [first, second] } });
    expect(nothing.json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    const made = (await marta.post(filesUrl, { body: { leaveOut: [first] } })).json();
    expect(made).toMatchObject({ payments: 1, total: '200.00' });
    const held = await marta.get(`${transactionsUrl}?paymentFileId=${made.paymentFileId}`);
    expect(held.json().data).toMatchObject([{ transactionId: second }]);
    expect(await nextOf()).toMatchObject({ payments: 1, first: [{ paidId: first }] });
    await cleared(made.paymentFileId);
  });

  it('[L49] leaves out withdrawals that are held', async () => {
    const transactionId = await files.withdrawal(lucia);
    const { now } = test.clock;
    const until = new Date(now.getTime() + 3_600_000);
    await test.db.insert(holds).values({ userId: lucia.userId, reason: 'email', createdAt: now, until });
    expect(await nextOf()).toEqual({
      payments: 0,
      total: '0.00',
      first: [],
      leftOut: [{ transactionId, userName: 'Lucía Núñez Gil', amount: '200.00', reason: 'held' }],
    });
    expect((await files.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await test.db.delete(holds).where(eq(holds.userId, lucia.userId));
    await cleared(await files.created());
  });

  it('[L49] leaves out payees whose names no bank can read', async () => {
    const ivan = await as(test, 'user', { name: 'Иван', surname: 'Петров' });
    await giveMoney(test, ivan.userId, 10_000);
    const unwritable = await files.withdrawal(ivan, '50.00');
    const paidId = await files.withdrawal(lucia);
    expect(await nextOf()).toMatchObject({
      first: [{ paidId, userId: lucia.userId, holderName: 'Lucía Núñez Gil', amount: '200.00' }],
      leftOut: [{ transactionId: unwritable, reason: 'name' }],
    });
    expect(await files.fileOf(await files.created())).toMatchObject({ payments: 1, total: '200.00' });
  });

  it('[L49] lists its payments as the transactions with its id', async () => {
    const transactionId = await files.withdrawal(lucia);
    const id = await files.created();
    const { data, total } = (await marta.get(`${transactionsUrl}?paymentFileId=${id}`)).json();
    expect([total, data[0].transactionId]).toEqual([1, transactionId]);
    await cleared(id);
  });
});

describe('a payment that changed', () => {
  it('[L49] stops the approval, and the file is cancelled and made anew', async () => {
    await files.withdrawal(lucia);
    const id = await files.created();
    const proposed = await files.propose(id, 'approve');
    const bankAccountId = await acceptedAccount(test, lucia.userId);
    const set = (state: 'valid' | 'pending') =>
      test.db.update(bankAccounts).set({ state }).where(eq(bankAccounts.bankAccountId, bankAccountId));
    await set('pending');
    expect((await files.decideOn(proposed)).json()).toMatchObject({ code: 'payment.file_outdated' });
    await set('valid');
    expect((await files.decideOn(proposed)).statusCode).toBe(200);
    await set('pending');
    expect((await files.take(id)).json()).toMatchObject({ code: 'payment.file_outdated' });
    await set('valid');
    await cleared(id);
  });
});

describe('cancelling', () => {
  it('[L49][X1] declines what was proposed about the file, in the language of who cancels it', async () => {
    await files.withdrawal(lucia);
    const id = await files.created();
    const { proposalId } = (await files.propose(id, 'approve')).json();
    const ann = await as(test, 'admin', { name: 'Ann', surname: 'Lee', language: 'en' });
    const cancelled = await ann.post(`${filesUrl}/${id}/cancel`, { body: { why } });
    expect(cancelled.statusCode).toBe(201);
    expect((await elena.get(`/v1/approvals/${proposalId}`)).json()).toMatchObject({
      status: 'declined',
      decidedByName: 'Ann Lee',
      declineReason: 'The payment file was cancelled.',
    });
    await cleared(await files.created());
  });

  it('[L49] needs a second person once the bank may have the file', async () => {
    const transactionId = await files.withdrawal(lucia);
    const id = await files.taken();
    const proposed = await files.propose(id, 'cancel');
    expect(proposed.statusCode).toBe(202);
    expect((await files.decideOn(proposed)).statusCode).toBe(200);
    expect(await files.fileOf(id)).toMatchObject({ state: 'cancelled' });
    expect((await files.take(id)).json()).toMatchObject({ code: 'payment.file_state' });
    for (const decided of [reject(marta, transactionId), approve(marta, transactionId)])
      expect((await decided).json()).toMatchObject({ status: 409, code: 'payment.maybe_paid' });
    await takenLongAgo(test, id);
    expect((await reject(marta, transactionId)).statusCode).toBe(200);
  });
});

describe('a movement of the bank', () => {
  it('[L49] completes no withdrawal of another amount, nor one that was not sent', async () => {
    const transactionId = await files.withdrawal(lucia);
    const id = await files.created();
    expect(await shown(transactionId)).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    await files.decideOn(await files.propose(id, 'approve'));
    await files.take(id);
    expect(await shown(transactionId, 19_999)).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    expect(await files.statusOf(transactionId)).toBe('pending');
    await cleared(id);
  });
});
