import type { WorkQueue } from '@semilla/contract';

interface Queue {
  /** The backoffice resource of the waiting records. */
  resource: string;
  filter: Record<string, unknown>;
  /** The field to sort by in ascending order: a date, so that the oldest come first, or `turn`. */
  by: string;
  /** The permission needed to work through the queue. */
  act: string;
}

/** Records that wait for a decision, by the queue's name in the address. */
export const queues = {
  transactions: { resource: 'wallet', filter: { status: 'pending' }, by: 'createdAt', act: 'decide' },
  verifications: {
    resource: 'verification',
    filter: { status: 'Completed' },
    by: 'updatedAt',
    act: 'decide',
  },
  'bank-accounts': { resource: 'bank-account', filter: { state: 'pending' }, by: 'updatedAt', act: 'decide' },
  tickets: {
    resource: 'ticket',
    filter: { awaitsAnswer: true },
    by: 'turn',
    act: 'list',
  },
  approvals: { resource: 'approvals', filter: { isForMe: true }, by: 'createdAt', act: 'decide' },
  'bank-entries': { resource: 'bank', filter: { state: 'waiting' }, by: 'bookedOn', act: 'decide' },
} as const satisfies Record<WorkQueue, Queue>;

export const workPath = (queue: WorkQueue, id?: string) => `/queues/${queue}${id ? `/${id}` : ''}`;

export const isWorkQueue = (name: string | undefined): name is WorkQueue =>
  name !== undefined && Object.hasOwn(queues, name);
