import { heldOf } from '../../ledger/accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { OutgoingPaymentRow } from '../../schema/outgoing-payments.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import type { LedgerUser, World } from '../engine/world.ts';
import { completeBy, noteOfEntry } from './book-entry.ts';

interface Payout {
  entry: BankEntryRow;
  transactionId: string;
  owner: LedgerUser;
}

/**
 * The payment after the bank has made it. One that was cancelled, although the bank had the file, is paid all the same; if
 * a newer file holds the withdrawal that was not taken yet, its payment is cancelled, so that it is not paid twice.
 */
function paidPayment(world: World, transactionId: string): OutgoingPaymentRow | undefined {
  const payment = world.outgoingPayments.get(transactionId);
  const recalled = world.recalledPayments.get(transactionId);
  if (payment?.state === 'sent') return { ...payment, state: 'paid' };
  if (!recalled) return undefined;
  return payment ? { ...payment, state: 'cancelled' } : { ...recalled, state: 'paid' };
}

/**
 * Completes a withdrawal that a payment file paid, with the movement of the bank as its proof; undefined if it changed
 * meanwhile. It counts for no single person, because two approved the file.
 */
export function bookPayout(
  world: World,
  context: Context,
  { entry, transactionId, owner }: Payout,
): { effects: Effects; transactionId: string } | undefined {
  const row = world.transactions.get(transactionId);
  const payment = paidPayment(world, transactionId);
  if (row?.status !== 'pending' || !payment) return undefined;
  if (row.amountCents !== -entry.amountCents) return undefined;
  const { userId, amountCents } = row;
  const completed = completeBy(context, entry, row, [
    [heldOf(userId), -amountCents],
    ['bank', amountCents],
  ]);
  const audit = [noteOfEntry(entry, owner, transactionId)];
  return { transactionId, effects: { ...completed, outgoingPayments: [payment], audit } };
}
