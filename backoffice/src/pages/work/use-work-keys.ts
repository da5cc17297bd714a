import { type RefObject, useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { decisionKeys } from '../../kit/acts/deciding/deciding-context.ts';
import { isIgnored, useShortcutsSwitch } from '../../kit/shortcuts/use-shortcuts.ts';

export interface WorkSteps {
  next: () => void;
  previous: () => void;
  skip: () => void;
  close: () => void;
}

const typedIn = 'textarea, input:not([type=file], [type=checkbox], [type=radio])';

const focusedOnly = `${typedIn}, [data-run-by-enter]`;

/** Presses the button with this shortcut, or focuses its field. Money is only focused, so that Enter confirms it. */
function press(page: HTMLElement | null, key: string): boolean {
  const target = page?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:not(:disabled)`);
  if (!target) return false;
  if (target.matches(focusedOnly)) target.focus();
  else target.click();
  target.scrollIntoView?.({ block: 'nearest' });
  return true;
}

/** Handles the shortcuts of work mode, except while the user types or a dialog is open. */
export function useWorkKeys(page: RefObject<HTMLElement | null>, steps: WorkSteps): void {
  const [isOn] = useShortcutsSwitch();
  const notify = useNotify();
  const { next, previous, skip, close } = steps;
  const letters: Record<string, () => void> = { j: next, k: previous, n: skip };
  const listen = useEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isOfPage = target instanceof HTMLElement && page.current?.contains(target);
    // The first Esc leaves the field of the decision form, the second one leaves work mode.
    if (key === 'Escape' && isOfPage && target.matches(typedIn)) return target.blur();
    if (isIgnored(event)) return;
    // A key held down must not decide several records, nor press the button that has the focus.
    if (event.repeat) {
      if (key === 'Enter' && isOfPage && target.matches('button')) event.preventDefault();
      return;
    }
    const isDecision = Object.values(decisionKeys).includes(key);
    if (key === 'Escape') close();
    else if (isOn && letters[key]) letters[key]();
    else if (!isOn || !isDecision) return;
    else if (!press(page.current, key)) {
      // The next record is not loaded yet. The key is ignored, because it would decide a record that the user has not seen.
      notify('overview.work.keyIgnored', {
        messageArgs: { key: key.toUpperCase() },
        autoHideDuration: 3_000,
      });
    }
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listen]);
}
