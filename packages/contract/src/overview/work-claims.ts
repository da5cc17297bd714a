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

/** A claim ends after this many minutes without activity. */
export const claimMinutes = 5;

const queue = z.enum(workQueues).meta({ example: 'transactions' });
const recordId = id.meta({ description: 'The id of the record in its queue.' });

/** Shows that a member of staff is working on a record. Others can still decide on it. */
export const workClaim = z.object({
  queue,
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
    summary: 'The records of a queue that staff are working on, as far as the caller may read them.',
    who: 'queues.work',
    query: z.strictObject({ queue }),
    answer: z.object({ data: z.array(workClaim) }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/v1/overview/work-claims',
    summary: `Takes a record that no colleague has taken, or keeps it for ${claimMinutes} more minutes. Answers with who has it.`,
    who: 'queues.work',
    body: z.strictObject({ queue, recordId }),
    status: 200,
    answer: workClaim,
    errors: ['request.not_found'],
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/v1/overview/work-claims/:queue/:recordId',
    summary: 'Frees a record, if the caller has taken it.',
    who: 'queues.work',
    params: z.strictObject({ queue, recordId }),
  }),
};
