import { takeMax } from '@semilla/contract';
import { useGetList } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';

const oldestFirst = {
  filter: { status: 'pending' },
  sort: { field: 'createdAt', order: 'ASC' },
  pagination: { page: 1, perPage: takeMax },
} as const;

/** The number of pending transactions, and the one after the current one; the oldest come first. */
export function useQueue(current: TransactionRecord) {
  const { data, total = 0 } = useGetList<TransactionRecord>('wallet', oldestFirst);
  const others = (data ?? []).filter(({ id }) => id !== current.id);
  const next = others.find(({ createdAt }) => createdAt >= current.createdAt) ?? others[0];
  return { next, waiting: total, isUnknown: !data };
}
