import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { isIgnored, useShortcutsSwitch } from '../../../kit/shortcuts/use-shortcuts.ts';

interface MovementKeys {
  /**
   * Whether a movement has the focus. Otherwise `j` and `k` move the focus into the list, and no other key
   * works.
   */
  isInList: () => boolean;
  move: (by: 1 | -1) => void;
  /** Moves the focus to the button that books the movement, so that Enter confirms its amount. */
  aim: () => void;
  select: () => void;
  hold: () => void;
}

const isControl = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('a, button, [role=button], [role=checkbox]') !== null;

const moves = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);

/** Keyboard shortcuts of the movement list. Ignored while the user types or a dialog is open. */
export function useMovementKeys({ isInList, move, aim, select, hold }: MovementKeys): void {
  const [isOn] = useShortcutsSwitch();
  const letters: Record<string, () => void> = { j: () => move(1), k: () => move(-1) };
  const lettersInList: Record<string, () => void> = { ...letters, a: aim, x: select, r: hold };
  const inList: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: aim,
  };
  const listen = useEvent((event: KeyboardEvent) => {
    if (isIgnored(event)) return;
    // On a focused link or button, Enter activates that control, but not while it is held down.
    const isPress = event.key === 'Enter' && isControl(event) && !event.repeat;
    const isThere = isInList();
    const byLetter = isOn ? (isThere ? lettersInList : letters)[event.key] : undefined;
    const act = (isThere && !isPress ? inList[event.key] : undefined) ?? byLetter;
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || moves.has(event.key)) act();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listen]);
}
