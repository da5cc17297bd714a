import { percentOf } from '../shared/proportion.ts';
import { drawOf } from '../shared/share-out.ts';

/** An order that pays a fee on what it receives. */
interface Payer {
  id: string;
  /** The fees it has paid before. */
  paidCents: number;
  /** What it receives now, and in all deliveries including this one. */
  grossCents: number;
  grossUntilCents: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * The fees of a delivery. Afterwards each order has paid the fee on all it has received, rounded up or down to whole
 * cents so that the fees add up to the fee on the total. Nothing is paid back, and no order pays more than it
 * receives.
 */
export function shareFees(payers: readonly Payer[], feeHundredths: number): number[] {
  const fees = payers.map(({ id, paidCents, grossCents, grossUntilCents }, index) => {
    const exact = grossUntilCents * feeHundredths;
    const least = Math.max(0, Math.floor(exact / 10_000) - paidCents);
    const most = Math.max(0, Math.ceil(exact / 10_000) - paidCents);
    const cents = Math.min(least, grossCents);
    const mayRoundUp = Math.min(most, grossCents) > cents;
    return { index, id, cents, mayRoundUp, rest: exact % 10_000 };
  });
  const parts = fees.map(({ cents }) => cents);
  const total = percentOf(sumOf(payers.map(({ grossUntilCents }) => grossUntilCents)), feeHundredths);
  const leftCents = total - sumOf(payers.map(({ paidCents }) => paidCents)) - sumOf(parts);
  const roundedUp = fees
    .filter(({ mayRoundUp }) => mayRoundUp)
    .sort(
      (left, right) =>
        right.rest - left.rest || drawOf(left.id) - drawOf(right.id) || (left.id < right.id ? -1 : 1),
    )
    .slice(0, Math.max(0, leftCents));
  for (const { index } of roundedUp) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
