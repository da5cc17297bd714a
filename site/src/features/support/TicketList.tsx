import { type AnswerOf, type Ticket, v1 } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import { goTo, useSearch } from '../../ui/use-search.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import {
  readTicketListAddress,
  ticketQuery,
  ticketsPerPage,
  writeTicketListAddress,
} from './list-address.ts';
import { StateChoice } from './StateChoice.tsx';
import { TicketRow } from './TicketRow.tsx';
import './ticket-list.css';

type Page = AnswerOf<typeof v1.tickets.find>;

export default function TicketList({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  const [retries, setRetries] = useState(0);
  return (
    <SignedIn loading={say('support.site.list.loading')} loadFailed={say('support.site.list.loadFailed')}>
      {({ userId }) => (
        <Tickets key={retries} userId={userId} onRetry={() => setRetries((count) => count + 1)} />
      )}
    </SignedIn>
  );
}

/** A page of tickets. The previous page stays visible while the next one loads. */
function usePage(userId: string, search: string): Loaded<Page> {
  const [loaded, setLoaded] = useState<Loaded<Page>>({ state: 'loading' });
  useEffect(() => {
    const way = new AbortController();
    const query = ticketQuery(readTicketListAddress(search), userId);
    api(v1.tickets.find, { query }, { signal: way.signal }).then(
      (value) => setLoaded({ state: 'done', value }),
      (error: unknown) => {
        if (!way.signal.aborted) setLoaded({ state: 'failed', error });
      },
    );
    return () => way.abort();
  }, [userId, search]);
  useFresh(async () => {
    const query = ticketQuery(readTicketListAddress(search), userId);
    const value = await api(v1.tickets.find, { query });
    // The user may have opened another page of the list in the meantime.
    if (location.search === search) setLoaded({ state: 'done', value });
  });
  return loaded;
}

function Tickets({ userId, onRetry }: { userId: string; onRetry: () => void }) {
  const say = useSay();
  const search = useSearch();
  const loaded = usePage(userId, search);
  if (loaded.state === 'loading') return <Waiting label={say('support.site.list.loading')} />;
  if (loaded.state === 'failed') {
    return <LoadFailure text={say('support.site.list.loadFailed')} onRetry={onRetry} />;
  }
  const { data, total, totalByStates = [] } = loaded.value;
  const address = readTicketListAddress(search);
  if (totalByStates.every((one) => one.total === 0)) return <Empty />;
  return (
    <div className="tickets">
      <StateChoice
        chosen={address.stateId}
        totals={totalByStates}
        onChoose={(stateId) => goTo(writeTicketListAddress({ stateId, page: 1 }))}
      />
      <Rows tickets={data} />
      <Pages
        page={address.page}
        last={Math.ceil(total / ticketsPerPage)}
        searchOf={(page) => writeTicketListAddress({ ...address, page })}
      />
    </div>
  );
}

function Rows({ tickets }: { tickets: readonly Ticket[] }) {
  const say = useSay();
  if (tickets.length === 0) return <p className="notice">{say('support.site.list.noneInState')}</p>;
  return (
    <ul className="bare ticket-rows">
      {tickets.map((ticket) => (
        <TicketRow key={ticket.ticketId} ticket={ticket} />
      ))}
    </ul>
  );
}

function Empty() {
  const say = useSay();
  return (
    <section className="panel tickets-empty">
      <h2>{say('support.site.list.emptyTitle')}</h2>
      <p>{say('support.site.list.empty')}</p>
      <a className="button" href="/user/support/new">
        {say('support.site.list.new')}
      </a>
    </section>
  );
}
