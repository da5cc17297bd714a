const windowMs = 10_000;
const differentMax = 1_000;

/**
 * Decides whether an event is logged: only the first equal events within ten seconds. At the end of that time
 * `report` gets the number of the others.
 */
export function limitRepeats(
  report: (event: string, times: number) => void,
  eachMax = 5,
): (event: string) => boolean {
  const counts = new Map<string, number>();
  return (event) => {
    const count = counts.get(event) ?? 0;
    if (count === 0 && counts.size >= differentMax) return false;
    counts.set(event, count + 1);
    if (count === 0) {
      setTimeout(() => {
        const times = (counts.get(event) ?? 0) - eachMax;
        counts.delete(event);
        if (times > 0) report(event, times);
      }, windowMs).unref();
    }
    return count < eachMax;
  };
}
