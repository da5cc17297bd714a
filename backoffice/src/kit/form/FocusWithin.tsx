import { useEffect, useRef } from 'react';

/** Focuses the first element of the surrounding form that matches `selector`, once it is mounted. */
export function FocusWithin({ selector }: { selector: string }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    marker.current?.closest('form')?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
  return <span ref={marker} hidden />;
}
