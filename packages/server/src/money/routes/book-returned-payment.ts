import type { v1 } from '@semilla/contract';
import { NotFound } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { depositNeedsSecond } from '../commands/book-entry.ts';
import { bookReturnByHand } from '../commands/book-return.ts';
import type { MoneyCall } from '../engine/money-route.ts';
import { nameOfCustomer } from '../matching/find-entries.ts';
import { findFacts } from '../matching/find-facts.ts';
import { findWithdrawal } from '../matching/find-returnable.ts';

type Found = Awaited<ReturnType<typeof findWithdrawal>>;

/** Whether the bank names another account than the one the withdrawal went to. */
const cameFromElsewhere = ({ counterpartyAccount }: BankEntryRow, found: Found) =>
  counterpartyAccount !== null && found?.account !== counterpartyAccount;

/**
 * Books a payment that came back. Two people decide on amounts from the threshold up. They also decide if the bank names another
 * withdrawal, customer or account, or names neither the withdrawal nor its account.
 */
export async function bookReturnedPayment(call: MoneyCall<typeof v1.bankEntries.book>, entry: BankEntryRow) {
  const { actor, body, caller, db, now, runWithSecond } = call;
  const { userId, why } = body;
  const { bankEntryId, counterpartyAccount } = entry;
  const userName = await nameOfCustomer(db, userId);
  if (userName === undefined) throw new NotFound();
  const { byReference, named } = (await findFacts(db, [entry], now))(entry);
  const withdrawalId = body.transactionId ?? named?.transactionId;
  const found = withdrawalId ? await findWithdrawal(db, withdrawalId) : undefined;
  const isElsewhere = cameFromElsewhere(entry, found);
  const isKnown =
    withdrawalId !== undefined &&
    (named?.transactionId === withdrawalId ||
      (counterpartyAccount !== null && found?.account === counterpartyAccount));
  const isOfAnother =
    !isKnown ||
    (named !== undefined && named.transactionId !== withdrawalId) ||
    (byReference !== undefined && byReference.userId !== userId) ||
    isElsewhere;
  const deciderId = caller.userId;
  return runWithSecond(
    {
      act: 'approveTransaction',
      subject: { type: 'bank-entry', id: bankEntryId, name: userName },
      onceKey: bankEntryId,
      beneficiaryId: userId,
      enteredById: null,
      why,
      proposer: { userId: deciderId, userName: await nameOfUser(db, deciderId) },
      needs: { approvedAmounts: [{ customerId: userId, deciderId }] },
      isNeeded: (world, context) =>
        isOfAnother ||
        depositNeedsSecond(world, context, {
          entry,
          userId,
          transactionId: undefined,
          deciderId,
        }),
    },
    () => bookReturnByHand({ actor, bankEntryId, userId, deciderId, isElsewhere, withdrawal: found?.row }),
  );
}
