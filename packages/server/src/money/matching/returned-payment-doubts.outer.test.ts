import { walletReference } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cameBack } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { approve, giveMoney, reject } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let elena: Caller;
let lucia: Caller;
let files: ReturnType<typeof paymentFileActs>;
let bank: PlatformWithBank['bank'];
beforeAll(async () => {
  const platform = await givenPlatformWithBank();
  ({ test, elena, bank } = platform);
  files = paymentFileActs(test, platform.marta, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  await giveMoney(test, lucia.userId, 100_000);
});

const walletCents = async () => (await balances(test, `wallet:${lucia.userId}`))[0];

/** A withdrawal of 200 € that staff approved by hand. */
async function paidByHand(): Promise<string> {
  const id = await files.withdrawal(lucia);
  await approve(elena, id);
  return id;
}

describe('a payment that came back waits', () => {
  it('[L49] if it comes a second time, in the same statement or another', async () => {
    const id = await paidByHand();
    const both = await bank.shows(cameBack(id), cameBack(id));
    expect(both.map(({ state, doubt }) => [state, doubt]).sort()).toEqual([
      ['booked', null],
      ['waiting', 'alreadyBooked'],
    ]);
    const [third] = await bank.shows(cameBack(id));
    expect(third).toMatchObject({ state: 'waiting', doubt: 'alreadyBooked', userName: 'Lucía Ferrer Soler' });
    expect(await walletCents()).toBe(100_000);
  });

  it.each([15_000, 20_001])('[L49] with another amount than the withdrawal: %d', async (amountCents) => {
    const id = await paidByHand();
    const [entry] = await bank.shows(cameBack(id, amountCents));
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAmount' });
    expect(await walletCents()).toBe(80_000);
  });

  it('[L49] with an unknown reference, a reference of a wallet or of a deposit, or none', async () => {
    const deposit = await giveMoney(test, lucia.userId, 20_000);
    const reference = walletReference((await walletOf(lucia)).walletId);
    const entries = await bank.shows(
      cameBack(crypto.randomUUID()),
      cameBack(deposit),
      { amountCents: 20_000, isReturn: true, reference },
      { amountCents: 20_000, isReturn: true },
    );
    expect(entries.map(({ state, doubt }) => `${state} ${doubt}`)).toEqual(Array(4).fill('waiting returned'));
    expect(await walletCents()).toBe(120_000);
  });

  it('if the withdrawal was rejected', async () => {
    const id = await files.withdrawal(lucia);
    await reject(elena, id);
    const [entry] = await bank.shows(cameBack(id));
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'rejectedRequest' });
    expect(await walletCents()).toBe(100_000);
  });

  it('if the account of the customer is closed', async () => {
    const id = await paidByHand();
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, lucia.userId));
    const [entry] = await bank.shows(cameBack(id));
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'accountClosed' });
  });

  it('[L49] if the bank takes back a deposit', async () => {
    const id = await paidByHand();
    const [entry] = await bank.shows({ ...cameBack(id), amountCents: -20_000 });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'returned' });
  });
});
