import { type LedgerBreach, ledgerRules } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { rules } from './rules.ts';

type Amount = string | number | null;

type Row = {
  subject: string;
  expected: Amount;
  found: Amount;
  total: Amount;
};

/** The number of rows compared. */
type Books = {
  accounts: number;
  entries: number;
  postings: number;
  transactions: number;
  orders: number;
};

export interface Findings {
  books: Books;
  breachesTotal: number;
  /** At most `countMax` breaches per rule. */
  breaches: LedgerBreach[];
}

const cents = (amount: Amount) => (amount === null ? null : Number(amount));

async function findBreachesOf(tx: Db, rule: LedgerBreach['rule'], countMax: number) {
  const { rows } = await tx.execute<Row>(sql`
    select subject, expected, found, count(*) over () as total from (${rules[rule]}) broken
    order by subject limit ${countMax}`);
  const breaches = rows.map(({ subject, expected, found }) => ({
    rule,
    subject,
    expectedCents: cents(expected),
    foundCents: cents(found),
  }));
  return { total: Number(rows[0]?.total ?? 0), breaches };
}

async function countBooks(tx: Db): Promise<Books> {
  const { rows } = await tx.execute<Books>(sql`select
    (select count(*) from ledger_accounts)::int as accounts,
    (select count(*) from ledger_entries)::int as entries,
    (select count(*) from ledger_postings)::int as postings,
    (select count(*) from transactions)::int as transactions,
    (select count(*) from orders)::int as orders`);
  return rows[0] as Books;
}

/** Checks all ledger rules on one snapshot of the database. */
export async function findBreaches(db: Db, countMax = 1_000): Promise<Findings> {
  return db.transaction(
    async (tx) => {
      const results = [];
      for (const rule of ledgerRules) results.push(await findBreachesOf(tx, rule, countMax));
      return {
        books: await countBooks(tx),
        breachesTotal: results.reduce((sum, { total }) => sum + total, 0),
        breaches: results.flatMap(({ breaches }) => breaches),
      };
    },
    // A snapshot hides concurrent transactions, so they cannot look like breaches.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
