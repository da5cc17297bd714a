import { customerTicketPath, type Ticket } from '@semilla/contract';
import { useSay } from '../../ui/words-context.tsx';
import { Ago } from './Ago.tsx';
import { TicketState } from './TicketState.tsx';

export function TicketRow({ ticket }: { ticket: Ticket }) {
  const say = useSay();
  const { ticketId, title, stateId, read, updatedAt } = ticket;
  return (
    <li className="ticket-row" data-unread={read ? undefined : ''}>
      <p className="name">
        <a href={customerTicketPath(ticketId)}>{title}</a>
        {!read && <span className="tag blue">{say('support.site.list.unread')}</span>}
      </p>
      <p className="ticket-row-end small">
        <TicketState stateId={stateId} />
        <span className="muted">
          {say('fields.tickets.updatedAt')} <Ago at={updatedAt} />
        </span>
      </p>
    </li>
  );
}
