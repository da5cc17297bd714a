// Goal: concurrent changes to one user's bank accounts always leave exactly one main account.
// Method: the API on a real PostgreSQL, with many requests in flight.
import { buildIban } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  addAccount,
  bankAccountsUrl,
  decide,
  editAccount,
  givenAccount,
} from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { giveMoney } from '../../../test/money.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';

let test: TestApp;
let admin: Caller;
let owner: Caller;

beforeAll(async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database });
  admin = await as(test, 'admin');
});
beforeEach(async () => {
  owner = await as(test, 'user');
});
afterAll(() => test.close());

const concurrently = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);

async function accounts(): Promise<{ bankAccountId: string; main: boolean; state: string }[]> {
  return (await owner.get(`${bankAccountsUrl}?take=100`)).json().data;
}

describe('concurrent requests', () => {
  it('[E14] create ten first accounts, of which one is the main account', async () => {
    const answers = await concurrently(10, (index) => addAccount(owner, { main: String(index % 2 === 0) }));
    expect(statuses(answers)).toEqual(Array(10).fill(201));
    expect((await accounts()).filter(({ main }) => main)).toHaveLength(1);
  });

  it('[E14] create one account out of ten with the same number', async () => {
    const answers = await concurrently(10, () => addAccount(owner, { account: buildIban(31_415) }));
    expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)]);
    expect(await accounts()).toHaveLength(1);
  });

  it('[E14] leave one main account when each of ten is marked three times', async () => {
    const created = await concurrently(10, () => givenAccount(owner));
    const answers = await concurrently(30, (index) =>
      editAccount(owner, created[index % 10]?.bankAccountId as string, { main: 'true' }),
    );
    expect(statuses(answers)).toEqual(Array(30).fill(200));
    expect((await accounts()).filter(({ main }) => main)).toHaveLength(1);
  });

  it('[E14] leave one main account after creating, marking and deleting', async () => {
    const created = await concurrently(8, () => givenAccount(owner));
    await concurrently(24, (index) => {
      const id = created[index % 8]?.bankAccountId as string;
      if (index % 3 === 0) return owner.delete(`${bankAccountsUrl}/${id}`);
      return index % 3 === 1 ? editAccount(owner, id, { main: 'true' }) : addAccount(owner);
    });
    const left = await accounts();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ main }) => main)).toHaveLength(1);
  });

  it('[S8] never leave a new number valid when only the old number was accepted', async () => {
    const outcomes = await concurrently(12, async (index) => {
      const { bankAccountId } = await givenAccount(owner);
      const account = buildIban(500_000 + index);
      const [decided, changed] = await Promise.all([
        decide(admin, bankAccountId, 'valid'),
        editAccount(owner, bankAccountId, { account }),
      ]);
      expect([decided.statusCode, changed.statusCode]).toEqual([200, 200]);
      const now = (await owner.get(`${bankAccountsUrl}/${bankAccountId}`)).json();
      expect(now.account).toBe(account);
      // A decision about the old number must not apply to the new one. Staff see only the last four characters.
      return decided.json().account.endsWith(account.slice(-4))
        ? now.state === 'valid'
        : now.state === 'pending';
    });
    expect(outcomes).toEqual(Array(12).fill(true));
  });

  it('[P7] never leave a changed number valid when one person accepts the account that was valid before', async () => {
    await giveMoney(test, owner.userId, 1_500_000);
    await as(test, 'admin');
    const states = await concurrently(12, async (index) => {
      const { bankAccountId } = await givenAccount(owner);
      const isIt = eq(bankAccounts.bankAccountId, bankAccountId);
      await test.db.update(bankAccounts).set({ state: 'valid' }).where(isIt);
      const form = formOf({ state: 'valid', why: 'Sigue siendo su cuenta.' });
      const [decided] = await Promise.all([
        admin.patch(`${bankAccountsUrl}/${bankAccountId}`, { form, alone: true }),
        editAccount(owner, bankAccountId, { account: buildIban(510_000 + index) }),
      ]);
      expect([200, 202]).toContain(decided.statusCode);
      return (await owner.get(`${bankAccountsUrl}/${bankAccountId}`)).json().state;
    });
    expect(states).toEqual(Array(12).fill('pending'));
  });
});
