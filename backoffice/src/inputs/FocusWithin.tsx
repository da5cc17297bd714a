import { useEffect, useRef } from 'react';

/** Inside a form: focuses the element that the user needs next, for keyboard users. */
export function FocusWithin({ selector }: { selector: string }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    marker.current?.closest('form')?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
  return <span ref={marker} hidden />;
}
