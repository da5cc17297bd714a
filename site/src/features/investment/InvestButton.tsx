import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Words } from '../../lib/words.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { $me } from '../session/session-store.ts';
import { InvestDialog } from './InvestDialog.tsx';
import './investment.css';
import { recallOrder } from './pending-order.ts';

export interface InvestedProject {
  projectId: string;
  name: string;
  url: string;
}

interface Props {
  words: Words;
  brand: string;
  project: InvestedProject;
}

/** The button to invest in an open project, for signed-in users. */
export default function InvestButton({ words, ...props }: Props) {
  return (
    <WordsProvider words={words}>
      <Opener {...props} />
    </WordsProvider>
  );
}

function Opener({ project, brand }: Omit<Props, 'words'>) {
  const say = useSay();
  const isHydrated = useHydrated();
  const me = useStore($me);
  const [isOpen, setOpen] = useState(false);
  const waits = isHydrated && me ? recallOrder(project.projectId, me.userId) !== undefined : false;

  function close(isOver: boolean): void {
    setOpen(false);
    // The rest of the page still shows an open project.
    if (isOver) location.reload();
  }

  return (
    <>
      <button
        className="button wide"
        type="button"
        disabled={!isHydrated}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say(waits ? 'project.invest.openUnanswered' : 'project.invest.open')}
      </button>
      {isOpen && <InvestDialog project={project} brand={brand} onClose={close} />}
    </>
  );
}
