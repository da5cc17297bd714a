import { addDays, civilDateAt, movementReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { explainDebits } from '../../../test/explain-debits.ts';
import { formOf } from '../../../test/forms.ts';
import { approve, giveMoney, proofOfPayment, reject, transactionsUrl } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { sessions } from '../../schema/sessions.ts';

const account = 'ES9121000418450200051332';

let test: TestApp;
let marta: Caller;
let lucia: Caller;
let acts: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  // A Monday.
  const now = new Date('2026-05-04T10:00:00Z');
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } }, now });
  marta = await as(test, 'admin');
  acts = paymentFileActs(test, marta, await as(test, 'admin'));
});
afterEach(() => explainDebits(marta));
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user');
  await giveMoney(test, lucia.userId, 100_000);
});

const daySeconds = 86_400;
const monday = 1;
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Advances the clock to the next day, without a statement, and keeps all sessions alive. */
async function nextDay(): Promise<string> {
  test.clock.advance(daySeconds);
  const { now } = test.clock;
  const expiresAt = new Date(now.getTime() + 1_000 * daySeconds);
  await test.db.update(sessions).set({ createdAt: now, expiresAt });
  return civilDateAt(now);
}

describe('one payment of a file at the bank', () => {
  it('[L49] is cancelled by its reference, and the others stay sent', async () => {
    const [first, second] = [await acts.withdrawal(lucia), await acts.withdrawal(lucia, '30.00')];
    const id = await acts.created();
    const reference = movementReference(second);
    expect((await acts.propose(id, 'cancel', { reference })).json()).toMatchObject({
      code: 'payment.file_state',
    });
    await acts.cancelled(id);
    const taken = await acts.taken();
    const unknown = await acts.propose(taken, 'cancel', { reference: movementReference(taken) });
    expect(unknown.json().errors).toMatchObject([{ path: 'reference', code: 'payment.not_in_file' }]);
    await acts.cancelled(taken, { reference });
    expect(await acts.fileOf(taken)).toMatchObject({ state: 'taken', payments: 2, openPayments: 1 });
    expect((await reject(marta, first)).json()).toMatchObject({ code: 'payment.in_payment_file' });
    expect((await reject(marta, second)).json()).toMatchObject({ code: 'payment.maybe_paid' });
    expect((await approve(marta, second)).json()).toMatchObject({ code: 'payment.maybe_paid' });
    await acts.shown(
      new Date(Date.UTC(2020, 0, 2)).toISOString().slice(0, 10),
      -20_000,
      movementReference(first),
    );
    expect(await acts.fileOf(taken)).toMatchObject({ state: 'taken', paidPayments: 1, openPayments: 0 });
    expect((await acts.propose(taken, 'cancel')).json()).toMatchObject({ code: 'payment.file_settled' });
    await acts.shown(civilDateAt(test.clock.now));
    for (let days = 0; days < 2; days += 1) await acts.shown(await nextDay());
    expect((await reject(marta, second)).statusCode).toBe(200);
  });
});

