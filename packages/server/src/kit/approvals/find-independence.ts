import type { IndependenceFacts } from '@semilla/contract';
import { eq, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../schema/audit-entries.ts';
import { proposals } from '../../schema/proposals.ts';
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
    .where(accessChanges(deciderId, proposals.beneficiaryId, now));
  return db
    .select({
      proposalId: proposals.proposalId,
      deciderId: deciders.userId,
      role: deciders.role,
      isDisabled: sql<boolean>`${deciders.disabledAt} is not null`,
      proposerId: proposals.proposedById,
      beneficiaryId: proposals.beneficiaryId,
      enteredById: proposals.enteredById,
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
