import { lazy, Suspense, useState } from 'react';
import type { Words } from '../../lib/words.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import './help-button.css';

const TicketDialog = lazy(() => import('./TicketDialog.tsx'));

/** The help button for signed-in users. Its form is loaded when the button is pressed. */
export default function HelpButton({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Opener />
    </WordsProvider>
  );
}

function Opener() {
  const say = useSay();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        className="help-button"
        type="button"
        disabled={!isHydrated}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M9.2 9.2a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.5 1.1-1.5 2.2M12 17.2h.01M4 20l1.2-3.6A8.6 8.6 0 1 1 8.4 19z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="visually-hidden">{say('support.site.button')}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <TicketDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
