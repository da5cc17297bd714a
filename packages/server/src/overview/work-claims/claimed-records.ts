import { type ClaimedResource, claimPermissions, scopeOf } from '@semilla/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { visibleTo as visibleAccounts } from '../../payment/bank-accounts/access.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { cannedAnswers } from '../../schema/canned-answers.ts';
import { complaints } from '../../schema/complaints.ts';
import { documentTypes } from '../../schema/document-types.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { owners } from '../../schema/owners.ts';
import { projectDescriptions } from '../../schema/project-descriptions.ts';
import { projectMediaFiles } from '../../schema/project-media-files.ts';
import { projectQuestions } from '../../schema/project-questions.ts';
import { projectTimeline } from '../../schema/project-timeline.ts';
import { projectTypes } from '../../schema/project-types.ts';
import { projects } from '../../schema/projects.ts';
import { promotions } from '../../schema/promotions.ts';
import { proposals } from '../../schema/proposals.ts';
import { templates } from '../../schema/templates.ts';
import { tickets } from '../../schema/tickets.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { verifications } from '../../schema/verifications.ts';
import { visibleTo as visibleTickets } from '../../support/access.ts';

interface Columns {
  id: PgColumn;
  /** The customer whose record it is. */
  person?: PgColumn;
  project?: PgColumn;
  /** A member of staff who sees the record because they made it. */
  author?: PgColumn;
}

const columnsOf: Record<ClaimedResource, Columns> = {
  transactions: { id: transactions.transactionId, person: transactions.userId },
  verifications: { id: verifications.verificationId, person: verifications.userId },
  'bank-accounts': { id: bankAccounts.bankAccountId, person: bankAccounts.userId },
  tickets: { id: tickets.ticketId },
  approvals: { id: proposals.proposalId, author: proposals.proposedById },
  'bank-entries': { id: bankEntries.bankEntryId },
  projects: { id: projects.projectId, project: projects.projectId },
  // A project without a draft of its sheet has one with defaults.
  sheets: { id: projects.projectId, project: projects.projectId },
  users: { id: users.userId, person: users.userId },
  owners: { id: owners.ownerId },
  promotions: { id: promotions.promotionId },
  templates: { id: templates.templateId },
  'project-types': { id: projectTypes.projectTypeId },
  'document-types': { id: documentTypes.documentTypeId },
  'canned-answers': { id: cannedAnswers.cannedAnswerId },
  'project-descriptions': {
    id: projectDescriptions.projectDescriptionId,
    project: projectDescriptions.projectId,
  },
  'project-media-files': { id: projectMediaFiles.projectMediaFileId, project: projectMediaFiles.projectId },
  'project-timeline': { id: projectTimeline.projectTimelineId, project: projectTimeline.projectId },
  'project-questions': { id: projectQuestions.projectQuestionId, project: projectQuestions.projectId },
  // Only administrators decide on these and answer these, so the customer's manager is not told.
  'investor-kinds': { id: investorKinds.investorKindId },
  complaints: { id: complaints.complaintId },
};

/** The condition that the caller manages the project. */
const isManagedBy = ({ userId }: Caller, projectId: PgColumn): SQL =>
  sql`${projectId} in (select ${projects.projectId} from ${projects} where ${projects.managerId} = ${userId ?? null})`;

/** The condition for the records of a resource whose claims the caller may know; undefined for all records. */
function reach(resource: ClaimedResource, caller: Caller): SQL | undefined {
  const scope = scopeOf(claimPermissions[resource], roleOf(caller));
  if (!scope) return sql`false`;
  switch (resource) {
    case 'bank-accounts':
      return visibleAccounts({ caller, scope });
    case 'tickets':
      return visibleTickets(caller);
    // Managers see only their own proposals.
    case 'approvals':
      return scope === 'all' ? undefined : eq(proposals.proposedById, caller.userId ?? '');
    default: {
      const { person, project } = columnsOf[resource];
      if (scope === 'all') return undefined;
      if (project) return isManagedBy(caller, project);
      return person ? withinReach({ scope, caller }, person) : sql`false`;
    }
  }
}

/** The condition that a record exists and that the caller may know its claims. */
export function isReadable(resource: ClaimedResource, caller: Caller, recordId: PgColumn): SQL {
  const { id } = columnsOf[resource];
  return sql`exists (select 1 from ${id.table} where ${and(eq(id, recordId), reach(resource, caller))})`;
}

export interface ClaimedRecord {
  person: string | null;
  project: string | null;
  author: string | null;
}

const none = sql<null>`null`;

/** Whose record it is, if it exists and the caller may know its claims. */
export async function findClaimedRecord(
  tx: Db,
  { resource, recordId }: { resource: ClaimedResource; recordId: string },
  caller: Caller,
): Promise<ClaimedRecord | undefined> {
  const { id, person, project, author } = columnsOf[resource];
  const [record] = await tx
    .select({ person: person ?? none, project: project ?? none, author: author ?? none })
    .from(id.table)
    .where(and(eq(id, recordId), reach(resource, caller)));
  return record as ClaimedRecord | undefined;
}
