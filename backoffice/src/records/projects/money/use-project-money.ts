import { takeMax } from '@semilla/contract';
import { useGetList } from 'react-admin';
import type {
  DeliveryRecord,
  PaymentRecord,
  ProjectBalances,
} from '../../../api/record-types/money-record.ts';

const newestFirst = {
  sort: { field: 'createdAt', order: 'DESC' },
  pagination: { page: 1, perPage: takeMax },
} as const;

// Failures are shown immediately, with a button to retry.
const noRetry = { retry: false };

export function useProjectMoney(projectId: string) {
  const filter = { projectId };
  const payments = useGetList<PaymentRecord>('project-payments', { ...newestFirst, filter }, noRetry);
  const deliveries = useGetList<DeliveryRecord>('project-deliveries', { filter }, noRetry);
  return {
    balances: payments.meta?.balances as ProjectBalances | undefined,
    deliveries: deliveries.data ?? [],
    refundId: (deliveries.meta?.refundId ?? null) as string | null,
    error: payments.error ?? deliveries.error,
    isKnown: payments.data !== undefined && deliveries.data !== undefined,
    retry: () => {
      void payments.refetch();
      void deliveries.refetch();
    },
  };
}

export type ProjectMoney = ReturnType<typeof useProjectMoney>;
