import { platformNow } from '@semilla/client';
import type { MessageKey } from '@semilla/i18n';
import { useNotify, useUpdate } from 'react-admin';
import { movingSide, type WholeTicketRecord } from '../../api/record-types/ticket-record.ts';
import type { Me } from '../../api/session.ts';
import { useNotifyRefusal } from '../../kit/acts/use-notify-refusal.ts';

type Changes = Partial<
  Pick<WholeTicketRecord, 'stateId' | 'responsibleId' | 'responsibleName' | 'priority' | 'dueOn' | 'read'>
>;

/**
 * Changes a ticket for the signed-in user's side. The change is shown before the API responds and reverted if refused. A change
 * that leaves the page waits for the response instead.
 */
export function useTicketChange(me: Pick<Me, 'userId' | 'role'>, ticket: WholeTicketRecord) {
  const notify = useNotify();
  const notifyRefusal = useNotifyRefusal();
  const [update, { isPending }] = useUpdate<WholeTicketRecord>();

  const change = (changes: Changes, message?: MessageKey, onDone?: () => void) => {
    const since = changes.stateId && { stateSince: platformNow().toISOString() };
    const data = { ...ticket, ...changes, ...since, isAdmin: movingSide(me, ticket) === 'staff' };
    void update(
      'ticket',
      { id: ticket.id, data, previousData: ticket },
      {
        mutationMode: onDone ? 'pessimistic' : 'optimistic',
        onError: notifyRefusal,
        onSettled: (_, refusal) => {
          if (refusal) return;
          if (message) notify(message, { type: 'success' });
          onDone?.();
        },
      },
    );
  };
  return { change, isPending };
}
