import { cents, civilDateAt, type TreasuryDesk, waitingMovementsMax } from '@semilla/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { settlementDayBefore } from '../../kit/working-days.ts';
import { compareNow } from '../../payment/bank-balances/compare-balances.ts';
import { findExplaining, findMissingDays } from '../../payment/bank-balances/find-explaining.ts';
import { findUnexplainedDebits } from '../../payment/bank-balances/find-unexplained-debits.ts';
import { comparedAnswer, findUnexplained } from '../../payment/bank-balances/queries.ts';
import { findPayable } from '../../payment/payment-files/find-payable.ts';
import { findOpenFiles } from '../../payment/payment-files/queries.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import { countWaitingEntries, findLastImport } from '../../payment/statements/queries.ts';
import { bankDays } from '../../schema/bank-days.ts';
import { type BankEntryRow, bankEntries } from '../../schema/bank-entries.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';
import { findFacts } from '../matching/find-facts.ts';
import { suggestBooking } from './suggest-booking.ts';
import { suggestOther } from './suggest-other.ts';

async function findBalances(db: Db, now: Date): Promise<Pick<TreasuryDesk, 'balances' | 'isStatementOld'>> {
  const [last] = await db.select({ day: sql<string | null>`max(${bankDays.day})::text` }).from(bankDays);
  const compared = last?.day ? await compareNow(db) : undefined;
  if (!last?.day || !compared) return { balances: null, isStatementOld: false };
  return {
    balances: { day: last.day, ...comparedAnswer(compared) },
    isStatementOld: last.day < settlementDayBefore(civilDateAt(now)),
  };
}

async function findWaiting(db: Db, now: Date): Promise<TreasuryDesk['waiting']> {
  const rows: { entry: BankEntryRow; userName: string | null }[] = await db
    .select({ entry: bankEntries, userName: fullName(users) })
    .from(bankEntries)
    .leftJoin(users, eq(users.userId, bankEntries.userId))
    .where(eq(bankEntries.state, 'waiting'))
    .orderBy(asc(bankEntries.bookedOn), asc(bankEntries.bankEntryId))
    .limit(waitingMovementsMax);
  const factsOf = await findFacts(
    db,
    rows.map(({ entry }) => entry),
    now,
  );
  const likelyOf = await suggestOther(
    db,
    rows.map(({ entry }) => entry),
    now,
  );
  const movements: TreasuryDesk['waiting'] = [];
  for (const { entry, userName } of rows) {
    const answer = bankEntryAnswer(entry, { userName, transactionId: null });
    const suggestion = await suggestBooking(db, entry, factsOf(entry));
    movements.push({ ...answer, suggestion, likely: suggestion ? null : likelyOf(entry) });
  }
  return movements;
}

async function findNext(db: Db, makerId: string, now: Date): Promise<TreasuryDesk['next']> {
  const payables = await findPayable(db, { makerId, now, isLocking: false });
  const total = payables.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { payments: payables.length, total: cents(total) };
}

async function findStop(db: Db): Promise<TreasuryDesk['stopped']> {
  const difference = await findUnexplained(db);
  if (difference)
    return { day: difference.day, unexplained: cents(difference.unexplainedCents), debit: null };
  const [debit] = await findUnexplainedDebits(db);
  if (!debit) return null;
  const { bankEntryId, name, day } = debit;
  return { day, unexplained: cents(-debit.cents), debit: { bankEntryId, name } };
}

export async function findDesk(db: Db, callerId: string, now: Date): Promise<TreasuryDesk> {
  return {
    ...(await findBalances(db, now)),
    stopped: await findStop(db),
    missingDays: await findMissingDays(db),
    ...(await findExplaining(db)),
    lastImport: await findLastImport(db),
    waiting: await findWaiting(db, now),
    waitingTotal: await countWaitingEntries(db),
    next: await findNext(db, callerId, now),
    files: await findOpenFiles(db),
  };
}
