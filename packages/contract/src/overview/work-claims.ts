import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { id } from '../shared/text.ts';

/** The queues that staff work through, named as the resources of their records, with who may read these. */
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

/** A record is free again after so many minutes without activity of who took it. */
export const claimMinutes = 5;

const queue = z.enum(workQueues).meta({ example: 'transactions' });
const recordId = id.meta({ description: 'The id of the record in its queue.' });

/** A record of a queue that a member of staff is working on. It keeps nobody from deciding. */
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
