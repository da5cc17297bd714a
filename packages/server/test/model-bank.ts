import { camt053File, camt053Text } from '@semilla/contract/testing';
import { entryOf } from './bank-files.ts';

interface Moved {
  day: string;
  cents: number;
  reference?: string;
  account?: string | undefined;
  isReturn?: boolean;
}

/** A bank that knows only its own movements, and writes statements of any of its days. */
export function modelBank(account: string, begunWithCents: number) {
  const movements: Moved[] = [];
  const until = (day: string) =>
    movements.reduce((sum, { day: on, cents }) => sum + (on <= day ? cents : 0), begunWithCents);
  const before = (day: string) =>
    movements.reduce((sum, { day: on, cents }) => sum + (on < day ? cents : 0), begunWithCents);
  return {
    moves: (moved: Moved) => void movements.push(moved),
    closing: until,
    /** Days without a statement may come from the bank in any order. */
    statement(from: string, to: string): File {
      const entries = movements.flatMap(
        ({ day, cents, reference = null, account: other, isReturn }, index) =>
          day < from || day > to
            ? []
            : entryOf({
                bookedOn: day,
                amountCents: cents,
                bankReference: `M${index}`,
                reference,
                counterpartyAccount: other ?? null,
                isReturn: isReturn ?? false,
              }),
      );
      const balances = { openingCents: before(from), closingCents: until(to) };
      return camt053File(camt053Text([{ account, from, to, ...balances, entries }]));
    },
  };
}
