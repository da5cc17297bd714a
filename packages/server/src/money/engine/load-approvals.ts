import { approvedWithinMs } from '@semilla/contract';
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { findIndependence } from '../../kit/approvals/find-independence.ts';
import { hasOtherAdministrator } from '../../kit/approvals/has-other-administrator.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { proposals } from '../../schema/proposals.ts';
import { transactions } from '../../schema/transactions.ts';
import type { AllNeeds } from './lock-world.ts';
import type { World } from './world.ts';

/** Makes approvals by one person run one after the other, so that each counts the amounts approved before it. */
export async function lockDeciders(tx: Db, approvedAmounts: AllNeeds['approvedAmounts']): Promise<void> {
  const deciders = [...new Set(approvedAmounts.map(({ deciderId }) => deciderId))].sort();
  for (const deciderId of deciders) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${deciderId}, 15))`);
  }
}

async function loadApproved(tx: Db, world: World, { approvedAmounts }: AllNeeds, now: Date): Promise<void> {
  const { userId, adminId, amountCents, status, type, updatedAt, transactionId, bankEntryId } = transactions;
  const ids = [...new Set(approvedAmounts.flatMap(({ customerId, deciderId }) => [customerId, deciderId]))];
  if (!ids.length) return;
  const approved = tx
    .select({
      // Each amount counts twice: for its customer and for the person who decided.
      personId: sql<string>`unnest(array[${userId}, ${adminId}])`.as('person_id'),
      cents: amountCents,
    })
    .from(transactions)
    .where(
      and(
        eq(status, 'completed'),
        isNotNull(adminId),
        // A deposit by hand always takes two people.
        or(eq(type, 'withdraw'), isNotNull(bankEntryId)),
        gt(updatedAt, new Date(now.getTime() - approvedWithinMs)),
        or(isOneOf(userId, ids), isOneOf(adminId, ids)),
        // What two people approved counts for neither of them.
        sql`not exists (select 1 from ${proposals}
          where ${proposals.subjectId} in (${transactionId}::text, ${bankEntryId}::text)
          and ${proposals.act} in ('approveTransaction', 'bookOtherMovement') and ${proposals.status} = 'approved')`,
      ),
    )
    .as('approved');
  const sums = await tx
    .select({ personId: approved.personId, cents: sql<string>`sum(${approved.cents})` })
    .from(approved)
    .groupBy(approved.personId);
  for (const { personId, cents } of sums) world.approvedCents.set(personId, Number(cents));
}

async function loadProposals(tx: Db, world: World, needs: AllNeeds, now: Date): Promise<void> {
  const { approvals, isLocking } = needs;
  const ids = approvals.map(({ proposalId }) => proposalId);
  if (!ids.length) return;
  const query = tx
    .select()
    .from(proposals)
    .where(isOneOf(proposals.proposalId, ids))
    .orderBy(asc(proposals.proposalId));
  const rows = await (isLocking ? query.for('update') : query);
  for (const { proposalId, deciderId } of approvals) {
    const proposal = rows.find((row) => row.proposalId === proposalId);
    const [facts] = await findIndependence(tx, deciderId, [proposalId], now);
    if (proposal) world.approvals.set(proposalId, { proposal, facts });
  }
}

/** Loads the facts that decide whether a second person is needed and whether that person is independent. */
export async function loadApprovals(tx: Db, world: World, needs: AllNeeds, now: Date): Promise<void> {
  await loadApproved(tx, world, needs, now);
  for (const userId of needs.proposers) {
    if (await hasOtherAdministrator(tx, userId)) world.notAlone.add(userId);
  }
  if (needs.onceKeys.length) {
    const query = tx
      .select()
      .from(proposals)
      .where(and(isOneOf(proposals.onceKey, needs.onceKeys, 'text'), eq(proposals.status, 'pending')))
      .orderBy(asc(proposals.proposalId));
    const rows = await (needs.isLocking ? query.for('update') : query);
    for (const row of rows) if (row.onceKey) world.pendingByKey.set(row.onceKey, row);
  }
  await loadProposals(tx, world, needs, now);
}
