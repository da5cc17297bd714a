import { assert } from '../../kit/errors.ts';
import type { ledgerEntries } from '../../schema/ledger-entries.ts';
import type { transactions } from '../../schema/transactions.ts';

type Row = typeof transactions.$inferSelect;

/** The fields of a transaction that a statement needs. */
export interface Movement extends Pick<Row, 'type' | 'status' | 'amountCents' | 'projectId'> {
  isFee: boolean;
  /** Whether it is tax withheld from a return. */
  isTax: boolean;
  taxRateHundredths: number | null;
  /** The tax year of the interest; set for interest and for the fee or tax taken from it. */
  taxYear?: number | null;
  /** The cause of the ledger entry that completed the transaction. */
  cause: (typeof ledgerEntries.$inferSelect)['cause'] | null;
  /** The part of a project's payout that returns principal. */
  principalCents: number | null;
  /** The masked bank account that the money comes from or goes to. */
  bankAccount: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** The transaction and order it belongs to; only lists of movements need them. */
  transactionId?: string;
  orderId?: string | null;
}

export type LineKind =
  | 'deposit'
  | 'withdrawal'
  | 'withdrawalReturned'
  | 'paymentReturned'
  | 'depositTakenBack'
  | 'investment'
  | 'cancellation'
  | 'wish'
  | 'wishReturned'
  | 'refund'
  | 'capitalReturned'
  | 'grossReturn'
  | 'fee'
  | 'tax'
  | 'taxReturned'
  | 'penalty';

/** A change of the balance by a movement; positive for incoming money. */
export interface Part {
  kind: LineKind;
  at: Date;
  cents: number;
  /** The rate of withheld tax. */
  rateHundredths?: number | null;
}

/** Deposits and withdrawals are requested by the owner or staff. They are the only movements without a project. */
const isRequest = ({ projectId }: Movement) => projectId === null;

export const isHeld = (movement: Movement) =>
  isRequest(movement) && movement.type === 'withdraw' && movement.status === 'pending';

function partsOfRequest({ type, status, cause, amountCents, createdAt, updatedAt }: Movement): Part[] {
  if (type === 'income') {
    const kind = cause === 'returned_payment' ? 'paymentReturned' : 'deposit';
    return status === 'completed' ? [{ kind, at: updatedAt, cents: amountCents }] : [];
  }
  if (cause === 'taken_back') return [{ kind: 'depositTakenBack', at: updatedAt, cents: -amountCents }];
  // A withdrawal leaves the balance when it is requested, and returns if it is rejected.
  const requested: Part = { kind: 'withdrawal', at: createdAt, cents: -amountCents };
  if (status !== 'rejected') return [requested];
  return [requested, { kind: 'withdrawalReturned', at: updatedAt, cents: amountCents }];
}

function partsOfPayOut({ cause, amountCents, principalCents, updatedAt: at }: Movement): Part[] {
  if (cause === 'cancellation') return [{ kind: 'cancellation', at, cents: amountCents }];
  if (cause === 'wish') return [{ kind: 'wishReturned', at, cents: amountCents }];
  assert(
    principalCents !== null && principalCents <= amountCents,
    'what a project pays out is in its distribution',
  );
  const kind = cause === 'refund' ? 'refund' : 'capitalReturned';
  const parts: Part[] = [
    { kind: 'grossReturn', at, cents: amountCents - principalCents },
    { kind, at, cents: principalCents },
  ];
  return parts.filter(({ cents }) => cents > 0);
}

function partOfTax({ type, amountCents, taxRateHundredths: rateHundredths, updatedAt: at }: Movement): Part {
  return type === 'income'
    ? { kind: 'taxReturned', at, cents: amountCents, rateHundredths }
    : { kind: 'tax', at, cents: -amountCents, rateHundredths };
}

/** A fee, or the penalty of a cancellation; positive if it is given back. */
function partOfFee({ type, cause, amountCents, updatedAt: at }: Movement): Part {
  const kind = cause === 'cancellation' ? 'penalty' : 'fee';
  return { kind, at, cents: type === 'income' ? amountCents : -amountCents };
}

/** The changes of the balance that a movement makes, in terms that its owner understands. */
export function partsOf(movement: Movement): Part[] {
  const { type, status, isFee, isTax, cause, amountCents, updatedAt: at } = movement;
  if (isRequest(movement)) return partsOfRequest(movement);
  if (status !== 'completed') return [];
  if (isTax) return [partOfTax(movement)];
  if (isFee) return [partOfFee(movement)];
  if (type === 'income') return partsOfPayOut(movement);
  if (cause === 'wish') return [{ kind: 'wish', at, cents: -amountCents }];
  return [{ kind: 'investment', at, cents: -amountCents }];
}
