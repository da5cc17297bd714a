import type { Words } from '../../lib/words.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import { openedPath } from './opened-path.ts';
import { TicketForm } from './TicketForm.tsx';
import { useNewTicket } from './use-new-ticket.ts';

export default function TicketNew({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  return (
    <SignedIn loading={say('support.site.list.loading')} loadFailed={say('support.site.list.loadFailed')}>
      {() => <Blank />}
    </SignedIn>
  );
}

/** The form on a page of its own. It attaches no screenshot, because that would show only the form. */
function Blank() {
  const ticket = useNewTicket(undefined, ({ ticketId }) => location.assign(openedPath(ticketId)));
  return (
    <section className="panel">
      <TicketForm ticket={ticket} />
    </section>
  );
}
