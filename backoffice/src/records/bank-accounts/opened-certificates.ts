import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';

type Outcome = 'opened' | 'refused';

const keyOf = ({ bankAccountId, version }: BankAccountRecord) => ['certificate', bankAccountId, version];

// The cache keeps it while the page of the account and work mode are left and opened again, and drops it when the user signs out.
export function useNoteCertificate(account: BankAccountRecord): (outcome: Outcome) => void {
  const cache = useQueryClient();
  return (outcome) =>
    cache.setQueryData<Outcome>(keyOf(account), (before) => (before === 'opened' ? before : outcome));
}

/** Whether the user has opened the certificate of this version of the account. Undefined until it was tried. */
export const useCertificateOutcome = (account: BankAccountRecord): Outcome | undefined =>
  useQuery<Outcome>({
    queryKey: keyOf(account),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
