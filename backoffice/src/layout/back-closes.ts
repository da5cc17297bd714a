import { useEffect, useRef } from 'react';

type Close = () => void;

/** What a history entry holds: the router's number of its page, and whether it was added for a dialog. */
interface Entry {
  idx?: number;
  isDialog?: boolean;
}

/** How to close what is open, the innermost last. */
const opened: Close[] = [];

const entry = () => (window.history.state ?? {}) as Entry;

/** The entry on which the person stood before the latest step in the history. */
let last = entry();

interface Router {
  subscribe: (onChange: (state: { historyAction: string }) => void) => void;
}

/** Notices where the router leads; called before the router is first used. */
export function followRouter(router: Router): void {
  router.subscribe(({ historyAction }) => {
    // Steps in the history are noticed by their event.
    if (historyAction !== 'POP') last = entry();
  });
}

/**
 * Adds an entry that Back leaves to close what is open. It has the address and the state of its page, so that the router
 * notices nothing. It stays when the dialog is closed in another way: removing it would be a step back, which ends after the
 * page may have led somewhere else. The next dialog uses it again, and whoever goes back passes it.
 */
function addEntry(): void {
  if (!opened.length || entry().isDialog) return;
  window.history.pushState({ ...window.history.state, isDialog: true }, '');
  last = entry();
}

/** Goes on from an entry whose dialog is closed, in the same direction. */
function passEntry(from: Entry, to: Entry): void {
  const isSamePage = from.idx === to.idx;
  if (to.isDialog && isSamePage) window.history.forward();
  else if (to.isDialog || (from.isDialog && isSamePage)) {
    // As if the person had gone to the page itself at once, where the next step stops.
    last = { idx: to.idx };
    window.history.back();
  }
}

window.addEventListener('popstate', () => {
  const [from, to] = [last, entry()];
  last = to;
  if (!opened.length) return passEntry(from, to);
  opened.at(-1)?.();
  // It may have asked a question instead of closing.
  setTimeout(addEntry);
});

/** Lets Back close what is open, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const closeLatest = () => latest.current();
    opened.push(closeLatest);
    addEntry();
    return () => {
      opened.splice(opened.indexOf(closeLatest), 1);
    };
  }, [isOpen]);
}
