import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

type Close = () => void;

/** The state of a history entry: React Router's index and key, and whether the entry was added for a dialog. */
interface Entry {
  idx?: number;
  key?: string;
  isDialog?: boolean;
}

/** The close functions of the open dialogs. The innermost is last. */
const opened: Close[] = [];

const entry = () => (window.history.state ?? {}) as Entry;

/** The user's current history entry. When popstate fires, it is still the entry that the user left. */
let last = entry();

/** True while the router loads a page whose history entry belongs to a closed dialog. */
let isOnWay = false;

/** True from our own step back until its popstate event, which the listener then ignores. */
let isSkipping = false;

/** Goes back from a closed dialog's entry. */
function goBack(): void {
  // At the first entry of a tab, `back()` does nothing and no event follows.
  isSkipping = entry().isDialog === true || (entry().idx ?? 0) > 0;
  window.history.back();
}

/** Updates `last` after each navigation, and skips the entry of a closed dialog. Call it in a component that stays mounted. */
export function useFollowRouter(): void {
  const { key } = useLocation();
  const isStep = useNavigationType() === 'POP';
  useEffect(follow, []);
  useEffect(() => {
    // The popstate listener handles Back and Forward.
    if (!isStep) last = entry();
    // Waits until the page is shown: an unsaved form may ask first, and the router then returns to the form.
    else if (isOnWay && key === (entry().key ?? 'default')) {
      isOnWay = false;
      goBack();
    }
  }, [key, isStep]);
}

/**
 * Adds a history entry, so that Back closes the dialog instead of leaving the page. The entry has the address and state of its
 * page, so React Router ignores it. It stays when the dialog is closed in another way: removing it would need a step back, and
 * the page may navigate before that step is done. The next dialog reuses the entry; Back and Forward skip it.
 */
function addEntry(): void {
  if (!opened.length || entry().isDialog) return;
  window.history.pushState({ ...window.history.state, isDialog: true }, '');
  last = entry();
}

/** Skips the entry of a closed dialog: goes one more step in the direction in which the user went. */
function passEntry(from: Entry, to: Entry): void {
  const isSamePage = from.idx === to.idx;
  isOnWay = to.isDialog === true && !isSamePage;
  if (!isSamePage) return;
  if (to.isDialog) window.history.forward();
  else if (from.isDialog) goBack();
}

function followStep(): void {
  const [from, to] = [last, entry()];
  last = to;
  isOnWay = false;
  if (isSkipping) {
    isSkipping = false;
    return;
  }
  if (!opened.length) {
    passEntry(from, to);
    return;
  }
  opened.at(-1)?.();
  // The dialog may have asked a question instead of closing, so Back must work again.
  setTimeout(addEntry);
}

let followers = 0;

/** Follows the steps through the history for as long as a component needs it. */
function follow(): () => void {
  if (followers === 0) {
    last = entry();
    window.addEventListener('popstate', followStep);
  }
  followers += 1;
  return () => {
    followers -= 1;
    if (followers === 0) window.removeEventListener('popstate', followStep);
  };
}

/** Makes Back close the dialog instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const unfollow = follow();
    const closeLatest = () => latest.current();
    opened.push(closeLatest);
    addEntry();
    return () => {
      opened.splice(opened.indexOf(closeLatest), 1);
      unfollow();
    };
  }, [isOpen]);
}
