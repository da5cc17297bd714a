/** The arithmetic of the model. It shares no code with the core. */

/** A quotient of non-negative numbers, rounded half up. */
export function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator + denominator / 2n) / denominator);
}

/** A share of an amount, given in hundredths of a percent. */
export function hundredthsOf(cents: number, hundredths: number): number {
  return halfUp(BigInt(cents) * BigInt(hundredths), 10_000n);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Splits an amount by weight: parts are rounded down, then each remaining cent goes to the part that lost most, the
 * earlier one first.
 */
export function share(cents: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  if (cents === 0 || whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((part) => Number(part / whole));
  const lost = exact.map((part) => part % whole);
  for (let remaining = cents - sum(parts); remaining > 0; remaining -= 1) {
    let most = 0;
    for (const [index, remainder] of lost.entries()) if (remainder > (lost[most] as bigint)) most = index;
    parts[most] = (parts[most] as number) + 1;
    lost[most] = -1n;
  }
  return parts;
}

/** FNV-1a, 32 bits. */
export function draw(text: string): number {
  let hash = 2_166_136_261n;
  for (const byte of Buffer.from(text)) hash = ((hash ^ BigInt(byte)) * 16_777_619n) % 2n ** 32n;
  return Number(hash);
}

/** A participant in a series of payments: its weight, and what it has received before. */
interface Part {
  id: string;
  weight: number;
  before: number;
}

/** Splits one payment so that each part then has its share of all payments so far, rounded down or one cent more. */
export function shareOfSeries(cents: number, parts: readonly Part[]): number[] {
  const until = BigInt(cents + sum(parts.map(({ before }) => before)));
  const whole = BigInt(sum(parts.map(({ weight }) => weight)));
  if (cents === 0 || whole === 0n) return parts.map(() => 0);
  const floors = parts.map(({ weight }) => Number((until * BigInt(weight)) / whole));
  const given = parts.map(({ before }, index) => Math.max(0, (floors[index] as number) - before));
  const mayHaveMore = parts.map(({ weight, before }, index) => {
    const isUneven = (until * BigInt(weight)) % whole !== 0n;
    return isUneven && before + (given[index] as number) === floors[index];
  });
  for (let remaining = cents - sum(given); remaining > 0; remaining -= 1) {
    let first = -1;
    for (const [index, part] of parts.entries()) {
      if (!mayHaveMore[index]) continue;
      const [best, held] = [parts[first], BigInt((floors[index] as number) + 1)];
      const heldByBest = BigInt((floors[first] ?? 0) + 1);
      const later = best ? held * BigInt(best.weight) - heldByBest * BigInt(part.weight) : -1n;
      if (later < 0n || (later === 0n && best && draw(part.id) < draw(best.id))) first = index;
    }
    given[first] = (given[first] as number) + 1;
    mayHaveMore[first] = false;
  }
  return given;
}

const hourMs = 3_600_000;

/** The last Sunday of a month at 01:00 UTC, when daylight saving time starts or ends in Europe. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

export function dayInSpain(at: Date): string {
  const year = at.getUTCFullYear();
  const isSummer = at.getTime() >= clockChange(year, 2) && at.getTime() < clockChange(year, 9);
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
