// Enough to show that there is a neighbouring tab.
const neighbourPixels = 48;

/** Scrolls the row sideways until the tab and a part of its neighbours are visible. The page does not scroll. */
export function moveIntoSight(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const leftmost = offsetLeft + offsetWidth + neighbourPixels - row.clientWidth;
  row.scrollLeft = Math.min(offsetLeft - neighbourPixels, Math.max(leftmost, row.scrollLeft));
}

/** Marks the ends of the row where tabs are hidden, so that CSS fades them. Returns a function that stops it. */
export function markHiddenTabs(row: HTMLElement): () => void {
  const way = new AbortController();
  const note = () => {
    const ends = [];
    if (row.scrollLeft > 1) ends.push('start');
    if (row.scrollWidth - row.clientWidth - row.scrollLeft > 1) ends.push('end');
    row.dataset.beyond = ends.join(' ');
  };
  row.addEventListener('scroll', note, { passive: true, signal: way.signal });
  addEventListener('resize', note, { signal: way.signal });
  note();
  return () => way.abort();
}
