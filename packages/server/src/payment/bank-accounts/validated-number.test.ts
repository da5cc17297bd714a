/** Goal: what a second person approves is the account with the number that it had when its validation was proposed. */
import { buildIban } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankAccountsUrl, certificate, editAccount, givenAccount } from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { giveMoney } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let second: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  [admin, second] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(() => test.close());

it('[P7] refuses to validate an account whose number changed since its validation was proposed', async () => {
  const owner = await as(test, 'user');
  await giveMoney(test, owner.userId, 1_500_000);
  const { bankAccountId } = await givenAccount(owner, { account: buildIban(881_001) });
  const proposed = await admin.patch(`${bankAccountsUrl}/${bankAccountId}`, {
    form: formOf({ state: 'valid', why: 'El certificado coincide.' }),
    alone: true,
  });
  expect(proposed.json()).toMatchObject({ act: 'validateBankAccount', status: 'pending' });

  const changed = await editAccount(owner, bankAccountId, {
    account: buildIban(881_002),
    document: certificate(),
  });
  expect(changed.statusCode).toBe(200);
  const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
  const refused = await second.post(url, { body: {} });
  expect(refused.json()).toMatchObject({ status: 409, code: 'approvals.record_edited' });
  expect((await owner.get(`${bankAccountsUrl}/${bankAccountId}`)).json().state).toBe('pending');
});
