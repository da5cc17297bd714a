// Goal: however many changes to one user's bank accounts come at once, exactly one account is the main one.
// Method: the API on a real PostgreSQL, with many requests in flight.
import { buildIban } from '@semilla/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../../database/postgres.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { newPostgresDatabase } from '../../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { addAccount, bankAccountsUrl, decide, editAccount, givenAccount } from '../testing.ts';

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

const atOnce = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);

async function accounts(): Promise<{ bankAccountId: string; main: boolean; state: string }[]> {
  return (await owner.get(`${bankAccountsUrl}?take=100`)).json().data;
}

describe('at once', () => {
  it('[E14] ten first accounts are added, and one of them is the main one', async () => {
    const answers = await atOnce(10, (index) => addAccount(owner, { main: String(index % 2 === 0) }));
    expect(statuses(answers)).toEqual(Array(10).fill(201));
    expect((await accounts()).filter(({ main }) => main)).toHaveLength(1);
  });

  it('[E14] one number sent ten times is one account', async () => {
    const answers = await atOnce(10, () => addAccount(owner, { account: buildIban(31_415) }));
    expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)]);
    expect(await accounts()).toHaveLength(1);
  });

  it('[E14] each of ten accounts is made the main one, thrice: one is in the end', async () => {
    const made = await atOnce(10, () => givenAccount(owner));
    const answers = await atOnce(30, (index) =>
      editAccount(owner, made[index % 10]?.bankAccountId as string, { main: 'true' }),
    );
    expect(statuses(answers)).toEqual(Array(30).fill(200));
    expect((await accounts()).filter(({ main }) => main)).toHaveLength(1);
  });

  it('[E14] deleting, adding and marking leave one main account, as long as there is any', async () => {
    const made = await atOnce(8, () => givenAccount(owner));
    await atOnce(24, (index) => {
      const id = made[index % 8]?.bankAccountId as string;
      if (index % 3 === 0) return owner.delete(`${bankAccountsUrl}/${id}`);
      return index % 3 === 1 ? editAccount(owner, id, { main: 'true' }) : addAccount(owner);
    });
    const left = await accounts();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ main }) => main)).toHaveLength(1);
  });

  it('[S8] a number that changes while it is accepted is either accepted after the change or pending', async () => {
    const outcomes = await atOnce(12, async (index) => {
      const { bankAccountId } = await givenAccount(owner);
      const account = buildIban(500_000 + index);
      const [decided, changed] = await Promise.all([
        decide(admin, bankAccountId, 'valid'),
        editAccount(owner, bankAccountId, { account }),
      ]);
      expect([decided.statusCode, changed.statusCode]).toEqual([200, 200]);
      const now = (await owner.get(`${bankAccountsUrl}/${bankAccountId}`)).json();
      expect(now.account).toBe(account);
      // An acceptance that was answered with the old number must not stand for the new one.
      return decided.json().account === account ? now.state === 'valid' : now.state === 'pending';
    });
    expect(outcomes).toEqual(Array(12).fill(true));
  });
});
