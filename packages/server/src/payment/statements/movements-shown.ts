import { formatDate, formatMoney, formatNumber, maskIban } from '@semilla/format';
import type { StatementEntry } from './bank-statement.ts';
import { writtenIn } from './references-in.ts';

type Shown = Pick<StatementEntry, 'bookedOn' | 'amountCents' | 'reference' | 'text' | 'counterpartyAccount'>;

export const movementsShownMax = 300;

/**
 * How important it is to show a movement. Movements with our reference matter most, because they are booked
 * automatically. Next come outgoing payments and movements that name an account.
 */
function weightOf({ amountCents, reference, text, counterpartyAccount }: Shown): number {
  if (writtenIn(reference, text)) return 2;
  return amountCents < 0 || counterpartyAccount ? 1 : 0;
}

/**
 * The movements that a second person compares with the bank, largest first, without names. If there are too
 * many, returns the most important ones and the number of the others.
 */
export function movementsShown(entries: readonly Shown[]): string[] {
  const largestFirst = entries.toSorted(
    (one, other) => Math.abs(other.amountCents) - Math.abs(one.amountCents),
  );
  const shown = largestFirst
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, movementsShownMax);
  const more = entries.length - shown.length;
  const lines = largestFirst
    .filter((entry) => shown.includes(entry))
    .map(({ bookedOn, amountCents, reference, text, counterpartyAccount }) =>
      [
        formatDate(bookedOn),
        formatMoney(amountCents),
        writtenIn(reference, text),
        counterpartyAccount && maskIban(counterpartyAccount),
      ]
        .filter(Boolean)
        .join(' · '),
    );
  return more > 0 ? [...lines, `+ ${formatNumber(more)}`] : lines;
}
