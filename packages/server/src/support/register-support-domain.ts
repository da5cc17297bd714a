import type { FastifyInstance } from 'fastify';
import { registerCannedAnswers } from './canned-answers/routes.ts';
import { registerComplaints } from './complaints/routes.ts';
import { registerMessages } from './messages/routes.ts';
import { registerTicketDocuments } from './ticket-documents/routes.ts';
import { registerTicketNotes } from './ticket-notes/routes.ts';
import { registerTicketStates } from './ticket-states/routes.ts';
import { registerTickets } from './tickets/routes.ts';

export async function registerSupportDomain(app: FastifyInstance): Promise<void> {
  await registerComplaints(app);
  await registerTicketStates(app);
  await registerTickets(app);
  await registerTicketDocuments(app);
  await registerMessages(app);
  await registerTicketNotes(app);
  await registerCannedAnswers(app);
}
