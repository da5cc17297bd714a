import { useEffect, useRef } from 'react';
import { useEvent, useStore } from 'react-admin';

const sequenceMs = 1_200;
const typing =
  'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=combobox], [role=listbox]';

/** Keys of one letter can be switched off, for those whose voice or hands press them by accident. */
export function useShortcutsSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  return useStore<boolean>('shortcuts.isOn', true);
}

/** `k` with Ctrl or Cmd. */
function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(typing)) return true;
  return document.querySelector('[role=dialog], [role=menu]') !== null;
}

interface Shortcuts {
  search: () => void;
  /** What a single key does; says whether it did anything. */
  press: (key: string) => boolean;
  /** What a letter does after g. */
  go: (letter: string) => boolean;
}

/** Listens to the keys that lead somewhere; never while somebody types, nor behind a dialog. */
export function useShortcuts({ search, press, go }: Shortcuts): void {
  const [isOn] = useShortcutsSwitch();
  const wentAt = useRef(0);

  const listen = useEvent((event: KeyboardEvent) => {
    if (isSearchChord(event)) {
      event.preventDefault();
      search();
      return;
    }
    if (!isOn || isElsewhere(event)) return;
    const isAfterG = event.timeStamp - wentAt.current < sequenceMs && wentAt.current > 0;
    wentAt.current = event.key === 'g' && !isAfterG ? event.timeStamp : 0;
    if (isAfterG ? go(event.key) : press(event.key)) event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listen]);
}
