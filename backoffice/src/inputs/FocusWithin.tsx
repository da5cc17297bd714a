import { useEffect, useRef } from 'react';

/** Focuses the element that a keyboard user needs next. Must be inside the form. */
export function FocusWithin({ selector }: { selector: string }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    marker.current?.closest('form')?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
  return <span ref={marker} hidden />;
}
