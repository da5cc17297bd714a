/** What the model reckons with: nothing of this is shared with what it is compared to. */

/** A quotient of what is not negative, rounded half up. */
export function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator + denominator / 2n) / denominator);
}

/** So many hundredths of a percent of an amount. */
export function hundredthsOf(cents: number, hundredths: number): number {
  return halfUp(BigInt(cents) * BigInt(hundredths), 10_000n);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Everybody's part of an amount: rounded down, then a cent to whoever lost most, the earlier first. */
export function share(cents: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  if (cents === 0 || whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((one) => Number(one / whole));
  const lost = exact.map((one) => one % whole);
  for (let left = cents - sum(parts); left > 0; left -= 1) {
    let most = 0;
    for (const [index, one] of lost.entries()) if (one > (lost[most] as bigint)) most = index;
    parts[most] = (parts[most] as number) + 1;
    lost[most] = -1n;
  }
  return parts;
}

const hourMs = 3_600_000;

/** The last Sunday of a month at one in the morning, UTC: when clocks in Europe are changed. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

export function dayInSpain(at: Date): string {
  const year = at.getUTCFullYear();
  const isSummer = at.getTime() >= change(year, 2) && at.getTime() < change(year, 9);
  return new Date(at.getTime() + (isSummer ? 2 : 1) * hourMs).toISOString().slice(0, 10);
}

export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hourMs).toISOString().slice(0, 10);
}

const two = (number: number) => String(number).padStart(2, '0');

export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const isLeap = toYear % 4 === 0 && (toYear % 100 !== 0 || toYear % 400 === 0);
  const length = toMonth === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(toMonth) ? 30 : 31;
  return `${toYear}-${two(toMonth)}-${two(Math.min(date, length))}`;
}
