import type { v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { sendBack } from '../commands/send-back.ts';
import type { MoneyCall } from '../engine/money-route.ts';
import { findEntryToBook } from '../matching/find-entries.ts';
import { findFacts } from '../matching/find-facts.ts';
import { isOfWithdrawal, namedBy } from './book-other-movement.ts';

/** The movement that first brought the money. A returned payment may name another account than the sender's. */
async function findFirst(db: Db, bankEntryId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive chain as (
      select bank_entry_id, 0 as step from bank_entries where bank_entry_id = ${bankEntryId}
      union all
      select earlier.bank_entry_id, chain.step + 1
      from chain join bank_entries earlier on earlier.sent_back_by_id = chain.bank_entry_id
    )
    select bank_entry_id as id from chain order by step desc limit 1`);
  return rows[0]?.id ?? bankEntryId;
}

/** Sends third-party money back to its origin. Always needs two people. */
export async function sendMovementBack(call: MoneyCall<typeof v1.bankEntries.sendBack>) {
  const { actor, body, caller, db, now, params, runWithSecond } = call;
  const entry = await findEntryToBook(db, params.bankEntryId);
  if (!entry) throw new NotFound();
  const { bankEntryId, bookedOn } = entry;
  const facts = (await findFacts(db, [entry], now))(entry);
  if (entry.state !== 'booked' && isOfWithdrawal(entry, facts)) throw new ApiError('payment.entry_is_payout');
  const named = await namedBy(db, entry, facts);
  const payeeEntryId = await findFirst(db, bankEntryId);
  return runWithSecond(
    {
      act: 'sendMoneyBack',
      subject: { type: 'bank-entry', id: bankEntryId, name: formatDate(bookedOn) },
      onceKey: bankEntryId,
      beneficiaryId: null,
      enteredById: null,
      why: body.why,
      proposer: { userId: caller.userId, userName: await nameOfUser(db, caller.userId) },
      isNeeded: () => true,
    },
    () => sendBack({ actor, bankEntryId, payeeEntryId, named }),
  );
}
