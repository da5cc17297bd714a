import type { FastifyInstance } from 'fastify';
import { registerErasure } from '../account/index.ts';
import { registerMessages } from './messages/index.ts';
import { registerTicketDocuments } from './ticket-documents/index.ts';
import { registerTicketStates } from './ticket-states/index.ts';
import { forgetTicketsOf, handBackTicketsOf, registerTickets } from './tickets/index.ts';

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

export { ticketLetter } from './letters.ts';
export { countUnreadTickets, findTicketRows } from './tickets/index.ts';
