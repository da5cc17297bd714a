import { platformNow } from '@semilla/client';
import { customerTicketPath, isTicketOver, mayWriteToTicket } from '@semilla/contract';
import { Fragment, useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { Ago } from './Ago.tsx';
import { CloseTicket } from './CloseTicket.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketState } from './TicketState.tsx';
import { entriesOf, type Thread } from './thread.ts';
import { Words } from './Words.tsx';

interface Props {
  thread: Thread;
  onChanged: () => Promise<void>;
}

/** The ticket's messages, and the actions that are possible now. */
export function TicketThread({ thread, onChanged }: Props) {
  const say = useSay();
  const { ticket } = thread;
  const { title, stateId, createdAt, description, documents, screenshot, requestHistory } = ticket;
  return (
    <div className="ticket">
      <header className="ticket-head">
        <h1>{title}</h1>
        <p className="ticket-facts small muted">
          <TicketState stateId={stateId} /> {say('fields.tickets.createdAt')} <Ago at={createdAt} />
        </p>
        <p>{say(`support.site.stateHints.${stateId}`)}</p>
        <OtherTickets label={say('support.site.view.mergedHere')} others={ticket.mergedTickets} />
      </header>
      <ol className="bare ticket-thread" aria-label={say('support.site.view.thread')}>
        <li>
          <Words
            from={say('support.site.view.you')}
            at={createdAt}
            text={description}
            files={documents}
            screenshot={screenshot}
          >
            {requestHistory.length > 0 && (
              <p className="small muted">
                {say('support.site.view.history', { smart_count: requestHistory.length })}
              </p>
            )}
          </Words>
        </li>
        {entriesOf(thread).map((entry) =>
          entry.kind === 'move' ? (
            <li key={+entry.at} className="ticket-move small muted">
              {say('support.site.view.moved')} <TicketState stateId={entry.move.to} /> <Ago at={entry.at} />
            </li>
          ) : (
            <li key={entry.message.messageId}>
              <Words
                from={say(entry.message.isFromStaff ? 'support.site.view.team' : 'support.site.view.you')}
                isFromStaff={entry.message.isFromStaff}
                at={entry.at}
                text={entry.message.message}
                files={entry.message.files}
              >
                {entry.message.stateId && (
                  <p className="small muted">
                    {say('support.site.view.moved')} <TicketState stateId={entry.message.stateId} />
                  </p>
                )}
              </Words>
            </li>
          ),
        )}
      </ol>
      <NextWord thread={thread} onChanged={onChanged} />
    </div>
  );
}

interface OtherTicketsProps {
  label: string;
  others: Thread['ticket']['mergedTickets'];
}

/** Links to tickets that this one is merged with. */
function OtherTickets({ label, others }: OtherTicketsProps) {
  if (!others.length) return null;
  return (
    <p>
      {label}{' '}
      {others.map(({ ticketId, title }, index) => (
        <Fragment key={ticketId}>
          {index > 0 && ', '}
          <a href={customerTicketPath(ticketId)}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}

function NextWord({ thread: { ticket }, onChanged }: Props) {
  const say = useSay();
  const [now] = useState(() => platformNow());
  const { mergedInto } = ticket;
  const mayWrite = !mergedInto && mayWriteToTicket('customer', ticket, now);
  // Staff may close the ticket while the customer is writing. The form then stays visible with the typed text.
  const [couldWrite] = useState(mayWrite);
  return (
    <>
      {mergedInto && (
        <div className="notice">
          <OtherTickets label={say('support.site.view.merged')} others={[mergedInto]} />
        </div>
      )}
      {!mayWrite && !mergedInto && (
        <div className="notice">
          <p>{say('support.site.view.over')}</p>
          <a href="/user/support/new">{say('support.site.list.new')}</a>
        </div>
      )}
      {(mayWrite || couldWrite) && <ReplyForm ticket={ticket} onSent={onChanged} />}
      {mayWrite && !isTicketOver(ticket.stateId) && (
        <CloseTicket ticketId={ticket.ticketId} onClosed={onChanged} />
      )}
    </>
  );
}
