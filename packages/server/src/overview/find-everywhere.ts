import { type Found, foundMax, may, v1 } from '@semilla/contract';
import { z } from 'zod';
import { isWithin } from '../account/is-within.ts';
import { findUserRows } from '../account/users/find-users.ts';
import type { Call } from '../kit/http/route.ts';
import { findEntryRows } from '../payment/statements/queries.ts';
import { searchProjects } from '../project/projects/overview.ts';
import { users } from '../schema/users.ts';
import { findTicketRows } from '../support/tickets/find-tickets.ts';
import { findTransactionRows } from '../wallet/transactions/queries.ts';

const take = String(foundMax);

/** The first results from the lists of customers, movements, bank movements, projects and tickets. */
export async function findEverywhere(call: Call<typeof v1.search.find>): Promise<Found> {
  const { db, caller, scope, query } = call;
  const { text } = query;
  const reach = isWithin(scope, caller, users.userId);
  const [customers, movements, bankEntries, projects, tickets] = await Promise.all([
    findUserRows(db, z.decode(v1.users.find.query, { multiSearch: text, take }), reach),
    findTransactionRows(
      db,
      { caller, scope },
      z.decode(v1.transactions.find.query, { reference: text, take }),
    ),
    may('bankStatements.read', caller.role)
      ? findEntryRows(db, z.decode(v1.bankEntries.find.query, { search: text, take }))
      : { data: [] },
    searchProjects(db, caller, { text, take: foundMax }),
    findTicketRows(db, caller, z.decode(v1.tickets.find.query, { search: text, take })),
  ]);
  return {
    customers: customers.data.map(({ userId, name, surname, email }) => ({
      userId,
      name: [name, surname].filter(Boolean).join(' '),
      email,
    })),
    movements: movements.data.map(({ transactionId, userName, type, amount }) => ({
      transactionId,
      userName,
      type,
      amount,
    })),
    bankEntries: bankEntries.data.map(({ bankEntryId, bookedOn, side, amount, counterpartyName }) => ({
      bankEntryId,
      bookedOn,
      side,
      amount,
      counterpartyName,
    })),
    projects,
    tickets: tickets.data.map(({ ticketId, title, userName, stateId }) => ({
      ticketId,
      title,
      userName,
      stateId,
    })),
  };
}
