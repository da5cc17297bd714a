import type { BankEntry, BankEntryDoubt } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { heldOf } from '../../ledger/accounts.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { OutgoingPaymentRow } from '../../schema/outgoing-payments.ts';
import type { Command, Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import type { LedgerUser, World } from '../engine/world.ts';
import { completeBy, isProvable, noteNamed, noteOfEntry, proveBy } from './book-entry.ts';

interface Payout {
  entry: BankEntryRow;
  transactionId: string;
  owner: LedgerUser;
}

/**
 * The payment in its state after the bank made it. A cancelled payment counts as paid if the bank already had its file. If a
 * newer file, not yet taken to the bank, contains the payment again, it is cancelled there to prevent paying twice.
 */
export function paidPayment(world: World, paidId: string): OutgoingPaymentRow | undefined {
  const payment = world.outgoingPayments.get(paidId);
  const recalled = world.recalledPayments.get(paidId);
  if (payment?.state === 'sent') return { ...payment, state: 'paid' };
  if (!recalled) return undefined;
  return payment ? { ...payment, state: 'cancelled' } : { ...recalled, state: 'paid' };
}

/**
 * Completes a withdrawal that a payment file paid, with the bank movement as its proof; undefined if it changed in the meantime.
 * It does not count towards anyone's 24-hour total, because two people approved the file.
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

interface Confirmation {
  actor: Actor;
  bankEntryId: string;
  userId: string;
  /** The withdrawal that the movement paid, if any. */
  transactionId: string | undefined;
  /** Set if the bank names another account than the withdrawal does, or no account. */
  doubt: BankEntryDoubt | undefined;
}

/** Completes a withdrawal, or proves one approved by hand, with a bank movement that waited for staff. */
export function confirmPayout({
  actor,
  bankEntryId,
  userId,
  transactionId,
  doubt,
}: Confirmation): Command<BankEntry> {
  return {
    actor,
    needs: {
      users: [userId],
      accounts: [heldOf(userId)],
      transactions: transactionId ? [transactionId] : [],
      bankEntries: [bankEntryId],
    },
    decide(world, context) {
      const entry = world.bankEntries.get(bankEntryId);
      const owner = world.users.get(userId);
      if (!entry || !owner) throw new NotFound();
      if (entry.state === 'booked') throw new ApiError('payment.entry_not_open');
      if (entry.state === 'new') throw new ApiError('payment.entry_not_matched');
      const row = transactionId ? world.transactions.get(transactionId) : undefined;
      if (!transactionId || !row) throw new ApiError('payment.entry_not_payout');
      const booked = isProvable(row)
        ? proveBy(entry, row, owner)
        : bookPayout(world, context, { entry, transactionId, owner });
      if (!booked) throw new ApiError('request.conflict');
      const { effects } = booked;
      const [after = entry] = effects.bankEntries ?? [];
      const audit = noteNamed(effects, entry, doubt);
      return {
        answer: bankEntryAnswer(after, { userName: owner.userName, transactionId }),
        effects: { ...effects, audit },
      };
    },
  };
}
