import { lazy, Suspense } from 'react';
import type { WholeTicketRecord } from '../../api/record-types/ticket-record.ts';
import { useLastEditor } from '../../kit/together/use-last-editor.ts';
import { useNewest } from '../../kit/together/use-newest.ts';

const ChangedNotice = lazy(() => import('../../kit/together/ChangedNotice.tsx'));

/** Tells that a colleague changed the ticket while an answer is typed, which keeps the page from being reloaded. */
export function TicketChanged({ ticket }: { ticket: WholeTicketRecord }) {
  const { newest, take } = useNewest('ticket', ticket);
  const isChanged = newest.version > ticket.version;
  const name = useLastEditor(ticket.id, isChanged ? newest.version : undefined);
  return (
    <div aria-live="polite">
      {isChanged && (
        <Suspense>
          <ChangedNotice name={name} onTake={take} />
        </Suspense>
      )}
    </div>
  );
}
