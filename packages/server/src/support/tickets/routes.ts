import { type Ticket, v1, type WholeTicket } from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { type CsvExport, exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { tickets } from '../../schema/tickets.ts';
import { visibleTo } from '../access.ts';
import { createTicket } from './create-ticket.ts';
import { deleteTicket } from './delete-ticket.ts';
import { editTicket } from './edit-ticket.ts';
import { findTicketRows, findTickets } from './find-tickets.ts';
import { mergeTicket } from './merge-ticket.ts';
import { findWholeTicket, readWholeTicket } from './queries.ts';

const csv: CsvExport<typeof v1.tickets.export, Ticket> = {
  fileName: 'tickets',
  find: ({ caller, now, query }, db, page) => findTicketRows(db, { caller, now }, { ...query, ...page }),
};

async function foundTicket(db: Db, caller: Caller, ticketId: string): Promise<WholeTicket> {
  const found = await findWholeTicket(db, caller, and(eq(tickets.ticketId, ticketId), visibleTo(caller)));
  if (!found) throw new NotFound();
  return found;
}

export async function registerTickets(app: FastifyInstance): Promise<void> {
  route(app, v1.tickets.find, ({ db, caller, now, query }) => findTickets(db, { caller, now }, query));
  exportRoute(app, v1.tickets.export, csv);

  route(app, v1.tickets.findOne, ({ db, caller, params }) => foundTicket(db, caller, params.ticketId));

  route(app, v1.tickets.create, ({ services, caller, body, change }) =>
    change((draft) => createTicket(draft, services, caller, body)),
  );

  route(
    app,
    v1.tickets.edit,
    ({ services, caller, params, body, change }) =>
      change(async (draft) => {
        await editTicket(draft, services, caller, params.ticketId, body);
        return readWholeTicket(draft.tx, caller, params.ticketId);
      }),
    { findCurrent: ({ db, caller, params }) => foundTicket(db, caller, params.ticketId) },
  );

  route(app, v1.tickets.merge, ({ services, caller, params, body, change }) =>
    change(async (draft) => {
      await mergeTicket(draft, services, caller, { params, body });
      return readWholeTicket(draft.tx, caller, params.ticketId);
    }),
  );

  route(app, v1.tickets.delete, ({ services, caller, params, change }) =>
    change((draft) => deleteTicket(draft, services, caller, params.ticketId)),
  );
}
