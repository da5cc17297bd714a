import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import type { TransactionRecord } from '../customers/customer-record.ts';
import { call } from '../providers/session.ts';

/** Deposits from bank statements that a pending deposit may duplicate. Empty for a withdrawal. */
export function useBookedDeposits({ id: transactionId, type }: TransactionRecord) {
  return useQuery({
    queryKey: ['wallet', 'booked-deposits', transactionId],
    queryFn: async ({ signal }) =>
      (await call(v1.transactions.findBookedDeposits, { params: { transactionId } }, { signal })).data,
    enabled: type === 'income',
    retry: false,
  });
}
