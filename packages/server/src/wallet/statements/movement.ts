import { assert } from '../../errors.ts';
import type { ledgerEntries } from '../ledger/table.ts';
import type { transactions } from '../transactions/table.ts';

type Row = typeof transactions.$inferSelect;

/** A transaction as far as a statement tells of it. */
export interface Movement extends Pick<Row, 'type' | 'status' | 'amountCents' | 'projectId'> {
  isFee: boolean;
  /** Of the ledger's entry that completed it. */
  cause: (typeof ledgerEntries.$inferSelect)['cause'] | null;
  /** How much of what a project pays out is what was invested in it. */
  principalCents: number | null;
  /** The masked bank account that it comes from or goes to. */
  bankAccount: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export type LineKind =
  | 'deposit'
  | 'withdrawal'
  | 'withdrawalReturned'
  | 'investment'
  | 'cancellation'
  | 'refund'
  | 'capitalReturned'
  | 'grossReturn'
  | 'fee'
  | 'penalty';

/** What a movement does to the balance, and when; positive is money in. */
export interface Part {
  kind: LineKind;
  at: Date;
  cents: number;
}

/** Asked for by its owner or by staff, and not by an investment. */
const isRequest = ({ projectId }: Movement) => projectId === null;

export const isHeld = (movement: Movement) =>
  isRequest(movement) && movement.type === 'withdraw' && movement.status === 'pending';

function partsOfRequest({ type, status, amountCents, createdAt, updatedAt }: Movement): Part[] {
  if (type === 'income') {
    return status === 'completed' ? [{ kind: 'deposit', at: updatedAt, cents: amountCents }] : [];
  }
  // It leaves the balance when it is asked for, and comes back where it is rejected.
  const asked: Part = { kind: 'withdrawal', at: createdAt, cents: -amountCents };
  if (status !== 'rejected') return [asked];
  return [asked, { kind: 'withdrawalReturned', at: updatedAt, cents: amountCents }];
}

function partsOfPayOut({ cause, amountCents, principalCents, updatedAt: at }: Movement): Part[] {
  if (cause === 'cancellation') return [{ kind: 'cancellation', at, cents: amountCents }];
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

/** What a movement means to whoever has the wallet, part by part. */
export function partsOf(movement: Movement): Part[] {
  const { type, status, isFee, cause, amountCents, updatedAt: at } = movement;
  if (isRequest(movement)) return partsOfRequest(movement);
  if (status !== 'completed') return [];
  if (type === 'income') return partsOfPayOut(movement);
  if (!isFee) return [{ kind: 'investment', at, cents: -amountCents }];
  return [{ kind: cause === 'cancellation' ? 'penalty' : 'fee', at, cents: -amountCents }];
}
