import { takeMax } from '@semilla/contract';
import { type RaRecord, useGetList } from 'react-admin';
import { queues } from './queues.ts';

const investorKinds = { filter: { state: 'pending' }, by: 'createdAt' } as const;

export type QueueName = 'wallet' | 'verification' | 'bank-account' | 'investor-kinds';

/** The filter that finds the waiting records of a resource, and the field to sort them by. */
function waitingOf(name: QueueName) {
  if (name === 'investor-kinds') return investorKinds;
  return Object.values(queues).find(({ resource }) => resource === name) ?? queues.transactions;
}

/**
 * How many other records wait, and the next one: the first that is not older than the current record, or else
 * the oldest.
 */
export function useQueue(name: QueueName, current: RaRecord) {
  const { filter, by } = waitingOf(name);
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
