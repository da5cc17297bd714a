import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerPostings } from '../../src/schema/ledger-postings.ts';
import { anInvestor, giveMoney } from '../money.ts';
import type { TestApp } from '../test-app.ts';

const entryId = '01900000-0000-7000-8000-000000000001';
const entry = sql`insert into ledger_entries (entry_id, cause, cause_id) values (${entryId}, 'order', ${entryId})`;

function postings(...moves: [account: string, cents: number][]): SQL {
  const rows = moves.map(([account, cents]) => sql`(${entryId}, ${account}, ${cents})`);
  return sql`insert into ledger_postings (entry_id, account_id, amount_cents) values ${sql.join(rows, sql`, `)}`;
}

const account = (accountId: string, userId: string, cents: number) => sql`
  insert into ledger_accounts (account_id, kind, user_id, balance_cents) values (${accountId}, 'held', ${userId}, ${cents})`;

const onlyAdded = /^23001 the ledger is only ever added to/;
const unbalanced =
  /^23514 (the postings of ledger entry .* do not sum to zero, or were not written at once|ledger entry .* has no postings)/;
const byPostings = /^23001 ledger account .* changes by postings only/;
const violates = (constraint: string) => new RegExp(`^23\\d{3} .*${constraint}`);

type Case = [what: string, why: RegExp, (of: { userId: string; wallet: string; held: string }) => SQL[]];

const changing: Case[] = [
  ['a posting is changed', onlyAdded, () => [sql`update ledger_postings set amount_cents = 1`]],
  ['a posting is moved', onlyAdded, () => [sql`update ledger_postings set account_id = 'fees'`]],
  ['a posting is deleted', onlyAdded, () => [sql`delete from ledger_postings`]],
  ['all postings are deleted', onlyAdded, () => [sql`truncate ledger_postings`]],
  ['an entry is changed', onlyAdded, () => [sql`update ledger_entries set created_at = now()`]],
  ['an entry is deleted', onlyAdded, () => [sql`delete from ledger_entries`]],
  ['all entries are deleted', onlyAdded, () => [sql`truncate ledger_entries cascade`]],
];

const unbalancing: Case[] = [
  ['an entry has no postings', unbalanced, () => [entry]],
  ['an entry has one posting', unbalanced, ({ wallet }) => [entry, postings([wallet, 1])]],
  ['an entry does not sum to zero', unbalanced, ({ wallet }) => [entry, postings(['bank', -1], [wallet, 2])]],
  [
    'the postings of an entry are inserted in two statements',
    unbalanced,
    ({ wallet, held }) => [entry, postings(['bank', -1], [wallet, 1]), postings(['fees', -1], [held, 1])],
  ],
  [
    'a posting has a zero amount',
    violates('ledger_postings_not_zero'),
    ({ wallet }) => [entry, postings(['bank', 0], [wallet, 0])],
  ],
  [
    'an account is named twice',
    violates('_pk'),
    ({ wallet }) => [entry, postings([wallet, 1], [wallet, -1])],
  ],
  ['an account does not exist', violates('_fk'), () => [entry, postings(['bank', -1], ['wallet:nobody', 1])]],
  [
    'an account goes below zero',
    violates('ledger_accounts_never_negative'),
    ({ wallet }) => [entry, postings(['bank', 10_001], [wallet, -10_001])],
  ],
];

const settingBalances: Case[] = [
  ['a balance is set', byPostings, () => [sql`update ledger_accounts set balance_cents = 1`]],
  [
    'a balance is updated to the same value',
    byPostings,
    () => [sql`update ledger_accounts set balance_cents = balance_cents`],
  ],
  ['an account gets another owner', byPostings, () => [sql`update ledger_accounts set user_id = null`]],
  [
    'an account with money is deleted',
    /^23001 ledger account .* is not empty/,
    ({ wallet }) => [sql`delete from ledger_accounts where account_id = ${wallet}`],
  ],
  [
    'an account is created with money',
    /^23001 ledger account .* must begin empty/,
    ({ held, userId }) => [
      sql`delete from ledger_accounts where account_id = ${held}`,
      account(held, userId, 1),
    ],
  ],
  [
    'an account has a wrong name',
    violates('ledger_accounts_named'),
    ({ userId }) => [account('held:x', userId, 0)],
  ],
];

/** Adds postings to every entry that changed the wallet. */
const addTo = ({ wallet, held }: { wallet: string; held: string }, toFees: number, toHeld: number) => sql`
  insert into ledger_postings (entry_id, account_id, amount_cents)
  select entry_id, more.account_id, cents from ledger_postings mine,
    (values ('fees', ${toFees}::bigint), (${held}, ${toHeld}::bigint)) as more(account_id, cents)
  where mine.account_id = ${wallet}`;

/** Runs statements in one transaction; returns the code and the message of the database's error. */
async function refusal({ db }: TestApp, statements: SQL[]): Promise<string> {
  const attempt = db.transaction(async (transaction) => {
    for (const statement of statements) await transaction.execute(statement);
  });
  return attempt.then(
    () => 'nothing is refused',
    (error: { code: string; message: string; cause?: { code: string; message: string } }) => {
      const { code, message } = error.cause ?? error;
      return `${code} ${message}`;
    },
  );
}

async function balanceOf({ db }: TestApp, accountId: string): Promise<number> {
  const balances = await db.execute<{ cents: number }>(
    sql`select balance_cents::float8 as cents from ledger_accounts where account_id = ${accountId}`,
  );
  return balances.rows[0]?.cents as number;
}

/** Invalid statements by the application's role, which both databases must refuse. */
export function describeLedger(databaseName: string, testApp: () => TestApp): void {
  describe(`the ledger on ${databaseName}`, () => {
    const of = { userId: '', wallet: '', held: '' };
    beforeAll(async () => {
      const { userId } = await anInvestor(testApp(), 10_000);
      Object.assign(of, { userId, wallet: `wallet:${userId}`, held: `held:${userId}` });
    });

    it.each([...changing, ...unbalancing, ...settingBalances])(
      '[B1] refuses that %s',
      async (_, why, statements) => {
        expect(await refusal(testApp(), statements(of))).toMatch(why);
        expect(await balanceOf(testApp(), of.wallet)).toBe(10_000);
      },
    );

    it('[B1] refuses further postings to an existing entry, whether they balance or not', async () => {
      expect(await refusal(testApp(), [addTo(of, -1, 1)])).toMatch(unbalanced);
      expect(await refusal(testApp(), [addTo(of, 1, 1)])).toMatch(unbalanced);
    });

    it('[B1] changes balances by postings only', async () => {
      await giveMoney(testApp(), of.userId, 500);
      expect(await balanceOf(testApp(), of.wallet)).toBe(10_500);
      const all = await testApp().db.select().from(ledgerPostings);
      expect(all.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    });
  });
}
