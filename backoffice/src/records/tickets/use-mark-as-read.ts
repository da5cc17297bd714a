import { useEffect, useRef } from 'react';
import type { WholeTicketRecord } from '../../api/record-types/ticket-record.ts';
import type { StaffMember } from './use-staff.ts';
import { useTicketChange } from './use-ticket-change.ts';

interface Opened {
  ticket: WholeTicketRecord;
  me: StaffMember;
}

/** Marks a ticket as read when it is opened. */
export function useMarkAsRead({ ticket, me }: Opened): void {
  const { change } = useTicketChange(me, ticket);
  const markedAt = useRef<string>(undefined);
  useEffect(() => {
    if (ticket.read || markedAt.current === ticket.updatedAt) return;
    markedAt.current = ticket.updatedAt;
    change({ read: true });
  });
}
