import type { WaitingMovement } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { findCandidates } from '../matching/find-candidates.ts';
import {
  doubtOfSender,
  type EntryFacts,
  isReturnOfPayment,
  namesOwnPayment,
} from '../matching/match-entry.ts';

/** Doubts of payments that match a payment file except for the account. */
const ofPayments = ['noAccount', 'otherAccount'];

/**
 * The booking that staff would most likely choose; null unless there is a single likely customer who is known to be
 * the sender.
 */
export async function suggestBooking(
  db: Db,
  entry: BankEntryRow,
  facts: EntryFacts,
): Promise<Omit<NonNullable<WaitingMovement['suggestion']>, 'secondPersonFor'> | null> {
  const { amountCents, isReturn, doubt, userId } = entry;
  if (amountCents < 0) {
    const isPayment = !isReturn && doubt !== null && ofPayments.includes(doubt);
    return isPayment && userId
      ? { userId, userName: await nameOfUser(db, userId), transactionId: null }
      : null;
  }
  const [only, other] = await findCandidates(db, entry, facts);
  if (!only || other) return null;
  const isDeposit = !isReturnOfPayment(entry);
  if (isDeposit && (namesOwnPayment(entry, facts) || doubtOfSender(entry, only, facts))) return null;
  const { withdrawal, userName } = only;
  return { userId: only.userId, userName, transactionId: withdrawal?.transactionId ?? null };
}
