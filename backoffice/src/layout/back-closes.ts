import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

type Close = () => void;

/** What a history entry holds: the router's number and key of its page, and whether it was added for a dialog. */
interface Entry {
  idx?: number;
  key?: string;
  isDialog?: boolean;
}

/** How to close what is open, the innermost last. */
const opened: Close[] = [];

const entry = () => (window.history.state ?? {}) as Entry;

/** The entry on which the person stood before the latest step in the history. */
let last = entry();

/** Whether a step from another page has led to the entry of a dialog that is closed. */
let isOnWay = false;

/** As if the person had gone to the page of the entry at once, where the next step stops. */
function goBack(): void {
  last = { idx: entry().idx };
  window.history.back();
}

/** Notices where the router has led, once its page is shown; for the part of the page that stays. */
export function useFollowRouter(): void {
  const { key } = useLocation();
  const isStep = useNavigationType() === 'POP';
  useEffect(() => {
    // Steps in the history are noticed by their event.
    if (!isStep) last = entry();
    // Not before the page is shown: a form may ask whether it is left, and then the router goes back to it.
    else if (isOnWay && key === (entry().key ?? 'default')) {
      isOnWay = false;
      goBack();
    }
  }, [key, isStep]);
}

/**
 * Adds an entry that Back leaves to close what is open. It has the address and the state of its page, so that the router
 * notices nothing. It stays when the dialog is closed in another way: removing it would be a step back in the history, and
 * the page may lead somewhere else before that step is done. The next dialog uses the entry again; Back and Forward skip it.
 */
function addEntry(): void {
  if (!opened.length || entry().isDialog) return;
  window.history.pushState({ ...window.history.state, isDialog: true }, '');
  last = entry();
}

/** Goes on from the entry of a dialog that is closed, in the same direction. */
function passEntry(from: Entry, to: Entry): void {
  const isSamePage = from.idx === to.idx;
  isOnWay = to.isDialog === true && !isSamePage;
  if (!isSamePage) return;
  if (to.isDialog) window.history.forward();
  else if (from.isDialog) goBack();
}

window.addEventListener('popstate', () => {
  const [from, to] = [last, entry()];
  last = to;
  isOnWay = false;
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
