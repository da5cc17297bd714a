import { useEffect, useRef } from 'react';
import { useEvent, useStore } from 'react-admin';

const sequenceMs = 1_200;
// Nobody types in a file chooser, checkbox or radio button.
const typed = 'input:not([type=file], [type=checkbox], [type=radio])';
const editable = `${typed}, textarea, select, [contenteditable=""], [contenteditable=true], [role=combobox], [role=listbox]`;

/** Single-letter shortcuts can be turned off, for people who use speech input or press keys by accident. */
export function useShortcutsSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  return useStore<boolean>('shortcuts.isOn', true);
}

function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Whether a key press belongs to a field, a dialog or the browser. */
export function isIgnored({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(editable)) return true;
  return document.querySelector('[role=dialog], [role=menu]') !== null;
}

interface Shortcuts {
  search: () => void;
  /** Handles a single key. Returns whether it did something. */
  press: (key: string) => boolean;
  /** Handles a letter pressed after `g`. */
  go: (letter: string) => boolean;
}

/** Handles the shortcuts, except while the user types or a dialog is open. */
export function useShortcuts({ search, press, go }: Shortcuts): void {
  const [isOn] = useShortcutsSwitch();
  const gPressedAt = useRef(0);

  const listen = useEvent((event: KeyboardEvent) => {
    if (isSearchChord(event)) {
      event.preventDefault();
      search();
      return;
    }
    if (!isOn || isIgnored(event)) return;
    const isAfterG = event.timeStamp - gPressedAt.current < sequenceMs && gPressedAt.current > 0;
    gPressedAt.current = event.key === 'g' && !isAfterG ? event.timeStamp : 0;
    if (isAfterG ? go(event.key) : press(event.key)) event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listen]);
}
