// Enough of the neighbouring tab to show that there is one.
const neighbourPixels = 48;

/** Scrolls the row sideways until the tab is visible with a part of its neighbours; the page does not scroll. */
export function moveIntoSight(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const leftmost = offsetLeft + offsetWidth + neighbourPixels - row.clientWidth;
  row.scrollLeft = Math.min(offsetLeft - neighbourPixels, Math.max(leftmost, row.scrollLeft));
}

/** Marks the ends of a row where tabs are hidden, so that it fades there. Returns a function that stops it. */
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
