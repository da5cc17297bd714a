import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/text.ts';

/** The work queues, named after the resources of their records, with the permission to read them. */
export const workQueuePermissions = {
  transactions: 'transactions.read',
  verifications: 'verifications.read',
  'bank-accounts': 'bankAccounts.read',
  tickets: 'tickets.read',
  approvals: 'approvals.read',
  'bank-entries': 'bankStatements.read',
} as const satisfies Record<string, Permission>;

export type WorkQueue = keyof typeof workQueuePermissions;
export const workQueues = Object.keys(workQueuePermissions) as [WorkQueue, ...WorkQueue[]];

/**
 * The resources whose records staff claim, with the permission that shows the claims: to read records of queues, to edit
 * others.
 */
export const claimPermissions = {
  ...workQueuePermissions,
  projects: 'projects.edit',
  sheets: 'sheets.edit',
  users: 'customers.edit',
  owners: 'owners.edit',
  promotions: 'promotions.edit',
  templates: 'templates.edit',
  'project-types': 'projectTypes.edit',
  'document-types': 'documentTypes.edit',
  'canned-answers': 'cannedAnswers.edit',
  'project-descriptions': 'projects.edit',
  'project-media-files': 'projects.edit',
  'project-timeline': 'projects.edit',
  'project-questions': 'projectQuestions.answer',
  'investor-kinds': 'investorKinds.decide',
  complaints: 'complaints.handle',
} as const satisfies Record<string, Permission>;

export type ClaimedResource = keyof typeof claimPermissions;
export const claimedResources = Object.keys(claimPermissions) as [ClaimedResource, ...ClaimedResource[]];

/** A claim ends after this many minutes without activity. */
export const claimMinutes = 5;

const resource = z.enum(claimedResources).meta({ example: 'transactions' });
const recordId = id.meta({ description: 'The id of the record. A sheet has the id of its project.' });

/** Shows that a member of staff is working on a record. Others can still decide on it and edit it. */
export const workClaim = z.object({
  resource,
  recordId,
  userId: id.meta({ description: 'Who took it.' }),
  userName: z.string().meta({ example: 'Marta Ruiz Vega' }),
  takenAt: instant,
});
export type WorkClaim = z.output<typeof workClaim>;

export const workClaimsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/work-claims',
    summary:
      'Who is working on which record of a resource, as far as the caller may read them. The first to take a record comes first.',
    who: 'queues.work',
    query: z.strictObject({ resource }),
    answer: z.object({ data: z.array(workClaim) }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/v1/overview/work-claims',
    summary: `Takes a record, or keeps it for ${claimMinutes} more minutes. Several people may take one; answers with who took it first.`,
    who: 'queues.work',
    body: z.strictObject({ resource, recordId }),
    status: 200,
    answer: workClaim,
    errors: ['request.not_found'],
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/v1/overview/work-claims/:resource/:recordId',
    summary: 'Frees a record, if the caller has taken it. Others who took it keep it.',
    who: 'queues.work',
    params: z.strictObject({ resource, recordId }),
  }),
};
