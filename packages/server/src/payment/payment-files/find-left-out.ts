import { cents, type LeftOutReason, type NextPayments, namedPaymentsMax } from '@semilla/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { findActiveHolds } from '../../kit/holds/queries.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { nameMax, sepaText } from './pain001.ts';
import {
  type Gathering,
  isInFile,
  isMaybePaid,
  isMaybePaidByHand,
  isOfOtherAdministrator,
  isProposed,
} from './payable.ts';

/** How many withdrawals are read at once: enough to fill the list after the payable ones are removed. */
const readAtOnce = 1_000;

const reasonOf = (makerId: string, now: Date) => sql<LeftOutReason | null>`case
  when ${bankAccounts.state} is distinct from 'valid' or ${bankAccounts.deletedAt} is not null then 'account'
  when ${users.disabledAt} is not null then 'customerDisabled'
  when ${isProposed} then 'proposed'
  when ${isMaybePaid(now)} or ${isMaybePaidByHand} then 'maybePaid'
  when ${isOfOtherAdministrator(makerId)} then 'otherAdministrator'
  when ${transactions.userId} = ${makerId} then 'own' end`;

/** The pending withdrawals that the next payment file would leave out, and why, oldest first. */
export async function findLeftOut(
  db: Db,
  { makerId, now }: Pick<Gathering, 'makerId' | 'now'>,
): Promise<NextPayments['leftOut']> {
  const rows = await db
    .select({
      transactionId: transactions.transactionId,
      userId: transactions.userId,
      userName: userName(),
      amountCents: transactions.amountCents,
      reason: reasonOf(makerId, now),
    })
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .where(and(eq(transactions.type, 'withdraw'), eq(transactions.status, 'pending'), sql`not ${isInFile}`))
    .orderBy(asc(transactions.transactionId))
    .limit(readAtOnce);
  const holds = await findActiveHolds(db, [...new Set(rows.map(({ userId }) => userId))], now);
  const held = new Set(holds.map(({ userId }) => userId));
  const leftOut = rows.flatMap(({ userId, amountCents, reason, ...row }) => {
    const unwritable = sepaText(row.userName, nameMax) === '' ? ('name' as const) : null;
    const why = reason ?? (held.has(userId) ? ('held' as const) : unwritable);
    return why ? { ...row, amount: cents(amountCents), reason: why } : [];
  });
  return leftOut.slice(0, namedPaymentsMax);
}
