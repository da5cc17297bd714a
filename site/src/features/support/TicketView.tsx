import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useFromAddress } from '../../ui/use-from-address.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { leaveFor } from '../login/stand-at.ts';
import { notify } from '../notices/notices-store.ts';
import { SignedIn } from '../session/SignedIn.tsx';
import type { Me } from '../session/session-store.ts';
import { takeOpenedMark } from './opened-path.ts';
import { TicketThread } from './TicketThread.tsx';
import { loadThread, type Thread } from './thread.ts';
import './ticket-view.css';
import { ApiProblem } from '@semilla/client';
import { customerTicketPath, staffTicketPath, v1 } from '@semilla/contract';
import { useCallback, useEffect, useState } from 'react';
import { loadUnreadTickets } from './unread-store.ts';

const ticketInAddress = () => location.pathname.slice(customerTicketPath('').length).replace(/\/$/, '');

export default function TicketView({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  const ticketId = useFromAddress(ticketInAddress, '');
  return (
    <SignedIn loading={say('support.site.view.loading')} loadFailed={say('support.site.view.loadFailed')}>
      {(me) => <TicketOf me={me} ticketId={ticketId} />}
    </SignedIn>
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiProblem && [400, 403, 404].includes(error.problem.status);

function TicketOf({ me, ticketId }: { me: Me; ticketId: string }) {
  const say = useSay();
  const load = useCallback(() => loadThread(ticketId), [ticketId]);
  const [first, retry] = useLoaded(load);
  const [later, setLater] = useState<Thread>();
  // The old state stays visible until the new one has loaded.
  const refresh = () => load().then(setLater, () => notify('error', say('support.site.view.refreshFailed')));
  // A reload does not affect the typed reply, which is stored outside the thread.
  useFresh(() => load().then(setLater));
  const thread = later ?? (first.state === 'done' ? first.value : undefined);
  const isOthers = thread !== undefined && thread.ticket.userId !== me.userId;
  const isNews = thread !== undefined && !isOthers && !thread.ticket.read;

  useEffect(() => {
    if (takeOpenedMark()) notify('success', say('support.site.form.opened'));
  }, [say]);

  // Staff must use the ticket's page in the backoffice.
  useEffect(() => {
    if (isOthers) void leaveFor(staffTicketPath(ticketId));
  }, [isOthers, ticketId]);

  useEffect(() => {
    if (!isNews) return;
    const read = { read: true, isAdmin: false };
    api(v1.tickets.edit, { params: { ticketId }, body: read }).then(loadUnreadTickets, () => {});
  }, [isNews, ticketId]);

  if (first.state === 'failed' && isMissing(first.error)) return <Missing />;
  if (first.state === 'failed') {
    return <LoadFailure text={say('support.site.view.loadFailed')} onRetry={retry} />;
  }
  if (!thread || isOthers) return <Waiting label={say('support.site.view.loading')} />;
  return <TicketThread thread={thread} onChanged={refresh} />;
}

function Missing() {
  const say = useSay();
  return (
    <section className="panel tickets-empty">
      <h1>{say('support.site.view.missingTitle')}</h1>
      <p>{say('support.site.view.missing')}</p>
      <a className="button" href="/user/support">
        {say('support.site.view.all')}
      </a>
    </section>
  );
}
