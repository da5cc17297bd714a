import { takeMax } from '@semilla/contract';
import { useGetList } from 'react-admin';
import type { NoteRecord } from '../../../api/record-types/ticket-record.ts';

/** The latest internal notes of a ticket, oldest first. Staff get none of their own tickets, where they are the customer. */
export function useNotes(ticketId: string, isEnabled: boolean) {
  const { data, total, error, refetch } = useGetList<NoteRecord>(
    'ticket-notes',
    {
      filter: { ticketId },
      pagination: { page: 1, perPage: takeMax },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { retry: false, enabled: isEnabled },
  );
  return { notes: data?.toReversed() ?? [], total: total ?? 0, error, refetch };
}

export type Notes = ReturnType<typeof useNotes>;
