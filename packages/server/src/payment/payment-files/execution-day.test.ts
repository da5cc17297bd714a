import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { clearWithdrawals, takenLongAgo } from '../../../test/clear-payment-files.ts';
import { giveMoney, reject } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { paymentFiles } from '../../schema/payment-files.ts';

const filesUrl = '/v1/payment/payment-files';
const account = 'ES9121000418450200051332';

let test: TestApp;
let marta: Caller;
let lucia: Caller;
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  // Ten minutes before Labour Day, a Friday on which banks make no payments.
  const now = new Date('2026-04-30T21:50:00Z');
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } }, now });
  marta = await as(test, 'admin');
  files = paymentFileActs(test, marta, await as(test, 'admin', { name: 'Elena', surname: 'Vidal' }));
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user');
  await giveMoney(test, lucia.userId, 100_000);
});

const create = (executeOn: string, by = marta) => by.post(filesUrl, { body: { executeOn } });
const createdFor = async (day: string): Promise<string> => (await create(day)).json().paymentFileId;
const approve = async (id: string) => files.decideOn(await files.propose(id, 'approve'));

/** The day in the file that the bank gets. */
async function requestedDay(id: string): Promise<string | undefined> {
  const { url } = (await files.take(id)).json();
  const { body } = await marta.get(new URL(url).pathname);
  return /<ReqdExctnDt><Dt>(.*?)<\/Dt>/.exec(body)?.[1];
}

describe('the day on which the bank shall pay', () => {
  it.each([
    ['that has passed', '2026-04-29'],
    ['on which banks make no payments', '2026-05-01'],
    ['of a weekend', '2026-05-02'],
    ['too far ahead', '2026-06-01'],
  ])('[L49] is none %s', async (_, day) => {
    const answer = await create(day);
    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      errors: [{ path: 'executeOn', code: 'no_bank_day' }],
    });
    expect(answer.json().errors[0].message).toMatch(/hasta el 30\/05\/2026/);
  });

  it('[L49] is chosen by who makes the file, shown to the second person and written for the bank', async () => {
    await files.withdrawal(lucia);
    const id = await createdFor('2026-05-07');
    expect(await files.fileOf(id)).toMatchObject({ executeOn: '2026-05-07' });
    const proposed = await files.propose(id, 'approve');
    expect(proposed.json().effects).toMatchObject([{ after: { executeOn: '2026-05-07' } }]);
    expect((await files.decideOn(proposed)).statusCode).toBe(200);
    expect(await requestedDay(id)).toBe('2026-05-07');
    await clearWithdrawals(test, marta, files, id);
  });

  it('[L49] is the first one after the download if none was chosen', async () => {
    await files.withdrawal(lucia);
    const id = await files.approved();
    expect(await files.fileOf(id)).toMatchObject({ executeOn: null });
    expect(await requestedDay(id)).toBe('2026-04-30');
    await clearWithdrawals(test, marta, files, id);
  });

  it('[L49] counts for the time in which a recalled payment may still be made', async () => {
    const transactionId = await files.withdrawal(lucia);
    const id = await createdFor('2026-05-29');
    await approve(id);
    await files.take(id);
    await files.cancelled(id);
    await takenLongAgo(test, id);
    expect((await reject(marta, transactionId)).json()).toMatchObject({ code: 'payment.maybe_paid' });
    expect((await files.create()).json()).toMatchObject({ code: 'payment.nothing_to_pay' });
    await test.db
      .update(paymentFiles)
      .set({ executeOn: '2026-04-17' })
      .where(eq(paymentFiles.paymentFileId, id));
    expect((await reject(marta, transactionId)).statusCode).toBe(200);
  });

  it('[L49] becomes the next one on which banks pay if it passes before the approval or the download', async () => {
    await files.withdrawal(lucia);
    const id = await createdFor('2026-04-30');
    const proposed = await files.propose(id, 'approve');
    test.clock.advance(900);
    expect((await files.decideOn(proposed)).statusCode).toBe(200);
    expect(await requestedDay(id)).toBe('2026-05-04');
    expect(await files.fileOf(id)).toMatchObject({ executeOn: '2026-05-04' });
    await clearWithdrawals(test, marta, files, id);
  });
});
