import { useStore } from '@nanostores/react';
import { type Cents, cents } from '@semilla/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Words } from '../../lib/words.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { $me } from '../session/session-store.ts';
import { investHash } from './invest-path.ts';
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

/** Loaded only when the user is about to press the button, because most users only read the page. */
const loadDialog = async () => (await import('./InvestDialog.tsx')).InvestDialog;

/** The invest button of an open project. Only for signed-in users. */
export default function InvestButton({ words, ...props }: Props) {
  return (
    <WordsProvider words={words}>
      <Opener {...props} />
    </WordsProvider>
  );
}

/** The amount from the simulator next to the button, if the user changed it. */
function amountInRail(): Cents | undefined {
  const chosen = document.querySelector<HTMLElement>('[data-simulator]')?.dataset.chosen;
  return chosen === undefined ? undefined : cents(Number(chosen));
}

function Opener({ project, brand }: Omit<Props, 'words'>) {
  const say = useSay();
  const isHydrated = useHydrated();
  const me = useStore($me);
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const waits = isHydrated && me ? recallOrder(project.projectId, me.userId) !== undefined : false;

  const open = () =>
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => notify('error', say('project.invest.loadFailed')),
    );

  // Registration, identity check and entry test lead back to the dialog by this address.
  const openFromAddress = useEffectEvent(() => {
    if (location.hash !== investHash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void open();
  });
  useEffect(() => openFromAddress(), []);

  function prepare(): void {
    // A failure is reported when the button is pressed.
    loadDialog().catch(() => {});
  }

  function close(isOver: boolean): void {
    setDialog(undefined);
    // Reloads because the rest of the page still shows an open project.
    if (isOver) location.reload();
  }

  return (
    <>
      <button
        className="button wide"
        type="button"
        disabled={!isHydrated}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        {say(waits ? 'project.invest.openUnanswered' : 'project.invest.open')}
      </button>
      {Dialog && <Dialog project={project} brand={brand} initialAmount={amountInRail()} onClose={close} />}
    </>
  );
}
