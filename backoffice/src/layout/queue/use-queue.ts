import { takeMax } from '@semilla/contract';
import { type RaRecord, useGetList } from 'react-admin';

/** What waits for a decision, and the day by which the oldest comes first. */
const queues = {
  wallet: { filter: { status: 'pending' }, by: 'createdAt' },
  verification: { filter: { status: 'Completed' }, by: 'updatedAt' },
  'investor-kinds': { filter: { state: 'pending' }, by: 'createdAt' },
  'bank-account': { filter: { state: 'pending' }, by: 'createdAt' },
} as const;
export type QueueName = keyof typeof queues;

/** How many other records wait, and the one after the current one; the oldest come first. */
export function useQueue(name: QueueName, current: RaRecord) {
  const { filter, by } = queues[name];
  const { data, total = 0 } = useGetList(name, {
    filter,
    sort: { field: by, order: 'ASC' },
    pagination: { page: 1, perPage: takeMax },
  });
  const others = (data ?? []).filter(({ id }) => id !== current.id);
  const next = others.find((other) => other[by] >= current[by]) ?? others[0];
  const waiting = total - ((data?.length ?? 0) - others.length);
  return { next, waiting, isUnknown: !data };
}
