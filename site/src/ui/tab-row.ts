// As much of a neighbour as tells that there is one.
const neighbourPixels = 48;

/** Moves a row sideways until one of its tabs is in sight, and where the next ones are; the page itself stays where it is. */
export function moveIntoSight(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const leftmost = offsetLeft + offsetWidth + neighbourPixels - row.clientWidth;
  row.scrollLeft = Math.min(offsetLeft - neighbourPixels, Math.max(leftmost, row.scrollLeft));
}

/** Notes at which of its ends a row goes on out of sight, where it fades. Gives back what ends it. */
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
