import { movementReference } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { giveMoney } from '../../../test/money.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { paymentReportFile } from '../../../test/payment-report.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const account = 'ES9121000418450200051332';
const importUrl = '/v1/payment/bank-statements';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let acts: ReturnType<typeof paymentFileActs>;
let paymentFileId: string;
let messageId: string;
let rejected: string;
let paid: string;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  [marta, elena, lucia] = [await as(test, 'admin'), await as(test, 'admin'), await as(test, 'user')];
  await giveMoney(test, lucia.userId, 100_000);
  acts = paymentFileActs(test, marta, elena);
  [rejected, paid] = [await acts.withdrawal(lucia), await acts.withdrawal(lucia, '30.00')];
  paymentFileId = await acts.taken();
  messageId = `PAGOS-${String((await acts.fileOf(paymentFileId)).number).padStart(6, '0')}`;
});
afterAll(() => test.close());

type Payments = Parameters<typeof paymentReportFile>[0]['payments'];

const importing = (payments: Payments, given: { messageId?: string; alone?: boolean } = {}) =>
  marta.post(importUrl, {
    form: formOf({ file: paymentReportFile({ messageId, status: 'PART', payments, ...given }) }),
    alone: given.alone ?? false,
  });

const rejection = (transactionId: string, amount = '200.00') => ({
  reference: movementReference(transactionId),
  amount,
  status: 'RJCT',
  reason: 'AC04',
});

describe('what a bank answers to a payment file', () => {
  it.each([
    ['another file', () => importing([], { messageId: 'PAGOS-000999' }), 'report_file'],
    ['a payment of no file', () => importing([rejection(paymentFileId)]), 'report_payment'],
    ['another amount', () => importing([rejection(rejected, '200.01')]), 'report_payment'],
  ])('[L49] is refused if it is about %s', async (_, sent, code) => {
    const answer = await sent();
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'file', code }]);
  });

  it('[L49] needs nobody and changes nothing if it rejects no payment', async () => {
    const made = { ...rejection(rejected), status: 'ACSC' };
    expect((await importing([made], { alone: true })).json()).toMatchObject({ rejectedPayments: 0 });
    expect(await acts.fileOf(paymentFileId)).toMatchObject({ openPayments: 2 });
  });

  it('[L49] lets a rejected payment wait again once a second person agrees, and its account be validated again', async () => {
    const proposed = await importing([rejection(rejected)], { alone: true });
    expect(proposed.statusCode).toBe(202);
    expect(await acts.fileOf(paymentFileId)).toMatchObject({ openPayments: 2 });
    expect((await acts.decideOn(proposed)).statusCode).toBe(200);
    expect(await acts.fileOf(paymentFileId)).toMatchObject({ state: 'taken', openPayments: 1 });
    expect(await acts.statusOf(rejected)).toBe('pending');
    const { data: accounts } = (await lucia.get('/v1/payment/bank-accounts')).json();
    expect(accounts).toMatchObject([{ state: 'pending' }]);
    const mails = await mailsTo(test, await addressOf(test, lucia.userId));
    expect(mails[0]?.subject).toContain('El banco no ha pagado tu retirada de 200,00');
  });

  it('[L49] does the same twice only once', async () => {
    expect((await importing([rejection(rejected)], { alone: true })).json()).toMatchObject({
      rejectedPayments: 0,
    });
  });

  it('[L49] is refused if it rejects a payment that a statement shows', async () => {
    await acts.shown('2020-01-02', -3_000, movementReference(paid));
    const answer = await importing([rejection(paid, '30.00')]);
    expect(answer.json().errors).toMatchObject([{ path: 'file', code: 'report_paid' }]);
  });
});
