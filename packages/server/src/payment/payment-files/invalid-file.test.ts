import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { giveMoney } from '../../../test/money.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { documents } from '../../schema/documents.ts';

// No letter of this name can be written in a SEPA file, and banks refuse an empty element.
const depositAccount = { holder: 'Семилья', account: 'ES9121000418450200051332' };

let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount } });
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

it('[L49] a file that a bank would refuse is not written, and its payments are not sent', async () => {
  const lucia = await as(test, 'user', { name: 'Lucía', surname: 'Núñez Gil' });
  await giveMoney(test, lucia.userId, 100_000);
  const acts = paymentFileActs(test, marta, elena);
  await acts.withdrawal(lucia);
  const id = await acts.approved();
  const stored = await test.db.$count(documents);
  const refused = await acts.take(id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'payment.file_invalid',
    detail: expect.stringContaining('InitgPty'),
  });
  expect(await test.db.$count(documents)).toBe(stored);
  expect(await acts.fileOf(id)).toMatchObject({ state: 'approved', takenAt: null });
});

it.each([
  ['Spanish', 'ES9121000418450200051332', 409],
  ['German', 'DE89370400440532013000', 201],
])(
  '[L49] asks for NIF and suffix before a file pays from a Spanish account, not from one elsewhere: %s',
  async (_, account, status) => {
    const app = await buildTestApp({
      config: { depositAccount: { holder: 'Semilla', account }, paymentsInitiator: undefined },
    });
    onTestFinished(() => app.close());
    const [maker, customer] = [await as(app, 'admin'), await as(app, 'user')];
    await giveMoney(app, customer.userId, 100_000);
    const acts = paymentFileActs(app, maker, await as(app, 'admin'));
    await acts.withdrawal(customer);
    const made = await acts.create();
    expect(made.statusCode).toBe(status);
    if (status === 409) expect(made.json().code).toBe('payment.no_initiator');
  },
);
