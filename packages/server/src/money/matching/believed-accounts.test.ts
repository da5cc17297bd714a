/**
 * Goal: an account alone identifies the sender only if two people validated it, or if money from it was booked before. Method:
 * one administrator, or two, validate a customer's account through the API, days pass, and the bank shows transfers.
 */

import { walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificate } from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { compareBooks } from '../../../test/orders.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';

const accountsUrl = '/v1/payment/bank-accounts';
const dayMs = 86_400_000;

let test: TestApp;
let marta: Caller;
let lucia: Caller;
let bank: PlatformWithBank['bank'];
beforeAll(async () => {
  ({ test, marta, bank } = await givenPlatformWithBank());
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
});

let accounts = 52_000;
async function added(by = lucia, account?: string) {
  accounts += 1;
  const given = { alias: 'Nómina', account: account ?? buildIban(accounts) };
  const form = formOf({ ...given, document: certificate() });
  const { bankAccountId } = (await by.post(accountsUrl, { form })).json();
  return { bankAccountId, account: given.account };
}
const validate = (bankAccountId: string, more: object = {}) =>
  marta.patch(`${accountsUrl}/${bankAccountId}`, { form: formOf({ state: 'valid', ...more }) });
/** Pretends that all accounts were validated four days ago. */
const daysPass = () =>
  test.db
    .update(bankAccounts)
    .set({ validSince: new Date(test.clock.now.getTime() - 4 * dayMs) })
    .where(eq(bankAccounts.state, 'valid'));
const shows = async (counterpartyAccount: string, more: object = {}) =>
  (await bank.shows({ amountCents: 5_000, counterpartyAccount, ...more }))[0];

describe('[P7][L49] money from an account without a reference', () => {
  it('waits if one person validated the account, until money with the customer’s reference came from it', async () => {
    const { bankAccountId, account } = await added();
    expect((await validate(bankAccountId)).json()).toMatchObject({ state: 'valid' });
    await daysPass();
    expect(await shows(account)).toMatchObject({ state: 'waiting', doubt: 'unknown' });
    const reference = walletReference((await walletOf(lucia)).walletId);
    expect(await shows(account, { reference })).toMatchObject({ state: 'booked' });
    expect(await shows(account)).toMatchObject({ state: 'booked', userId: lucia.userId });
  });

  it('is the customer’s if two people validated the account, but no longer after its number or certificate changed', async () => {
    // With a new certificate from the same person, a second person must look at it.
    const { bankAccountId, account } = await added();
    const proven = await validate(bankAccountId, {
      document: certificate(),
      why: 'Ha traído el certificado.',
    });
    expect(proven.json()).toMatchObject({ state: 'valid' });
    await daysPass();
    expect(await shows(account)).toMatchObject({ state: 'booked', userId: lucia.userId });

    const renewed = await lucia.patch(`${accountsUrl}/${bankAccountId}`, {
      form: formOf({ document: certificate() }),
    });
    expect(renewed.json()).toMatchObject({ state: 'pending' });
  });

  it('waits if another customer’s account was removed and a second customer entered it', async () => {
    const own = await added();
    await validate(own.bankAccountId);
    expect((await marta.delete(`${accountsUrl}/${own.bankAccountId}`)).statusCode).toBeLessThan(300);
    const accomplice = await as(test, 'user', { name: 'Rosa', surname: 'Gil' });
    const taken = await added(accomplice, own.account);
    await validate(taken.bankAccountId);
    await daysPass();
    expect(await shows(own.account)).toMatchObject({ state: 'waiting', userId: null });
  });
});
