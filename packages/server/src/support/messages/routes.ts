import { type TicketMessage, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { isTicketVisible } from '../access.ts';
import { createMessage } from './create-message.ts';
import { findMessages } from './queries.ts';

const namesOf = (files: TicketMessage['files']) => files.map(({ file }) => file.name).join('; ');

async function find({ db, caller, params, query }: Call<typeof v1.ticketMessages.find>) {
  if (!(await isTicketVisible(db, caller, params.ticketId))) throw new NotFound();
  return findMessages(db, params.ticketId, query);
}

export async function registerMessages(app: FastifyInstance): Promise<void> {
  route(app, v1.ticketMessages.find, find);

  exportRoute(app, v1.ticketMessages.export, {
    fileName: 'ticket-messages',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
    values: { files: ({ files }) => namesOf(files) },
  });

  route(app, v1.ticketMessages.create, ({ services, caller, params, body, change }) =>
    change((draft) => createMessage(draft, services, caller, { params, body })),
  );
}