describe('a payment that the bank made although its file was cancelled', () => {
  beforeEach(async () => {
    while (weekdayOf(await nextDay()) !== monday);
  });

  it('[L49] is in no newer file until statements of its days and of a later day could have shown it', async () => {
    const transactionId = await acts.withdrawal(lucia);
    const { now } = test.clock;
    await acts.cancelled(await acts.taken());
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await acts.shown(civilDateAt(now));
    await acts.shown(await nextDay());
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await acts.shown(await nextDay());
    await acts.cancelled(await acts.created());
    await reject(marta, transactionId);
  });

  it('[L49] waits for the working day after a weekend', async () => {
    const transactionId = await acts.withdrawal(lucia);
    for (let days = 0; days < 4; days += 1) await nextDay();
    await acts.cancelled(await acts.taken());
    await acts.shown(civilDateAt(test.clock.now));
    await acts.shown(await nextDay());
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await nextDay();
    await acts.shown(await nextDay());
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await acts.shown(await nextDay());
    await acts.cancelled(await acts.created());
    await reject(marta, transactionId);
  });

  it('[L49] waits for the day on which the bank should pay and the working day after it', async () => {
    const transactionId = await acts.withdrawal(lucia);
    const executeOn = addDays(civilDateAt(test.clock.now), 2);
    const made = await marta.post('/v1/payment/payment-files', { body: { executeOn } });
    const id = made.json().paymentFileId;
    await acts.decideOn(await acts.propose(id, 'approve'));
    await acts.take(id);
    await acts.cancelled(id);
    await acts.shown(civilDateAt(test.clock.now));
    for (let days = 0; days < 3; days += 1) await acts.shown(await nextDay());
    expect((await reject(marta, transactionId)).json()).toMatchObject({ code: 'payment.maybe_paid' });
    await acts.shown(await nextDay());
    expect((await reject(marta, transactionId)).statusCode).toBe(200);
  });

  const counterpartyAccount = buildIban(4_711);

  it('[L49] is in no newer file while an undecided movement may be its payment, even one that somebody set aside', async () => {
    const transactionId = await acts.withdrawal(lucia);
    await acts.cancelled(await acts.taken());
    await acts.shown(civilDateAt(test.clock.now));
    const reference = movementReference(transactionId);
    const entry = await acts.shown(await nextDay(), -20_000, reference, { counterpartyAccount: null });
    const decision = `/v1/payment/bank-entries/${entry.bankEntryId}/decision`;
    const body = { state: 'setAside', note: 'Una comisión.' };
    expect((await marta.post(decision, { body })).statusCode).toBe(201);
    await acts.shown(await nextDay());
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    expect((await reject(marta, transactionId)).json()).toMatchObject({ code: 'payment.maybe_paid' });
  });

  it('[L49] needs two people to reject or approve its withdrawal by hand afterwards', async () => {
    const [first, second] = [await acts.withdrawal(lucia), await acts.withdrawal(lucia, '30.00')];
    await acts.cancelled(await acts.taken());
    await acts.shown(civilDateAt(test.clock.now));
    for (let days = 0; days < 2; days += 1) await acts.shown(await nextDay());
    const decideAlone = (id: string, fields: Parameters<typeof formOf>[0]) =>
      marta.patch(`${transactionsUrl}/${id}`, { form: formOf(fields), alone: true });
    const no = { status: 'rejected', rejectReason: 'La cuenta no existe.' };
    const rejection = await decideAlone(first, no);
    expect(rejection.json()).toMatchObject({ act: 'rejectTransaction', status: 'pending' });
    expect((await decideAlone(first, no)).json()).toMatchObject({ code: 'approvals.already_proposed' });
    const yes = { status: 'completed', file: proofOfPayment(), why: 'Se pagó por banca telefónica.' };
    const approval = await decideAlone(second, yes);
    expect(approval.json()).toMatchObject({ act: 'approveTransaction', status: 'pending' });
    // A withdrawal with a proposed decision goes into no new file.
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    expect((await acts.decideOn(rejection)).statusCode).toBe(200);
    expect(await acts.statusOf(first)).toBe('rejected');
    expect((await acts.decideOn(approval)).statusCode).toBe(200);
    expect(await acts.statusOf(second)).toBe('completed');
  });

  it('[L49] treats a day as reported if the next day begins with its closing balance', async () => {
    const transactionId = await acts.withdrawal(lucia);
    for (let days = 0; days < 4; days += 1) await nextDay();
    await acts.cancelled(await acts.taken());
    // This statement covers only part of the Friday: 300 euros come in after it.
    await acts.shown(civilDateAt(test.clock.now));
    for (let days = 0; days < 2; days += 1) await nextDay();
    acts.unreported(30_000);
    for (let days = 0; days < 2; days += 1) await acts.shown(await nextDay());
    expect((await reject(marta, transactionId)).json()).toMatchObject({ code: 'payment.maybe_paid' });
    for (let days = 0; days < 10; days += 1) await nextDay();
    expect((await reject(marta, transactionId)).statusCode).toBe(200);
  });

  it('[L49] no longer waits for a movement of another amount that was set aside', async () => {
    const transactionId = await acts.withdrawal(lucia);
    await acts.cancelled(await acts.taken());
    await acts.shown(civilDateAt(test.clock.now));
    const entry = await acts.shown(await nextDay(), -20_050, movementReference(transactionId));
    await acts.shown(await nextDay());
    expect((await reject(marta, transactionId)).json()).toMatchObject({ code: 'payment.maybe_paid' });
    const body = { state: 'setAside', note: 'El banco cobró el envío de otro pago.' };
    await marta.post(`/v1/payment/bank-entries/${entry.bankEntryId}/decision`, { body });
    expect((await reject(marta, transactionId)).statusCode).toBe(200);
  });

  it('[L49] stops a newer file that was made before the movement came', async () => {
    const transactionId = await acts.withdrawal(lucia);
    await acts.cancelled(await acts.taken());
    await acts.shown(civilDateAt(test.clock.now));
    for (let days = 0; days < 2; days += 1) await acts.shown(await nextDay());
    const newer = await acts.created();
    const proposed = await acts.propose(newer, 'approve');
    await acts.shown(await nextDay(), -20_000, movementReference(transactionId), { counterpartyAccount });
    expect((await acts.decideOn(proposed)).json()).toMatchObject({ code: 'payment.file_outdated' });
    await acts.cancelled(newer);
  });

  it('[L49] completes its withdrawal, which waits in no file', async () => {
    const transactionId = await acts.withdrawal(lucia);
    const id = await acts.taken();
    await acts.cancelled(id);
    const entry = await acts.shown(await nextDay(), -20_000, movementReference(transactionId));
    expect(entry).toMatchObject({ state: 'booked', transactionId });
    expect(await acts.statusOf(transactionId)).toBe('completed');
    expect(await acts.fileOf(id)).toMatchObject({ state: 'cancelled', paidPayments: 1 });
  });

  it('[L49] is not made a second time by a newer file', async () => {
    const transactionId = await acts.withdrawal(lucia);
    await acts.cancelled(await acts.taken());
    await acts.shown(civilDateAt(test.clock.now));
    for (let days = 0; days < 2; days += 1) await acts.shown(await nextDay());
    const newer = await acts.created();
    const entry = await acts.shown(await nextDay(), -20_000, movementReference(transactionId));
    expect(entry).toMatchObject({ state: 'booked', transactionId });
    expect((await acts.propose(newer, 'approve')).json()).toMatchObject({ code: 'payment.file_outdated' });
    await acts.cancelled(newer);
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
  });
});
