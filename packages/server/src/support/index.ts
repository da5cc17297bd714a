import type { FastifyInstance } from 'fastify';
import { registerMessages } from './messages/index.ts';
import { registerTicketDocuments } from './ticket-documents/index.ts';
import { registerTicketStates } from './ticket-states/index.ts';
import { registerTickets } from './tickets/index.ts';

export async function registerSupportDomain(app: FastifyInstance): Promise<void> {
  await registerTicketStates(app);
  await registerTickets(app);
  await registerTicketDocuments(app);
  await registerMessages(app);
}
