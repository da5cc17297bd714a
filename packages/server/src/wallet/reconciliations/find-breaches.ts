import { type LedgerBreach, ledgerRules } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { rules } from './rules.ts';

type Amount = string | number | null;

interface Row {
  subject: string;
  expected: Amount;
  found: Amount;
  total: Amount;
}

/** How much there was to be compared. */
interface Books {
  accounts: number;
  entries: number;
  postings: number;
  transactions: number;
  orders: number;
}

export interface Findings {
  books: Books;
  breachesTotal: number;
  /** Of each rule as many as were asked for. */
  breaches: LedgerBreach[];
}

const cents = (amount: Amount) => (amount === null ? null : Number(amount));

async function findOf(tx: Db, rule: LedgerBreach['rule'], countMax: number) {
  const { rows } = (await tx.execute(sql`
    select subject, expected, found, count(*) over () as total from (${rules[rule]}) broken
    order by subject limit ${countMax}`)) as unknown as { rows: Row[] };
  const breaches = rows.map(({ subject, expected, found }) => ({
    rule,
    subject,
    expectedCents: cents(expected),
    foundCents: cents(found),
  }));
  return { total: Number(rows[0]?.total ?? 0), breaches };
}

async function countBooks(tx: Db): Promise<Books> {
  const { rows } = (await tx.execute(sql`select
    (select count(*) from ledger_accounts)::int as accounts,
    (select count(*) from ledger_entries)::int as entries,
    (select count(*) from ledger_postings)::int as postings,
    (select count(*) from transactions)::int as transactions,
    (select count(*) from orders)::int as orders`)) as unknown as { rows: [Books] };
  return rows[0];
}

/** Compares everything in the books with everything else, all of it as it stood at one moment. */
export async function findBreaches(db: Db, countMax = 1_000): Promise<Findings> {
  return db.transaction(
    async (transaction) => {
      const tx = transaction as unknown as Db;
      const found = [];
      for (const rule of ledgerRules) found.push(await findOf(tx, rule, countMax));
      return {
        books: await countBooks(tx),
        breachesTotal: found.reduce((sum, { total }) => sum + total, 0),
        breaches: found.flatMap(({ breaches }) => breaches),
      };
    },
    // What moves meanwhile is not seen, so that it cannot look like a breach.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
