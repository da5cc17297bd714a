import { movementReference } from '@semilla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { approve, giveMoney } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';

const entriesUrl = '/v1/payment/bank-entries';
const why = 'El banco dice que es nuestro.';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let bank: PlatformWithBank['bank'];
let withdrawalId: string;
let reference: string;
beforeAll(async () => {
  ({ test, marta, elena, bank } = await givenPlatformWithBank());
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  await giveMoney(test, lucia.userId, 100_000);
  withdrawalId = await paymentFileActs(test, marta, elena).withdrawal(lucia);
  await approve(elena, withdrawalId);
  reference = movementReference(withdrawalId);
});

const walletCents = async () => (await balances(test, `wallet:${lucia.userId}`))[0];
const book = (entry: { bankEntryId: string }, body: object = {}) =>
  marta.post(`${entriesUrl}/${entry.bankEntryId}/book`, {
    body: { userId: lucia.userId, ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
    alone: true,
  });

describe('incoming money with the reference of a withdrawal', () => {
  it('[L49] is its return, not a new deposit, if the customer is the sender', async () => {
    const [entry] = await bank.shows({ amountCents: 20_000, reference });
    expect(entry).toMatchObject({ state: 'booked', isReturn: true });
    expect(await walletCents()).toBe(100_000);
  });

  it('[L49] is its return in the statement of its payment too', async () => {
    const [, entry] = await bank.shows(
      { amountCents: -20_000, reference },
      { amountCents: 20_000, reference },
    );
    expect(entry).toMatchObject({ state: 'booked', isReturn: true });
    expect(await walletCents()).toBe(100_000);
  });

  it.each([null, 'PEDRO LADRON SANCHEZ'])(
    '[L49] waits as a returned payment, and is booked as one, if it comes from %s',
    async (counterpartyName) => {
      const [entry] = await bank.shows({ amountCents: 20_000, reference, counterpartyName });
      expect(entry).toMatchObject({ state: 'waiting', doubt: 'returned', isReturn: true });
      expect(await walletCents()).toBe(80_000);
      const booked = await book(entry);
      expect(booked.json()).toMatchObject({ state: 'booked' });
      const movement = await elena.get(`/v1/wallet/transactions/${booked.json().transactionId}`);
      expect(movement.json()).toMatchObject({ issuerName: 'returned_payment' });
    },
  );

  it('[P7][L49] is booked as a deposit only with a second person, who sees why, if it is more than the withdrawal', async () => {
    const [entry] = await bank.shows({ amountCents: 20_001, reference });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAmount', isReturn: false });
    const proposed = await book(entry, { why });
    expect(proposed.statusCode).toBe(202);
    const { effects } = (await elena.get(`/v1/approvals/${proposed.json().proposalId}`)).json();
    expect(effects).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ doubt: 'returned' }) }),
    );
  });

  it('[L49] waits as a returned payment if it is less than the withdrawal', async () => {
    const [entry] = await bank.shows({ amountCents: 19_500, reference });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAmount', isReturn: true });
  });
});
