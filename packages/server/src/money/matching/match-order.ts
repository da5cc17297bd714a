import type { BankEntryDoubt, PaymentOrderPurpose } from '@semilla/contract';
import type { BankEntryRow } from '../../schema/bank-entries.ts';

/** What is known about the payment order that a movement's reference names. */
export interface NamedOrder {
  paymentOrderId: string;
  purpose: PaymentOrderPurpose;
  /** The movement whose money is sent back. */
  receivedId: string | null;
  projectId: string | null;
  /** A release can be returned only while the project is financed. */
  isProjectFinanced: boolean;
  /** The account that the order pays. */
  account: string | null;
  amountCents: number;
  state: 'waiting' | 'paid' | 'cancelled';
  /** The movement that paid the order. */
  paidById: string | null;
  /** Whether a payment file at the bank pays it. */
  isSent: boolean;
  /** Whether the payment came back before. */
  isReturned: boolean;
}

/** A movement that pays an order, or that brings its payment back. */
export interface OrderMatch {
  kind: 'order' | 'orderBack';
  paymentOrderId: string;
  purpose: PaymentOrderPurpose;
  receivedId: string | null;
  projectId: string | null;
  paidById: string | null;
}

export const isOfOrder = <Match extends { kind: string }>(match: Match | OrderMatch): match is OrderMatch =>
  match.kind === 'order' || match.kind === 'orderBack';

interface Doubt {
  kind: 'doubt';
  doubt: BankEntryDoubt;
  userId: undefined;
}

const doubt = (reason: BankEntryDoubt): Doubt => ({ kind: 'doubt', doubt: reason, userId: undefined });

function matchReturned(order: NamedOrder): Doubt | 'orderBack' {
  if (order.isReturned) return doubt('alreadyBooked');
  if (order.state === 'waiting') return doubt('notPaid');
  if (order.purpose === 'release' && !order.isProjectFinanced) return doubt('returned');
  return order.state === 'paid' ? 'orderBack' : doubt('returned');
}

function matchPaid({ counterpartyAccount }: BankEntryRow, order: NamedOrder): Doubt | 'order' {
  if (order.state === 'paid') return doubt('alreadyBooked');
  if (order.state !== 'waiting' || !order.isSent) return doubt('unknown');
  // Norma 43 has no account numbers, so a file that was changed on its way to the bank would go unnoticed.
  if (counterpartyAccount === null) return doubt('noAccount');
  return counterpartyAccount === order.account ? 'order' : doubt('otherAccount');
}

/** Checks whether a movement is the payment, or the returned payment, of the order that its reference names. */
export function matchOrder(entry: BankEntryRow, order: NamedOrder): OrderMatch | Doubt {
  const { amountCents, isReturn } = entry;
  if (amountCents < 0 === isReturn) return doubt(isReturn ? 'returned' : 'unknown');
  if (Math.abs(amountCents) !== order.amountCents) return doubt('otherAmount');
  const found = isReturn ? matchReturned(order) : matchPaid(entry, order);
  if (typeof found !== 'string') return found;
  const { paymentOrderId, purpose, receivedId, projectId, paidById } = order;
  return { kind: found, paymentOrderId, purpose, receivedId, projectId, paidById };
}
