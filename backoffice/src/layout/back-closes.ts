import { useEffect, useRef } from 'react';

type Close = () => void;

/** How to close what is open, the innermost last. */
const opened: Close[] = [];

/** Whether the current history entry is the one that Back leaves to close a dialog. */
const isOfDialog = () => Boolean((window.history.state as { isDialog?: boolean } | null)?.isDialog);

/** The entry has the address and the state of its page, so that the router notices nothing. */
function addEntry(): void {
  if (opened.length && !isOfDialog())
    window.history.pushState({ ...window.history.state, isDialog: true }, '');
}

function removeEntry(): void {
  if (!opened.length && isOfDialog()) window.history.back();
}

window.addEventListener('popstate', () => {
  // The page that a dialog led to was left; nothing is open here any more.
  if (isOfDialog()) return removeEntry();
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
    const entry = () => latest.current();
    opened.push(entry);
    addEntry();
    return () => {
      opened.splice(opened.indexOf(entry), 1);
      // Another dialog may follow at once.
      setTimeout(removeEntry);
    };
  }, [isOpen]);
}
