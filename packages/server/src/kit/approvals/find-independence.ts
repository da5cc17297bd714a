import { accessChangedWithinMs, type IndependenceFacts } from '@semilla/contract';
import { and, eq, gt, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../schema/audit-entries.ts';
import { offerSuspensions } from '../../schema/offer-suspensions.ts';
import { orders } from '../../schema/orders.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';
import { projects } from '../../schema/projects.ts';
import { proposals } from '../../schema/proposals.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { wishes } from '../../schema/wishes.ts';
import { isOneOf } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import { accessChanges } from './access-changes.ts';

export interface DeciderFacts extends IndependenceFacts {
  proposalId: string;
  /** Whether the proposer left the staff, or was disabled. */
  isProposerGone: boolean;
}

const deciders = alias(users, 'deciders');
const proposers = alias(users, 'proposers');

/** Selects the open withdrawals in a payment file if the proposal is about the whole file, otherwise none. */
const paid = sql`from ${outgoingPayments}
  join ${transactions} on ${transactions.transactionId} = ${outgoingPayments.transactionId}
  where ${outgoingPayments.paymentFileId} = case when ${proposals.act} in ('approvePaymentFile', 'cancelPaymentFile')
    and ${proposals.beneficiaryId} is null then ${proposals.subjectId}::uuid end
  and ${outgoingPayments.state} in ('ordered', 'sent')`;

/** The decider's id if the column contains it in a withdrawal that `paid` selects, otherwise null. */
const deciderIn = (column: SQLWrapper): SQL =>
  sql`case when exists (select 1 ${paid} and ${column} = ${deciders.userId}) then ${deciders.userId} end`;

/** The decider's id if they have an order or a wish in the project that the proposal refunds, pays returns of, or allocates. */
const investedDecider = sql`case when ${proposals.act} in ('distribute', 'closeWithRefund', 'allocateWishes')
  and (exists (select 1 from ${orders} where ${orders.projectId} = ${proposals.subjectId}::uuid
      and ${orders.userId} = ${deciders.userId} and ${orders.status} in ('pending', 'active'))
    or exists (select 1 from ${wishes} where ${wishes.projectId} = ${proposals.subjectId}::uuid
      and ${wishes.userId} = ${deciders.userId} and ${wishes.state} = 'open'))
  then ${deciders.userId} end`;

/** The facts that decide whether a person is independent of each proposal, in one query. */
export async function findIndependence(
  db: Db,
  deciderId: string,
  proposalIds: readonly string[],
  now: Date,
): Promise<DeciderFacts[]> {
  if (!proposalIds.length) return [];
  const changedAt = db
    .select({ at: max(auditEntries.at) })
    .from(auditEntries)
    .where(
      accessChanges(
        deciderId,
        sql`any(array(select ${transactions.userId} ${paid}) || ${proposals.beneficiaryId})`,
        now,
      ),
    );
  const payoutAccountAt = db
    .select({ at: max(payoutAccounts.since) })
    .from(payoutAccounts)
    .where(
      and(
        sql`${proposals.act} in ('release', 'payTax') and ${payoutAccounts.projectId} = ${proposals.subjectId}::uuid`,
        eq(payoutAccounts.proposedById, deciders.userId),
        gt(payoutAccounts.since, new Date(now.getTime() - accessChangedWithinMs)),
      ),
    );
  const suspended = db
    .select({ id: offerSuspensions.offerSuspensionId })
    .from(offerSuspensions)
    .innerJoin(projects, eq(projects.projectId, offerSuspensions.projectId))
    .where(
      and(
        sql`${proposals.act} = 'publishSheet' and ${offerSuspensions.projectId} = ${proposals.subjectId}::uuid`,
        eq(offerSuspensions.suspendedById, deciders.userId),
        eq(offerSuspensions.until, projects.suspendedUntil),
      ),
    );
  return db
    .select({
      proposalId: proposals.proposalId,
      deciderId: deciders.userId,
      role: deciders.role,
      isDisabled: sql<boolean>`${deciders.disabledAt} is not null`,
      proposerId: proposals.proposedById,
      beneficiaryId: sql<
        string | null
      >`coalesce(${proposals.beneficiaryId}, ${deciderIn(transactions.userId)}, ${investedDecider})`,
      enteredById: sql<
        string | null
      >`coalesce(${proposals.enteredById}, ${deciderIn(transactions.managerId)})`,
      accessChangedAt: sql<Date | null>`greatest((${changedAt}), (${payoutAccountAt}))`.mapWith(
        auditEntries.at,
      ),
      administratorSince: deciders.roleGivenAt,
      promotedById: deciders.roleGivenById,
      proposerSince: proposers.roleGivenAt,
      proposerPromotedById: proposers.roleGivenById,
      isSuspender: sql<boolean>`exists (${suspended})`,
      isProposerGone: sql<boolean>`${proposers.role} = 'user' or ${proposers.disabledAt} is not null`,
    })
    .from(proposals)
    .innerJoin(deciders, eq(deciders.userId, deciderId))
    .innerJoin(proposers, eq(proposers.userId, proposals.proposedById))
    .where(isOneOf(proposals.proposalId, proposalIds));
}
