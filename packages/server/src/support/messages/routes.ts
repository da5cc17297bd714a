import {
  exportTicketMessages,
  listTicketMessages,
  type TicketMessage,
  writeTicketMessage,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { isTicketVisible } from '../access.ts';
import { findMessages } from './repository.ts';
import { writeMessage } from './write-message.ts';

const namesOf = (files: TicketMessage['files']) => files.map(({ file }) => file.name).join('; ');

async function find({ db, caller, params, query }: Call<typeof listTicketMessages>) {
  if (!(await isTicketVisible(db, caller, params.ticketId))) throw new NotFound();
  return findMessages(db, params.ticketId, query);
}

export async function registerMessages(app: FastifyInstance): Promise<void> {
  route(app, listTicketMessages, find);

  exportRoute(app, exportTicketMessages, {
    fileName: 'ticket-messages',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
    values: { files: ({ files }) => namesOf(files) },
  });

  route(app, writeTicketMessage, ({ services, caller, params, body, change }) =>
    change((one) => writeMessage(one, services, caller, { params, body })),
  );
}
