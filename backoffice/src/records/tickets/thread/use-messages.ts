import { takeMax } from '@semilla/contract';
import { useGetList } from 'react-admin';
import type { MessageRecord } from '../../../api/record-types/ticket-record.ts';

/** The latest messages of a ticket, oldest first. */
export function useMessages(ticketId: string) {
  const { data, total, error, isPending, refetch } = useGetList<MessageRecord>(
    'ticket-messages',
    {
      filter: { ticketId },
      pagination: { page: 1, perPage: takeMax },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { retry: false },
  );
  return { messages: data?.toReversed() ?? [], total: total ?? 0, error, isPending, refetch };
}

export type Messages = ReturnType<typeof useMessages>;
