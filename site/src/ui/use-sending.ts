import { useRef, useState } from 'react';

/** Whether a form is being sent, which begins once. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  // Known at once, unlike the state: a key pressed before the next render must not send a second time.
  const isBusy = useRef(false);
  return {
    isSending,
    setSending,
    /** Returns whether it could begin, because it had not begun yet. */
    begin(): boolean {
      if (isBusy.current) return false;
      isBusy.current = true;
      return true;
    },
    end(): void {
      isBusy.current = false;
      setSending(false);
    },
  };
}
