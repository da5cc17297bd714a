import {
  type BookAccountKind,
  type JournalAct,
  type StatementPeriod,
  walletReference,
} from '@semilla/contract';
import { type SQL, sql } from 'drizzle-orm';
import { onDays } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { ledgerEntries } from '../../schema/ledger-entries.ts';
import { actOf, type Cause } from './act-of.ts';

/** A posting in the journal. It is a debit if it takes from the account, and a credit if it adds to it. */
export interface JournalPosting {
  number: number;
  day: string;
  kind: BookAccountKind;
  act: JournalAct;
  customerReference: string | null;
  projectName: string | null;
  debit: number | null;
  credit: number | null;
}

interface Read extends Record<string, unknown> {
  entryId: string;
  accountId: string;
  cents: string;
  at: string;
  day: string;
  cause: Cause;
  kind: BookAccountKind;
  payer: BookAccountKind | null;
  payee: BookAccountKind | null;
  walletId: string | null;
  projectName: string | null;
}

const linesAtOnce = 2_000;

/**
 * The postings after the last one of a page. Payer and payee are read only for causes that need them, because other entries may
 * have thousands of accounts.
 */
const pageBehind = (period: StatementPeriod, last: Read | undefined, take: number): SQL => sql`
  with entries as (
    select entry_id, cause, created_at from ${ledgerEntries}
    where ${onDays(ledgerEntries.createdAt, period)}
      ${last ? sql`and (created_at, entry_id) >= (${last.at}::timestamptz, ${last.entryId}::uuid)` : sql``}
    order by created_at, entry_id limit ${take + 1}
  ), lines as (
    select e.entry_id, e.cause, e.created_at, p.account_id, p.amount_cents
    from entries e join ledger_postings p on p.entry_id = e.entry_id
    ${
      last
        ? sql`where (e.created_at, e.entry_id, p.amount_cents, p.account_id)
            > (${last.at}::timestamptz, ${last.entryId}::uuid, ${last.cents}::bigint, ${last.accountId})`
        : sql``
    }
    order by e.created_at, e.entry_id, p.amount_cents, p.account_id limit ${take}
  )
  select l.entry_id as "entryId", l.account_id as "accountId", l.amount_cents::text as cents, l.cause,
    l.created_at::text as at, to_char(l.created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day,
    a.kind, m.payer, m.payee, w.wallet_id as "walletId", r.name as "projectName"
  from lines l
  join ledger_accounts a on a.account_id = l.account_id
  left join wallets w on w.user_id = a.user_id
  left join projects r on r.project_id = a.project_id
  left join lateral (
    select min(o.kind) filter (where p.amount_cents < 0) as payer, min(o.kind) filter (where p.amount_cents > 0) as payee
    from ledger_postings p join ledger_accounts o on o.account_id = p.account_id where p.entry_id = l.entry_id
  ) m on l.cause in ('transaction', 'wish', 'release', 'repayment', 'tax', 'company_money')
  order by l.created_at, l.entry_id, l.amount_cents, l.account_id`;

/** How many entries the year of this day has before the day. */
async function entriesBefore(db: Db, day: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*)::text as count from ${ledgerEntries}
    where ${onDays(ledgerEntries.createdAt, { fromDate: `${day.slice(0, 4)}-01-01` })}
      and created_at < ${day}::timestamp at time zone 'Europe/Madrid'`);
  return Number(rows[0]?.count);
}

/**
 * The journal of a period in ledger order, read in parts, so that a long journal needs no more memory than a short one. Entries
 * are numbered from 1 in each calendar year, whatever the period.
 */
export async function* readJournal(
  db: Db,
  period: StatementPeriod,
  atOnce = linesAtOnce,
): AsyncGenerator<JournalPosting[]> {
  let number = await entriesBefore(db, period.fromDate);
  let last: Read | undefined;
  for (;;) {
    const { rows } = await db.execute<Read>(pageBehind(period, last, atOnce));
    if (!rows.length) return;
    const postings: JournalPosting[] = [];
    for (const row of rows) {
      if (row.entryId !== last?.entryId) {
        const isSameYear = row.day.slice(0, 4) === (last?.day ?? period.fromDate).slice(0, 4);
        number = isSameYear ? number + 1 : 1;
      }
      const cents = Number(row.cents);
      postings.push({
        number,
        day: row.day,
        kind: row.kind,
        act: actOf(row.cause, row.payer ?? row.kind, row.payee ?? row.kind),
        customerReference: row.walletId && walletReference(row.walletId),
        projectName: row.projectName,
        debit: cents < 0 ? -cents : null,
        credit: cents > 0 ? cents : null,
      });
      last = row;
    }
    yield postings;
  }
}
