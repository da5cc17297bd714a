import type { WorkQueue } from '@semilla/contract';

interface Queue {
  /** The resource in the backoffice whose records wait. */
  resource: string;
  filter: Record<string, unknown>;
  /** The day by which the oldest comes first. */
  by: string;
  /** The act that a member of staff must be allowed to, to work the queue through. */
  act: string;
}

/** What waits for a decision, by the name of its queue in the address of work mode. */
export const queues = {
  transactions: { resource: 'wallet', filter: { status: 'pending' }, by: 'createdAt', act: 'decide' },
  verifications: {
    resource: 'verification',
    filter: { status: 'Completed' },
    by: 'updatedAt',
    act: 'decide',
  },
  'bank-accounts': { resource: 'bank-account', filter: { state: 'pending' }, by: 'createdAt', act: 'decide' },
  tickets: {
    resource: 'ticket',
    filter: { stateId: ['Open', 'InProcess', 'PendingManager'] },
    by: 'updatedAt',
    act: 'list',
  },
  approvals: { resource: 'approvals', filter: { isForMe: true }, by: 'createdAt', act: 'decide' },
  'bank-entries': { resource: 'bank', filter: { state: 'waiting' }, by: 'bookedOn', act: 'decide' },
} as const satisfies Record<WorkQueue, Queue>;

/** The address of a queue in work mode, or of one of its records. */
export const workPath = (queue: WorkQueue, id?: string) => `/queues/${queue}${id ? `/${id}` : ''}`;

export const isWorkQueue = (name: string | undefined): name is WorkQueue =>
  name !== undefined && Object.hasOwn(queues, name);
