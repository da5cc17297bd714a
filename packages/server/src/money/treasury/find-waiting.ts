import { type TreasuryDesk, type v1, waitingMovementsMax } from '@semilla/contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import type { Call } from '../../kit/http/route.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import { type BankEntryRow, bankEntries } from '../../schema/bank-entries.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { users } from '../../schema/users.ts';
import { findFacts } from '../matching/find-facts.ts';
import type { EntryFacts } from '../matching/match-entry.ts';
import { bookingOf } from '../routes/book-movement.ts';
import { findNeeds } from '../routes/booking.ts';
import { suggestBooking } from './suggest-booking.ts';
import { suggestOther } from './suggest-other.ts';

type DeskCall = Call<typeof v1.treasury.find>;

/** The suggestion, and what booking it does; undefined if its customer was deleted or is staff by now. */
async function findSuggested(call: DeskCall, entry: BankEntryRow, facts: EntryFacts) {
  const suggestion = await suggestBooking(call.db, entry, facts);
  if (!suggestion) return undefined;
  const { userId, transactionId } = suggestion;
  const chosen = { entry, facts, userId, transactionId: transactionId ?? undefined };
  try {
    return { suggestion, booking: await bookingOf(call, chosen) };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** The movements that wait, with what is suggested, and what the suggestions take of the caller. */
export async function findWaiting(
  app: FastifyInstance,
  call: DeskCall,
): Promise<Pick<TreasuryDesk, 'waiting' | 'leftToday'>> {
  const { db, now } = call;
  const rows: { entry: BankEntryRow; userName: string | null }[] = await db
    .select({ entry: bankEntries, userName: fullName(users) })
    .from(bankEntries)
    .leftJoin(users, eq(users.userId, bankEntries.userId))
    .where(eq(bankEntries.state, 'waiting'))
    .orderBy(asc(bankEntries.bookedOn), asc(bankEntries.bankEntryId))
    .limit(waitingMovementsMax);
  const entries = rows.map(({ entry }) => entry);
  const factsOf = await findFacts(db, entries, now);
  const likelyOf = await suggestOther(db, entries, now);
  const movements = [];
  for (const { entry, userName } of rows) {
    const answer = bankEntryAnswer(entry, { userName, transactionId: null });
    movements.push({ entry, answer, suggested: await findSuggested(call, entry, factsOf(entry)) });
  }
  const bookings = movements.flatMap(({ suggested }) => suggested?.booking ?? []);
  const { reasonsOf, leftToday } = await findNeeds(app, call, bookings);
  return {
    waiting: movements.map(({ entry, answer, suggested }) => ({
      ...answer,
      suggestion: suggested
        ? { ...suggested.suggestion, secondPersonFor: reasonsOf(suggested.booking) }
        : null,
      likely: suggested ? null : likelyOf(entry),
    })),
    leftToday,
  };
}
