import {
  deleteTicket,
  editTicket,
  exportTickets,
  listTickets,
  openTicket,
  readTicket,
  type Ticket,
} from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { type CsvExport, exportRoute } from '../../routing/export.ts';
import { route } from '../../routing/route.ts';
import { visibleTo } from '../access.ts';
import { addTicket } from './add-ticket.ts';
import { changeTicket } from './change-ticket.ts';
import { dropTicket } from './drop-ticket.ts';
import { findTicketRows, findTickets } from './find-tickets.ts';
import { findWholeTicket, readWholeTicket } from './repository.ts';
import { tickets } from './table.ts';

const csv: CsvExport<typeof exportTickets, Ticket> = {
  fileName: 'tickets',
  find: ({ caller, query }, db, page) => findTicketRows(db, caller, { ...query, ...page }),
};

export async function registerTickets(app: FastifyInstance): Promise<void> {
  route(app, listTickets, ({ db, caller, query }) => findTickets(db, caller, query));
  exportRoute(app, exportTickets, csv);

  route(app, readTicket, async ({ db, caller, params }) => {
    const where = and(eq(tickets.ticketId, params.ticketId), visibleTo(caller));
    const found = await findWholeTicket(db, caller, where);
    if (!found) throw new NotFound();
    return found;
  });

  route(app, openTicket, ({ services, caller, body, change }) =>
    change((one) => addTicket(one, services, caller, body)),
  );

  route(app, editTicket, ({ services, caller, params, body, change }) =>
    change(async (one) => {
      await changeTicket(one, services, caller, params.ticketId, body);
      return readWholeTicket(one.tx, caller, params.ticketId);
    }),
  );

  route(app, deleteTicket, ({ services, caller, params, change }) =>
    change((one) => dropTicket(one, services, caller, params.ticketId)),
  );
}
