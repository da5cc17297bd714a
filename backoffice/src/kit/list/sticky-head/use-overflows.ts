import { type RefObject, useEffect, useState } from 'react';

/** Whether a table is wider than its place. Looks again whenever one of the two changes its size. */
export function useOverflows(root: RefObject<HTMLElement | null>, hasRows: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const table = root.current?.querySelector('table');
    const place = table?.parentElement;
    if (!hasRows || !table || !place || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setOverflows(table.scrollWidth > place.clientWidth + 1));
    observer.observe(table);
    observer.observe(place);
    return () => observer.disconnect();
  }, [root, hasRows]);
  return overflows;
}
