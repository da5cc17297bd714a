/**
 * Goal: an account is valid only with the number and certificate that were validated. A second person approves the account only
 * with the number that it had when its validation was proposed.
 */
import { walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addAccount,
  bankAccountsUrl,
  certificate,
  editAccount,
  givenAccount,
} from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { anInvestor, askFor, giveMoney } from '../../../test/money.ts';
import { invested, openProject } from '../../../test/orders.ts';
import { givenPlatformWithBank } from '../../../test/platform-with-bank.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';

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

const alone = { alone: true };
const edit = (bankAccountId: string, fields: Parameters<typeof formOf>[0]) =>
  admin.patch(`${bankAccountsUrl}/${bankAccountId}`, {
    form: formOf({ ...fields, why: 'Lo pide.' }),
    ...alone,
  });
const awaited = { act: 'validateBankAccount', status: 'pending' };

/** A validated account of a customer without money. */
async function validAccount(account: string) {
  const owner = await as(test, 'user');
  const { bankAccountId } = await givenAccount(owner, { account });
  expect((await edit(bankAccountId, { state: 'valid' })).json().state).toBe('valid');
  return { owner, bankAccountId };
}

it('[P7] does not let one person alone change the number or certificate of a valid account that stays valid', async () => {
  const { owner, bankAccountId } = await validAccount(buildIban(881_003));
  for (const fields of [{ account: buildIban(881_004) }, { document: certificate('Otro') }]) {
    const changed = await edit(bankAccountId, { ...fields, state: 'valid' });
    expect([changed.statusCode, changed.json()]).toMatchObject([202, awaited]);
    await second.post(`/v1/approvals/${changed.json().proposalId}/decline`, { body: { reason: 'No.' } });
  }
  const { account, state } = (await owner.get(`${bankAccountsUrl}/${bankAccountId}`)).json();
  expect([account, state]).toEqual([buildIban(881_003), 'valid']);
  const same = await edit(bankAccountId, {
    account: buildIban(881_003),
    state: 'valid',
    alias: 'Otro alias',
  });
  expect(same.json()).toMatchObject({ state: 'valid', alias: 'Otro alias' });
});

it('[P7][B5] does not let one person validate a number they changed, even if its last four characters are the same', async () => {
  const [before, after] = [buildIban(881_006), buildIban(891_006)];
  const { bankAccountId } = await validAccount(before);
  expect((await edit(bankAccountId, { account: after })).json().state).toBe('pending');
  const { data } = (await admin.get(`/v1/audit?subjectId=${bankAccountId}`)).json();
  const masked = `••••\u00a0••••\u00a0${after.slice(-4)}`;
  expect(data[0]).toMatchObject({
    before: { account: masked },
    after: { account: masked, sameEnding: true },
  });
  expect((await edit(bankAccountId, { state: 'valid' })).json()).toMatchObject(awaited);
});

it('[P7] says before the validation what it takes of whom', async () => {
  const owner = await as(test, 'user');
  const { bankAccountId } = await givenAccount(owner, { account: buildIban(881_030) });
  const url = `${bankAccountsUrl}/${bankAccountId}/decision`;
  const needs = async (caller: Caller) => (await caller.get(url)).json();
  expect(await needs(second)).toEqual({ secondPersonFor: [], isIdentified: false, holdersAtBank: [] });
  await edit(bankAccountId, { account: buildIban(881_031) });
  await giveMoney(test, owner.userId, 1_500_000);
  expect(await needs(second)).toMatchObject({ secondPersonFor: ['owned'] });
  expect((await needs(admin)).secondPersonFor).toEqual(['ownEntry', 'accessChanged', 'owned']);
  expect((await owner.get(url)).statusCode).toBe(403);
});

it('[P7] says under which names the bank shows the number in movements of its owner', async () => {
  const { test: other, bank, elena } = await givenPlatformWithBank();
  const owner = await anInvestor(other, 0);
  const account = buildIban(881_032);
  const { bankAccountId } = await givenAccount(owner, { account });
  const reference = walletReference((await walletOf(owner)).walletId);
  const sender = { counterpartyName: 'TALLERES RUIZ SL', counterpartyAccount: account };
  await bank.shows({ amountCents: 5_000, reference, ...sender });
  const needs = await elena.get(`${bankAccountsUrl}/${bankAccountId}/decision`);
  expect(needs.json()).toMatchObject({ isIdentified: true, holdersAtBank: ['TALLERES RUIZ SL'] });
  await other.close();
});

it('[P7] counts pending withdrawals towards the balance from which a second person is needed', async () => {
  const owner = await as(test, 'user');
  await giveMoney(test, owner.userId, 1_500_000);
  await askFor(owner, { type: 'withdraw', amount: '15000.00' });
  const { bankAccountId } = await givenAccount(owner, { account: buildIban(881_005) });
  expect((await edit(bankAccountId, { state: 'valid' })).json()).toMatchObject(awaited);
});

it('[P7] counts investments towards that balance as well', async () => {
  const { projectId } = await openProject(test, admin, { financingAmount: 100_000_000 });
  const owner = await anInvestor(test, 1_500_000);
  await invested(owner, projectId, '15000.00');
  test.clock.advance(73 * 3_600);
  [admin, second] = [await as(test, admin), await as(test, second)];
  const { bankAccountId } = await givenAccount(await as(test, owner), { account: buildIban(881_007) });
  expect((await edit(bankAccountId, { state: 'valid' })).json()).toMatchObject(awaited);
});

it('[P7] does not let one person validate an account that they entered or changed, however long ago', async () => {
  const owner = await as(test, 'user');
  const entered = await addAccount(admin, { userId: owner.userId, account: buildIban(881_008) });
  expect(entered.statusCode).toBe(201);
  const renumbered = await givenAccount(owner, { account: buildIban(881_009) });
  await edit(renumbered.bankAccountId, { account: buildIban(881_010) });
  test.clock.advance(30 * 24 * 3_600);
  [admin, second] = [await as(test, admin), await as(test, second)];
  for (const { bankAccountId } of [entered.json(), renumbered]) {
    expect((await edit(bankAccountId, { state: 'valid' })).json()).toMatchObject(awaited);
    const other = await second.patch(`${bankAccountsUrl}/${bankAccountId}`, {
      form: formOf({ state: 'valid' }),
      ...alone,
    });
    expect(other.json()).toMatchObject({ state: 'valid' });
  }
});

it('[P7] needs two people to validate a number that another customer has too', async () => {
  const account = buildIban(881_020);
  await givenAccount(await as(test, 'user'), { account });
  const { bankAccountId } = await givenAccount(await as(test, 'user'), { account });
  expect((await edit(bankAccountId, { state: 'valid' })).json()).toMatchObject(awaited);
});
