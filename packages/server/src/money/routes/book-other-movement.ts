import type { v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { NotFound } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { bookOther } from '../commands/book-other.ts';
import type { MoneyCall } from '../engine/money-route.ts';
import { findEntryToBook, nameOfCustomer } from '../matching/find-entries.ts';
import { findDepositOf } from '../matching/find-taken-back.ts';

/** Books a movement that is no customer's, or a deposit that the bank took back. Two people always decide. */
export async function bookOtherMovement(call: MoneyCall<typeof v1.bankEntries.bookOther>) {
  const { actor, body, caller, db, params, runWithSecond } = call;
  const { as, receivedId, transactionId, why } = body;
  const entry = await findEntryToBook(db, params.bankEntryId);
  if (!entry) throw new NotFound();
  const { bankEntryId, bookedOn } = entry;
  const deposit = as === 'takenBack' && transactionId ? await findDepositOf(db, transactionId) : undefined;
  const customer = deposit && (await nameOfCustomer(db, deposit.userId));
  const proposerId = caller.userId;
  return runWithSecond(
    {
      act: 'bookOtherMovement',
      subject: { type: 'bank-entry', id: bankEntryId, name: customer ?? formatDate(bookedOn) },
      onceKey: bankEntryId,
      beneficiaryId: deposit?.userId ?? null,
      enteredById: null,
      why,
      proposer: { userId: proposerId, userName: await nameOfUser(db, proposerId) },
      isNeeded: () => true,
    },
    () => bookOther({ actor, bankEntryId, as, deposit, receivedId, proposerId }),
  );
}
