export interface Period {
  startsAt: string;
  endsAt: string;
}

const startOf = ({ startsAt }: Period) => Date.parse(startsAt);
const endOf = ({ endsAt }: Period) => Date.parse(endsAt);

/** Whether the periods overlap. One may start exactly when the other ends. */
export function isOverlapping(first: Period, second: Period): boolean {
  return startOf(first) < endOf(second) && startOf(second) < endOf(first);
}

export function isPeriod({ startsAt, endsAt }: Partial<Period>): boolean {
  return Date.parse(startsAt ?? '') < Date.parse(endsAt ?? '');
}

// Promotions further away would make the relevant ones too small on the timeline.
const nearMs = 90 * 86_400_000;

/** The periods that overlap the given one, and the nearest one before and after it. */
export function neighbours<P extends Period>(period: Period, others: readonly P[]): P[] {
  const inOrder = others
    .filter(
      (candidate) =>
        startOf(candidate) - endOf(period) <= nearMs && startOf(period) - endOf(candidate) <= nearMs,
    )
    .toSorted((a, b) => startOf(a) - startOf(b));
  const before = inOrder.filter((candidate) => endOf(candidate) <= startOf(period)).slice(-1);
  const after = inOrder.filter((candidate) => startOf(candidate) >= endOf(period)).slice(0, 1);
  return [...before, ...inOrder.filter((candidate) => isOverlapping(candidate, period)), ...after];
}

/** The position of each period on a common time axis, in percent. */
export function placesOf(periods: readonly Period[]): { left: number; width: number }[] {
  const from = Math.min(...periods.map(startOf));
  const to = Math.max(...periods.map(endOf));
  const share = (time: number) => (time / (to - from)) * 100;
  return periods.map((period) => ({
    left: share(startOf(period) - from),
    width: share(endOf(period) - startOf(period)),
  }));
}
