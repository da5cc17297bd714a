import {
  type BookAccount,
  type BookAccountKind,
  cents,
  type StatementPeriod,
  type TrialBalanceRow,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { onDays } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { ledgerEntries } from '../../schema/ledger-entries.ts';

/** In cents. `opening` has the opposite sign of the ledger: a balance on the credit side is negative. */
export interface KindSums {
  opening: number;
  debit: number;
  credit: number;
}

export type SumsByKind = ReadonlyMap<BookAccountKind, KindSums>;

/**
 * The opening balance of each kind of account, and its debits and credits in the period. One query, so that no entry is counted
 * in part.
 */
export async function findKindSums(
  db: Db,
  { fromDate, toDate }: StatementPeriod,
): Promise<{ sums: SumsByKind; entries: number }> {
  const { createdAt } = ledgerEntries;
  const isWithin = onDays(createdAt, { fromDate, toDate });
  const isBefore = sql`${createdAt} < ${fromDate}::timestamp at time zone 'Europe/Madrid'`;
  const { rows } = await db.execute<{ kind: BookAccountKind } & Record<string, string>>(sql`
    select a.kind, coalesce(-sum(p.amount_cents) filter (where ${isBefore}), 0)::text as opening,
      coalesce(-sum(p.amount_cents) filter (where p.amount_cents < 0 and ${isWithin}), 0)::text as debit,
      coalesce(sum(p.amount_cents) filter (where p.amount_cents > 0 and ${isWithin}), 0)::text as credit,
      (select count(*) from ${ledgerEntries} where ${isWithin})::text as entries
    from ledger_postings p
    join ${ledgerEntries} on ${ledgerEntries.entryId} = p.entry_id
    join ledger_accounts a on a.account_id = p.account_id
    where ${onDays(createdAt, { toDate })}
    group by a.kind`);
  const sums = rows.map(
    ({ kind, opening, debit, credit }) =>
      [kind, { opening: Number(opening), debit: Number(debit), credit: Number(credit) }] as const,
  );
  return { sums: new Map(sums), entries: Number(rows[0]?.entries ?? 0) };
}

const none: KindSums = { opening: 0, debit: 0, credit: 0 };

/** The sums of each account of the books. Kinds of accounts with the same code share a row, with all their names. */
export function trialBalance(chart: readonly BookAccount[], sums: SumsByKind): TrialBalanceRow[] {
  const byCode = Map.groupBy(chart, ({ code }) => code);
  return [...byCode].map(([code, accounts]) => {
    const total = (name: keyof KindSums) =>
      cents(accounts.reduce((sum, { kind }) => sum + (sums.get(kind) ?? none)[name], 0));
    const opening = total('opening');
    const debit = total('debit');
    const credit = total('credit');
    return {
      code,
      name: [...new Set(accounts.map(({ name }) => name))].join(' / '),
      kinds: accounts.map(({ kind }) => kind),
      opening,
      debit,
      credit,
      closing: cents(opening + debit - credit),
    };
  });
}
