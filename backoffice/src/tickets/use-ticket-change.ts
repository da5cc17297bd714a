import type { MessageKey } from '@semilla/i18n';
import { useNotify, useUpdate } from 'react-admin';
import { useTellRefusal } from '../layout/use-tell-refusal.ts';
import type { Me } from '../providers/session.ts';
import { movingSide, type WholeTicketRecord } from './ticket-record.ts';

type Changes = Partial<Pick<WholeTicketRecord, 'stateId' | 'responsibleId' | 'read'>>;

/** Changes a ticket on the signed-in user's side, and notifies success or refusal. */
export function useTicketChange(me: Pick<Me, 'userId' | 'role'>, ticket: WholeTicketRecord) {
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const [update, { isPending }] = useUpdate<WholeTicketRecord>();

  const change = (changes: Changes, message?: MessageKey, onDone?: () => void) => {
    const sent = { ...ticket, ...changes, isAdmin: movingSide(me, ticket) === 'staff' };
    void update(
      'ticket',
      { id: ticket.id, data: sent, previousData: ticket },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          if (message) notify(message, { type: 'success' });
          onDone?.();
        },
        onError: tellRefusal,
      },
    );
  };
  return { change, isPending };
}
