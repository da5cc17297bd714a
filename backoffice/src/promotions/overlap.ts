export interface Period {
  startsAt: string;
  endsAt: string;
}

const startOf = ({ startsAt }: Period) => Date.parse(startsAt);
const endOf = ({ endsAt }: Period) => Date.parse(endsAt);

/** Whether there is a moment at which both would be shown; one may begin when the other ends. */
export function isOverlapping(one: Period, other: Period): boolean {
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

export function isPeriod({ startsAt, endsAt }: Partial<Period>): boolean {
  return Date.parse(startsAt ?? '') < Date.parse(endsAt ?? '');
}

// Farther away, they would leave no room for what matters.
const nearMs = 90 * 86_400_000;

/** Those that a period meets, and the nearest before and after it. */
export function neighbours<P extends Period>(period: Period, others: readonly P[]): P[] {
  const inOrder = others
    .filter((one) => startOf(one) - endOf(period) <= nearMs && startOf(period) - endOf(one) <= nearMs)
    .toSorted((a, b) => startOf(a) - startOf(b));
  const before = inOrder.filter((one) => endOf(one) <= startOf(period)).slice(-1);
  const after = inOrder.filter((one) => startOf(one) >= endOf(period)).slice(0, 1);
  return [...before, ...inOrder.filter((one) => isOverlapping(one, period)), ...after];
}

/** Where each of some periods lies on a line as wide as all of them, in percent. */
export function placesOf(periods: readonly Period[]): { left: number; width: number }[] {
  const from = Math.min(...periods.map(startOf));
  const to = Math.max(...periods.map(endOf));
  const share = (time: number) => (time / (to - from)) * 100;
  return periods.map((one) => ({
    left: share(startOf(one) - from),
    width: share(endOf(one) - startOf(one)),
  }));
}
