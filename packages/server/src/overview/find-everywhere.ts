import { type Found, foundMax, listTickets, listUsers, type searchEverywhere } from '@semilla/contract';
import { z } from 'zod';
import { isWithin } from '../account/access.ts';
import { findUserRows } from '../account/users/find-users.ts';
import { users } from '../account/users/table.ts';
import { searchProjects } from '../project/projects/overview.ts';
import type { Call } from '../routing/route.ts';
import { findTicketRows } from '../support/tickets/find-tickets.ts';

const take = String(foundMax);

/** What the lists would find first, of all kinds at once. */
export async function findEverywhere(call: Call<typeof searchEverywhere>): Promise<Found> {
  const { db, caller, scope, query } = call;
  const { text } = query;
  const reach = isWithin(scope, caller, users.userId);
  const [customers, projects, tickets] = await Promise.all([
    findUserRows(db, z.decode(listUsers.query, { multiSearch: text, take }), reach),
    searchProjects(db, caller, { text, take: foundMax }),
    findTicketRows(db, caller, z.decode(listTickets.query, { search: text, take })),
  ]);
  return {
    customers: customers.data.map(({ userId, name, surname, email }) => ({
      userId,
      name: [name, surname].filter(Boolean).join(' '),
      email,
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
