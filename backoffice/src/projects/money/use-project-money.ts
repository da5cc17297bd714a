import { takeMax } from '@semilla/contract';
import { useGetList } from 'react-admin';
import type { DeliveryRecord, PaymentRecord, ProjectBalances } from './money-record.ts';

const newestFirst = {
  sort: { field: 'createdAt', order: 'DESC' },
  pagination: { page: 1, perPage: takeMax },
} as const;

// Who looks tries again where it fails.
const once = { retry: false };

/** What a project holds and owes, what went to its promoter and came back, and what its investors get when. */
export function useProjectMoney(projectId: string) {
  const filter = { projectId };
  const payments = useGetList<PaymentRecord>('project-payments', { ...newestFirst, filter }, once);
  const deliveries = useGetList<DeliveryRecord>('project-deliveries', { filter }, once);
  return {
    balances: payments.meta?.balances as ProjectBalances | undefined,
    deliveries: deliveries.data ?? [],
    refundId: (deliveries.meta?.refundId ?? null) as string | null,
    error: payments.error ?? deliveries.error,
    isPending: payments.isPending || deliveries.isPending,
    retry: () => {
      void payments.refetch();
      void deliveries.refetch();
    },
  };
}

export type ProjectMoney = ReturnType<typeof useProjectMoney>;
