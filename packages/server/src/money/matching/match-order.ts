import type { BankEntryDoubt, PaymentOrderPurpose } from '@semilla/contract';
import type { BankEntryRow } from '../../schema/bank-entries.ts';

/** What is known of the order that the reference of a movement names. */
export interface NamedOrder {
  paymentOrderId: string;
  purpose: PaymentOrderPurpose;
  /** The movement whose money goes back. */
  receivedId: string | null;
  /** The project whose promoter is paid. */
  projectId: string | null;
  /** Whether the project can take a release back, which has to be financed for that. */
  isProjectFinanced: boolean;
  /** The account to which it goes. */
  account: string | null;
  amountCents: number;
  state: 'waiting' | 'paid' | 'cancelled';
  /** The movement that shows its payment. */
  paidById: string | null;
  /** Whether a payment file that was taken to the bank pays it. */
  isSent: boolean;
  /** Whether its payment came back before. */
  isReturned: boolean;
}

/** The payment of an order, or its return. */
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
  // Norma 43 names no accounts, so that a file that was changed on its way to the bank would go unnoticed.
  if (counterpartyAccount === null) return doubt('noAccount');
  return counterpartyAccount === order.account ? 'order' : doubt('otherAccount');
}

/** Whether a movement is the payment of the order that its reference names, or its return. */
export function matchOrder(entry: BankEntryRow, order: NamedOrder): OrderMatch | Doubt {
  const { amountCents, isReturn } = entry;
  if (amountCents < 0 === isReturn) return doubt(isReturn ? 'returned' : 'unknown');
  if (Math.abs(amountCents) !== order.amountCents) return doubt('otherAmount');
  const found = isReturn ? matchReturned(order) : matchPaid(entry, order);
  if (typeof found !== 'string') return found;
  const { paymentOrderId, purpose, receivedId, projectId, paidById } = order;
  return { kind: found, paymentOrderId, purpose, receivedId, projectId, paidById };
}
