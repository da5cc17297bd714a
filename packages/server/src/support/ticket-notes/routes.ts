import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { isTicketVisibleToStaff } from '../access.ts';
import { createNote } from './create-note.ts';
import { findNoteRows, findNotes } from './queries.ts';

async function assertVisible(db: Db, caller: Caller, ticketId: string): Promise<void> {
  if (!(await isTicketVisibleToStaff(db, caller, ticketId))) throw new NotFound();
}

export async function registerTicketNotes(app: FastifyInstance): Promise<void> {
  route(app, v1.ticketNotes.find, async ({ db, caller, params, query }) => {
    await assertVisible(db, caller, params.ticketId);
    return findNotes(db, params.ticketId, query);
  });

  exportRoute(app, v1.ticketNotes.export, {
    fileName: 'ticket-notes',
    find: async ({ caller, params, query }, db, page) => {
      await assertVisible(db, caller, params.ticketId);
      return findNoteRows(db, params.ticketId, { ...query, ...page });
    },
  });

  route(app, v1.ticketNotes.create, ({ services, caller, params, body, change }) =>
    change((draft) => createNote(draft, services, caller, { params, body })),
  );
}
