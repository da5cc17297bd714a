import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { decideEntry } from '../../payment/statements/decide-entry.ts';
import { findEntry } from '../../payment/statements/queries.ts';
import { moneyRoute } from '../engine/money-route.ts';
import { findCandidates } from '../matching/find-candidates.ts';
import { findEntryToBook } from '../matching/find-entries.ts';
import { findFacts } from '../matching/find-facts.ts';
import { doubtOf, matchEntry } from '../matching/match-entry.ts';
import { bookMany } from './book-many.ts';
import { bookingOf, bookMovement } from './book-movement.ts';
import { bookOtherMovement } from './book-other-movement.ts';
import { findNeeds } from './booking.ts';
import { sendMovementBack } from './send-movement-back.ts';

export async function registerBankEntryCommands(app: FastifyInstance): Promise<void> {
  route(app, v1.bankEntries.findOne, async ({ db, params }) => {
    const found = await findEntry(db, params.bankEntryId);
    if (!found) throw new NotFound();
    return found;
  });

  route(app, v1.bankEntries.findCandidates, async ({ db, params, now }) => {
    const entry = await findEntryToBook(db, params.bankEntryId);
    if (!entry) throw new NotFound();
    const facts = (await findFacts(db, [entry], now))(entry);
    return { data: await findCandidates(db, entry, facts) };
  });

  moneyRoute(app, v1.bankEntries.book, bookMovement);

  route(app, v1.bankEntries.findBooking, async (call) => {
    const { db, now, params, query } = call;
    const entry = await findEntryToBook(db, params.bankEntryId);
    if (!entry) throw new NotFound();
    const facts = (await findFacts(db, [entry], now))(entry);
    const booking = await bookingOf(call, { ...query, entry, facts });
    const { reasonsOf, leftToday } = await findNeeds(app, call, [booking]);
    return { secondPersonFor: entry.state === 'booked' ? [] : reasonsOf(booking), leftToday };
  });

  moneyRoute(app, v1.bankEntries.bookOther, bookOtherMovement);

  moneyRoute(app, v1.bankEntries.sendBack, sendMovementBack);

  moneyRoute(app, v1.bankEntries.bookMany, (call) => bookMany(app, call));

  route(app, v1.bankEntries.decide, async ({ body, caller, change, db, params, now }) => {
    const entry = await findEntryToBook(db, params.bankEntryId);
    if (!entry) throw new NotFound();
    const doubt = doubtOf(entry, matchEntry(entry, (await findFacts(db, [entry], now))(entry)));
    const decision = { ...body, doubt, deciderId: caller.userId };
    return change((draft) => decideEntry(draft, app.services, params.bankEntryId, decision));
  });
}
