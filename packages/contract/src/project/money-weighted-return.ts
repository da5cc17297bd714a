// Imports no schemas, so that pages can use it without loading zod.
import { daysBetween } from '../shared/calendar.ts';

/** Money on a day: negative if invested, positive if it came back or is still owed. */
export interface CashFlow {
  on: string;
  cents: number;
}

const daysInYear = 365;
// The search covers returns from +100,000,000 % a year to −99.9999 %.
const reach = Math.log(1e6);
const steps = 240;
const halvings = 60;
const totalLoss = -10_000;

interface Timed {
  years: number;
  cents: number;
}

function timed(flows: readonly CashFlow[]): Timed[] {
  const first = flows.map(({ on }) => on).toSorted()[0] ?? '';
  return flows.map(({ on, cents }) => ({ years: daysBetween(first, on) / daysInYear, cents }));
}

/**
 * The sum of all flows, each multiplied by `e^(discount × years)`. For positive discounts the sum is divided by the
 * largest factor: the sign stays the same, and long durations do not overflow.
 */
function worthAt(discount: number, flows: readonly Timed[], lastYear: number): number {
  const shift = discount > 0 ? lastYear : 0;
  return flows.reduce((sum, { years, cents }) => sum + cents * Math.exp(discount * (years - shift)), 0);
}

/** Finds a root by bisection; the function must have opposite signs at the two ends. */
function bisect(signAt: (discount: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const signBelow = signAt(low);
  for (let round = 0; round < halvings; round += 1) {
    const middle = (low + high) / 2;
    if (signAt(middle) === signBelow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The root nearest to a return of zero. Flows that change their sign several times can have several roots. */
function nearestRoot(signAt: (discount: number) => number): number | undefined {
  if (signAt(0) === 0) return 0;
  const width = reach / steps;
  for (let step = 0; step < steps; step += 1) {
    const [near, far] = [step * width, (step + 1) * width];
    if (signAt(near) !== signAt(far)) return bisect(signAt, near, far);
    if (signAt(-near) !== signAt(-far)) return bisect(signAt, -near, -far);
  }
  return undefined;
}

/**
 * The money-weighted return (XIRR) in hundredths of a percent a year: the interest rate of a savings account that,
 * with the same payments, ends with the same amount. The last flow is what is still invested; if that is nothing, a
 * flow of zero marks a total loss. Null if there is nothing to compare: no flows, all on one day, or all in one
 * direction.
 */
export function moneyWeightedReturn(flows: readonly CashFlow[]): number | null {
  const all = timed(flows);
  const lastYear = Math.max(0, ...all.map(({ years }) => years));
  if (lastYear === 0) return null;
  const isIn = all.some(({ cents }) => cents < 0);
  const isOut = all.some(({ cents }) => cents > 0);
  if (!isIn) return null;
  if (!isOut) return all.some(({ years, cents }) => cents === 0 && years > 0) ? totalLoss : null;
  const signAt = (discount: number) => Math.sign(worthAt(discount, all, lastYear));
  const root = nearestRoot(signAt);
  if (root !== undefined) return Math.round((Math.exp(-root) - 1) * 10_000);
  return all.reduce((sum, { cents }) => sum + cents, 0) < 0 ? totalLoss : null;
}
