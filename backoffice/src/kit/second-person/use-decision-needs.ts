import { v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/session.ts';

interface Options {
  signal: AbortSignal;
}

const finders = {
  wallet: (transactionId: string, options: Options) =>
    call(v1.transactions.findDecision, { params: { transactionId } }, options),
  'bank-account': (bankAccountId: string, options: Options) =>
    call(v1.bankAccounts.findDecision, { params: { bankAccountId } }, options),
  verification: (id: string, options: Options) =>
    call(v1.verifications.findDecision, { params: { id } }, options),
};

type Finders = typeof finders;
/** The records whose decision says beforehand what it takes. */
export type DecidedResource = keyof Finders;
export type DecisionNeedsOf<R extends DecidedResource> = Awaited<ReturnType<Finders[R]>>;

/** What deciding on a record takes, asked before the user decides. */
export function useDecisionNeeds<R extends DecidedResource>(resource: R, id: string) {
  const find = finders[resource] as (id: string, options: Options) => Promise<DecisionNeedsOf<R>>;
  return useQuery({
    queryKey: [resource, 'decision', id],
    queryFn: ({ signal }) => find(id, { signal }),
    retry: false,
  });
}
