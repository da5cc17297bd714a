import { movementReference } from '@semilla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { giveMoney, reject } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const account = 'ES9121000418450200051332';

let test: TestApp;
let marta: Caller;
let lucia: Caller;
let acts: ReturnType<typeof paymentFileActs>;
let day = 0;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin');
  acts = paymentFileActs(test, marta, await as(test, 'admin'));
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user');
  await giveMoney(test, lucia.userId, 100_000);
});

/** The next day that has no statement yet, long after all files were taken. */
function nextDay(): string {
  day += 1;
  return new Date(Date.UTC(test.clock.now.getUTCFullYear() + 1, 0, day)).toISOString().slice(0, 10);
}

describe('one payment of a file that the bank has', () => {
  it('[L49] is cancelled by its reference, while the others stay sent', async () => {
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
    expect(await acts.fileOf(taken)).toMatchObject({ state: 'taken', payments: 2 });
    expect((await reject(marta, first)).json()).toMatchObject({ code: 'payment.in_payment_file' });
    expect((await reject(marta, second)).statusCode).toBe(200);
    await acts.shown(
      new Date(Date.UTC(2020, 0, 2)).toISOString().slice(0, 10),
      -20_000,
      movementReference(first),
    );
    expect(await acts.fileOf(taken)).toMatchObject({ state: 'taken', paidPayments: 1 });
  });
});

describe('a payment that the bank made although its file was cancelled', () => {
  it('[L49] is in no newer file until a statement of a later day could have shown it', async () => {
    const transactionId = await acts.withdrawal(lucia);
    const { now } = test.clock;
    await acts.cancelled(await acts.taken());
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await acts.shown(now.toISOString().slice(0, 10));
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await acts.shown(nextDay());
    await acts.cancelled(await acts.created());
    await reject(marta, transactionId);
  });

  it('[L49] completes its withdrawal, which waits in no file', async () => {
    const transactionId = await acts.withdrawal(lucia);
    const id = await acts.taken();
    await acts.cancelled(id);
    const entry = await acts.shown(nextDay(), -20_000, movementReference(transactionId));
    expect(entry).toMatchObject({ state: 'booked', transactionId });
    expect(await acts.statusOf(transactionId)).toBe('completed');
    expect(await acts.fileOf(id)).toMatchObject({ state: 'cancelled', paidPayments: 1 });
  });

  it('[L49] is not made a second time by a newer file', async () => {
    const transactionId = await acts.withdrawal(lucia);
    await acts.cancelled(await acts.taken());
    await acts.shown(nextDay());
    const newer = await acts.created();
    const entry = await acts.shown(nextDay(), -20_000, movementReference(transactionId));
    expect(entry).toMatchObject({ state: 'booked', transactionId });
    expect((await acts.propose(newer, 'approve')).json()).toMatchObject({ code: 'payment.file_outdated' });
    await acts.cancelled(newer);
    expect((await acts.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
  });
});
