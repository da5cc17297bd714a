import { listTicketMessages, writeTicketMessage } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { route } from '../../routing/route.ts';
import { isTicketVisible } from '../access.ts';
import { findMessages } from './repository.ts';
import { writeMessage } from './write-message.ts';

export async function registerMessages(app: FastifyInstance): Promise<void> {
  route(app, listTicketMessages, async ({ db, caller, params, query }) => {
    if (!(await isTicketVisible(db, caller, params.ticketId))) throw new NotFound();
    return findMessages(db, params.ticketId, query);
  });

  route(app, writeTicketMessage, ({ services, caller, params, body, change }) =>
    change((one) => writeMessage(one, services, caller, { params, body })),
  );
}
