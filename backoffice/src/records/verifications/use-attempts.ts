import { takeMax } from '@semilla/contract';
import { useGetList } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';

/** All attempts of the customer, and the latest. Only the latest can be decided. */
export function useAttempts(userId: string | undefined) {
  const query = useGetList<VerificationRecord>(
    'verification',
    {
      filter: { userId },
      pagination: { page: 1, perPage: takeMax },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: Boolean(userId), retry: false },
  );
  const latest = query.data?.toSorted((a, b) => b.attempt - a.attempt)[0];
  return { ...query, latest };
}
