import { NotFound } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { reasonsByDeposit } from '../commands/book-entry.ts';
import { bookReturnByHand } from '../commands/book-return.ts';
import { nameOfCustomer } from '../matching/find-entries.ts';
import { findWithdrawal } from '../matching/find-returnable.ts';
import type { Booker, Booking, Chosen } from './booking.ts';

type Found = Awaited<ReturnType<typeof findWithdrawal>>;

/** Whether the bank names another account than the one the withdrawal went to. */
const cameFromElsewhere = ({ counterpartyAccount }: BankEntryRow, found: Found) =>
  counterpartyAccount !== null && found?.account !== counterpartyAccount;

/**
 * Books a payment that came back. Two people decide on amounts from the threshold up. They also decide if the bank names another
 * withdrawal, customer or account, or names neither the withdrawal nor its account.
 */
export async function returnedPaymentOf({ actor, caller, db }: Booker, chosen: Chosen): Promise<Booking> {
  const { entry, facts, userId, why } = chosen;
  const { bankEntryId, counterpartyAccount } = entry;
  const userName = await nameOfCustomer(db, userId);
  if (userName === undefined) throw new NotFound();
  const { byReference, named } = facts;
  const withdrawalId = chosen.transactionId ?? named?.transactionId;
  const found = withdrawalId ? await findWithdrawal(db, withdrawalId) : undefined;
  const isElsewhere = cameFromElsewhere(entry, found);
  const isKnown =
    withdrawalId !== undefined &&
    (named?.transactionId === withdrawalId ||
      (counterpartyAccount !== null && found?.account === counterpartyAccount));
  const isOtherNamed =
    (named !== undefined && named.transactionId !== withdrawalId) ||
    (byReference !== undefined && byReference.userId !== userId);
  const deciderId = caller.userId;
  return {
    look: {
      act: 'approveTransaction',
      subject: { type: 'bank-entry', id: bankEntryId, name: userName },
      onceKey: bankEntryId,
      beneficiaryId: userId,
      enteredById: null,
      why,
      proposer: { userId: deciderId, userName: await nameOfUser(db, deciderId) },
      needs: { approvedAmounts: [{ customerId: userId, deciderId }] },
    },
    reasons: (world, context) => [
      ...(isOtherNamed ? (['otherReference'] as const) : []),
      ...(isElsewhere ? (['otherAccount'] as const) : []),
      ...(isKnown ? [] : (['unknownOwner'] as const)),
      ...reasonsByDeposit(world, context, { entry, userId, transactionId: undefined, deciderId }),
    ],
    build: () =>
      bookReturnByHand({ actor, bankEntryId, userId, deciderId, isElsewhere, withdrawal: found?.row }),
  };
}
