import { useEffect, useEffectEvent } from 'react';

/** Closes a dialog. Returns false if it stays open. */
type Close = () => boolean;

/** The open dialogs. The innermost is last. */
const opened = new Set<Close>();

const entry = () => ({ isDialog: history.state?.isDialog === true, href: location.href });

/** The history entry in which the user was before a popstate event. */
let last = globalThis.window ? entry() : undefined;

/**
 * Adds a history entry with the address of its page. It stays when the dialog is closed in another way, because
 * removing it takes a step back, and the page may go elsewhere before that step is done. The next dialog reuses it.
 */
function addEntry(): void {
  if (!opened.size) return;
  if (!entry().isDialog) history.pushState({ ...history.state, isDialog: true }, '');
  last = entry();
}

globalThis.window?.addEventListener('popstate', () => {
  const [from, to] = [last, entry()];
  last = to;
  const innermost = [...opened].at(-1);
  if (innermost) {
    if (innermost()) opened.delete(innermost);
    addEntry();
    return;
  }
  // The dialog of the entry was closed in another way: one press of Back shall leave the page all the same.
  if (from?.isDialog && !to.isDialog && from.href === to.href) history.back();
});

/** Makes Back close a dialog, while it is mounted, instead of leaving the page. */
export function useBackCloses(close: Close): void {
  const closeLatest = useEffectEvent(close);
  useEffect(() => {
    const closeThis = () => closeLatest();
    opened.add(closeThis);
    addEntry();
    return () => {
      opened.delete(closeThis);
    };
  }, []);
}
