import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../providers/session.ts';

/** What approving a pending transaction takes, asked before the user decides. */
export function useDecisionNeeds(transactionId: string) {
  return useQuery({
    queryKey: ['wallet', 'decision', transactionId],
    queryFn: ({ signal }) => call(v1.transactions.findDecision, { params: { transactionId } }, { signal }),
    retry: false,
  });
}
