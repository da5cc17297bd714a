import type { IndependenceFacts } from '@semilla/contract';
import { eq, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../schema/audit-entries.ts';
import { outgoingPayments } from '../../schema/outgoing-payments.ts';
import { proposals } from '../../schema/proposals.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
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

/** In a proposal about a whole payment file: the open withdrawals that it pays. */
const paid = sql`from ${outgoingPayments}
  join ${transactions} on ${transactions.transactionId} = ${outgoingPayments.transactionId}
  where ${outgoingPayments.paymentFileId} = case when ${proposals.act} in ('approvePaymentFile', 'cancelPaymentFile')
    and ${proposals.beneficiaryId} is null then ${proposals.subjectId}::uuid end
  and ${outgoingPayments.state} in ('ordered', 'sent')`;

/** The decider, if the column of one of these withdrawals names them. */
const deciderIn = (column: SQLWrapper): SQL =>
  sql`case when exists (select 1 ${paid} and ${column} = ${deciders.userId}) then ${deciders.userId} end`;

/** What decides whether a person is independent of each of these proposals, in one query. */
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
  return db
    .select({
      proposalId: proposals.proposalId,
      deciderId: deciders.userId,
      role: deciders.role,
      isDisabled: sql<boolean>`${deciders.disabledAt} is not null`,
      proposerId: proposals.proposedById,
      beneficiaryId: sql<
        string | null
      >`coalesce(${proposals.beneficiaryId}, ${deciderIn(transactions.userId)})`,
      enteredById: sql<
        string | null
      >`coalesce(${proposals.enteredById}, ${deciderIn(transactions.managerId)})`,
      accessChangedAt: sql<Date | null>`(${changedAt})`.mapWith(auditEntries.at),
      administratorSince: deciders.roleGivenAt,
      promotedById: deciders.roleGivenById,
      isProposerGone: sql<boolean>`${proposers.role} = 'user' or ${proposers.disabledAt} is not null`,
    })
    .from(proposals)
    .innerJoin(deciders, eq(deciders.userId, deciderId))
    .innerJoin(proposers, eq(proposers.userId, proposals.proposedById))
    .where(isOneOf(proposals.proposalId, proposalIds));
}
