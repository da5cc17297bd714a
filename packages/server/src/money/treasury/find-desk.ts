import { cents, civilDateAt, type TreasuryDesk, type v1 } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import type { Call } from '../../kit/http/route.ts';
import { settlementDayBefore } from '../../kit/working-days.ts';
import { compareNow } from '../../payment/bank-balances/compare-balances.ts';
import { findExplaining, findMissingDays } from '../../payment/bank-balances/find-explaining.ts';
import { findUnexplainedDebits } from '../../payment/bank-balances/find-unexplained-debits.ts';
import { comparedAnswer, findUnexplained } from '../../payment/bank-balances/queries.ts';
import { findPayable } from '../../payment/payment-files/find-payable.ts';
import { findOpenFiles } from '../../payment/payment-files/queries.ts';
import { countWaitingEntries, findLastImport } from '../../payment/statements/queries.ts';
import { bankDays } from '../../schema/bank-days.ts';
import { findWaiting } from './find-waiting.ts';

async function findBalances(db: Db, now: Date): Promise<Pick<TreasuryDesk, 'balances' | 'isStatementOld'>> {
  const [last] = await db.select({ day: sql<string | null>`max(${bankDays.day})::text` }).from(bankDays);
  const compared = last?.day ? await compareNow(db) : undefined;
  if (!last?.day || !compared) return { balances: null, isStatementOld: false };
  return {
    balances: { day: last.day, ...comparedAnswer(compared) },
    isStatementOld: last.day < settlementDayBefore(civilDateAt(now)),
  };
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

export async function findDesk(
  app: FastifyInstance,
  call: Call<typeof v1.treasury.find>,
): Promise<TreasuryDesk> {
  const { caller, db, now } = call;
  return {
    ...(await findBalances(db, now)),
    stopped: await findStop(db),
    missingDays: await findMissingDays(db),
    ...(await findExplaining(db)),
    lastImport: await findLastImport(db),
    ...(await findWaiting(app, call)),
    waitingTotal: await countWaitingEntries(db),
    next: await findNext(db, caller.userId, now),
    files: await findOpenFiles(db),
  };
}
