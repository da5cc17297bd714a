import { type BookingResult, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import { type MoneyCall, ofOneRecord } from '../engine/money-route.ts';
import { bookMovement } from './book-movement.ts';

type BookMany = MoneyCall<typeof v1.bankEntries.bookMany>;

async function bookOne(
  app: FastifyInstance,
  call: BookMany,
  { bankEntryId, userId, transactionId }: BookMany['body']['bookings'][number],
): Promise<BookingResult> {
  const body = { userId, ...(transactionId && { transactionId }), why: call.body.why };
  const given = { recordId: bankEntryId, params: { bankEntryId }, body };
  try {
    const answer = await bookMovement(ofOneRecord(app, call, v1.bankEntries.book, given));
    return { bankEntryId, outcome: 'proposalId' in answer ? 'proposed' : 'booked', code: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { bankEntryId, outcome: 'refused', code: error.code };
  }
}

/** Books the movements one after the other, so that each transaction is proved only once. */
export async function bookMany(app: FastifyInstance, call: BookMany): Promise<{ data: BookingResult[] }> {
  const data: BookingResult[] = [];
  for (const booking of call.body.bookings) data.push(await bookOne(app, call, booking));
  return { data };
}
