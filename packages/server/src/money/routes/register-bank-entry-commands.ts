import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { decideEntry } from '../../payment/statements/decide-entry.ts';
import { findEntry } from '../../payment/statements/queries.ts';
import { bookEntry, depositNeedsSecond } from '../commands/book-entry.ts';
import { type MoneyCall, moneyRoute } from '../engine/money-route.ts';
import { findCandidates } from '../matching/find-candidates.ts';
import { findEntryToBook, findProvable, findRequest, nameOfCustomer } from '../matching/find-entries.ts';

async function book(call: MoneyCall<typeof v1.bankEntries.book>) {
  const { actor, body, caller, db, params, runWithSecond } = call;
  const { userId, why, isAnother = false } = body;
  const found = await findEntryToBook(db, params.bankEntryId);
  if (!found) throw new NotFound();
  const { entry, importedById } = found;
  const userName = await nameOfCustomer(db, userId);
  if (userName === undefined) throw new NotFound();
  const proposer = { userId: caller.userId, userName: await nameOfUser(db, caller.userId) };
  const deposit = {
    entry,
    userId,
    transactionId: await findRequest(db, userId, entry.amountCents),
    provenId: isAnother ? undefined : await findProvable(db, userId, entry),
    deciderId: caller.userId,
  };
  return runWithSecond(
    {
      act: 'approveTransaction',
      subject: { type: 'bank-entry', id: entry.bankEntryId, name: userName },
      onceKey: entry.bankEntryId,
      beneficiaryId: userId,
      enteredById: importedById,
      why,
      proposer,
      needs: { approvedAmounts: [{ customerId: userId, deciderId: caller.userId }] },
      isNeeded: (world, context) =>
        !deposit.provenId && depositNeedsSecond(world.approvedCents, context, deposit),
    },
    () => bookEntry({ ...deposit, actor, bankEntryId: entry.bankEntryId }),
  );
}

export async function registerBankEntryCommands(app: FastifyInstance): Promise<void> {
  route(app, v1.bankEntries.findOne, async ({ db, params }) => {
    const found = await findEntry(db, params.bankEntryId);
    if (!found) throw new NotFound();
    return found;
  });

  route(app, v1.bankEntries.findCandidates, async ({ db, params, now }) => {
    const found = await findEntryToBook(db, params.bankEntryId);
    if (!found) throw new NotFound();
    return { data: await findCandidates(db, found.entry, now) };
  });

  moneyRoute(app, v1.bankEntries.book, book);

  route(app, v1.bankEntries.decide, ({ body, change, params }) =>
    change((draft) => decideEntry(draft, app.services, params.bankEntryId, body)),
  );
}
