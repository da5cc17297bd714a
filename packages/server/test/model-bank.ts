import { camt053File, camt053Text, norma43File, norma43Lines } from '@semilla/contract/testing';
import { entryOf } from './bank-files.ts';

interface Moved {
  day: string;
  cents: number;
  reference?: string;
  account?: string | undefined;
  /** The sender's name. */
  name?: string;
  isReturn?: boolean;
  /** Whether it is booked to the customer's wallet once a statement shows it. */
  isForWallet?: boolean;
}

const sumOf = (movements: readonly Moved[]) => movements.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Whether a movement is a payment from a payment file. Such payments are not shown in Norma 43: it contains
 * no account numbers, so two people would have to book them.
 */
const isPayment = ({ cents, reference }: Moved) => cents < 0 && reference !== undefined;

/** A bank that knows only its own movements, and writes statements for any days. */
export function modelBank(account: string, begunWithCents: number) {
  const movements: Moved[] = [];
  const until = (day: string) => begunWithCents + sumOf(movements.filter(({ day: on }) => on <= day));
  const before = (day: string) => begunWithCents + sumOf(movements.filter(({ day: on }) => on < day));
  return {
    moves: (moved: Moved) => void movements.push(moved),
    closing: until,
    /** The total shown for the customer's wallet by the end of a day. */
    shownForWallet: (day: string) =>
      sumOf(movements.filter(({ day: on, isForWallet }) => isForWallet && on <= day)),
    /** Statements may cover missing days in any order. Every second one is in Norma 43 if possible. */
    statement(from: string, to: string): File {
      const within = movements.flatMap((moved, index) =>
        moved.day < from || moved.day > to ? [] : [{ moved, index }],
      );
      const entries = within.map(({ moved, index }) =>
        entryOf({
          bookedOn: moved.day,
          amountCents: moved.cents,
          // Both formats have room for ten digits.
          bankReference: String(index + 1).padStart(10, '0'),
          reference: moved.reference ?? null,
          counterpartyName: moved.name ?? null,
          counterpartyAccount: moved.account ?? null,
          isReturn: moved.isReturn ?? false,
        }),
      );
      const reported = { account, from, to, openingCents: before(from), closingCents: until(to) };
      const isNorma43 = Number(from.slice(-2)) % 2 === 0 && !within.some(({ moved }) => isPayment(moved));
      if (!isNorma43) return camt053File(camt053Text([{ ...reported, entries }]));
      const lines = entries.map((entry) => ({ ...entry, text: entry.reference ?? '' }));
      return norma43File(norma43Lines([{ ...reported, entries: lines }]));
    },
  };
}
