import type { FastifyInstance } from 'fastify';
import { registerErasure } from '../account/erasure.ts';
import { registerMessages } from './messages/routes.ts';
import { registerTicketDocuments } from './ticket-documents/routes.ts';
import { registerTicketStates } from './ticket-states/index.ts';
import { forgetTicketsOf, handBackTicketsOf } from './tickets/forget-tickets.ts';
import { registerTickets } from './tickets/routes.ts';

export async function registerSupportDomain(app: FastifyInstance): Promise<void> {
  registerErasure('tickets', {
    release: (change, _services, userId) => handBackTicketsOf(change, userId),
    erase: forgetTicketsOf,
  });
  await registerTicketStates(app);
  await registerTickets(app);
  await registerTicketDocuments(app);
  await registerMessages(app);
}
