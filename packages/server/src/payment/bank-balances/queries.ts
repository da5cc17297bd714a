import { type BankBalance, type BankBalanceState, cents, type InputOf, type v1 } from '@semilla/contract';
import { and, count, desc, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import { behind, given, isAnyOf, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { type BankBalanceRow, bankBalances } from '../../schema/bank-balances.ts';
import { findUnexplainedDebits, refuseUnexplained } from './find-unexplained-debits.ts';

type Query = InputOf<typeof v1.bankBalances.find>['query'];

const { bankBalanceId, day, bankCents, ledgerCents, unexplainedCents } = bankBalances;
const columns = { day };

const state = sql`case when ${unexplainedCents} <> 0 then 'unexplained'
  when ${bankCents} = ${ledgerCents} then 'equal' else 'explained' end`;

export type Compared = Omit<BankBalanceRow, 'bankBalanceId' | 'day' | 'comparedAt'>;

function stateOf({
  bankCents: bank,
  ledgerCents: ledger,
  unexplainedCents: left,
}: Compared): BankBalanceState {
  if (left !== 0) return 'unexplained';
  return bank === ledger ? 'equal' : 'explained';
}

export const comparedAnswer = (row: Compared) => ({
  state: stateOf(row),
  bank: cents(row.bankCents),
  ledger: cents(row.ledgerCents),
  difference: cents(row.bankCents - row.ledgerCents),
  opening: cents(row.openingCents),
  unreported: cents(row.unreportedCents),
  unbooked: cents(row.unbookedCents),
  unseen: cents(row.unseenCents),
  unexplained: cents(row.unexplainedCents),
});

const answerOf = (row: BankBalanceRow): BankBalance => ({
  bankBalanceId: row.bankBalanceId,
  day: row.day,
  ...comparedAnswer(row),
  comparedAt: row.comparedAt,
});

const conditions = (query: Query): SQL | undefined =>
  and(
    picked(query, bankBalanceId),
    given(query.state, (wanted) => isAnyOf(state, wanted)),
    given(query.fromDate, (from) => gte(day, from)),
    given(query.toDate, (to) => lte(day, to)),
  );

export async function findBalanceRows(db: Db, query: Query): Promise<{ data: BankBalance[] }> {
  const rows = await db
    .select()
    .from(bankBalances)
    .where(and(conditions(query), behind(query, columns, bankBalanceId)))
    .orderBy(...sorted(query, columns, bankBalanceId))
    .limit(query.take)
    .offset(query.skip);
  return { data: rows.map(answerOf) };
}

export async function findBalances(db: Db, query: Query) {
  const { data } = await findBalanceRows(db, query);
  const [all] = await db.select({ total: count() }).from(bankBalances).where(conditions(query));
  return pageOf(all, data);
}

export type Unexplained = Pick<BankBalanceRow, 'bankBalanceId' | 'day' | 'unexplainedCents'>;

/** The first day with an unexplained difference between bank and ledger, according to the last comparison. */
export async function findUnexplained(db: Db): Promise<Unexplained | undefined> {
  const [found] = await db
    .select({ bankBalanceId, day, unexplainedCents })
    .from(bankBalances)
    .where(ne(unexplainedCents, 0))
    .orderBy(day)
    .limit(1);
  return found;
}

/** The balance changes on days between statements that no statement reports. */
export async function findUnreported(db: Db): Promise<number> {
  const [last] = await db
    .select({ unreportedCents: bankBalances.unreportedCents })
    .from(bankBalances)
    .orderBy(desc(day))
    .limit(1);
  return last?.unreportedCents ?? 0;
}

/** Refuses to let money leave while bank and ledger differ by an unexplained amount, or a debit is unexplained. */
export async function assertBankAgrees(db: Db): Promise<void> {
  if (await findUnexplained(db)) throw new ApiError('payment.bank_differs');
  refuseUnexplained(await findUnexplainedDebits(db));
}
