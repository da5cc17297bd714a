import type { FastifyInstance } from 'fastify';
import { registerErasure } from '../kit/users/erasure.ts';
import { registerCannedAnswers } from './canned-answers/routes.ts';
import { eraseComplaints, hasOpenComplaints, keepComplaints } from './complaints/erase-complaints.ts';
import { releaseComplaints } from './complaints/release-complaints.ts';
import { registerComplaints } from './complaints/routes.ts';
import { registerMessages } from './messages/routes.ts';
import { registerTicketDocuments } from './ticket-documents/routes.ts';
import { registerTicketNotes } from './ticket-notes/routes.ts';
import { registerTicketStates } from './ticket-states/routes.ts';
import { deleteTicketsOf, keepTickets, releaseTickets } from './tickets/delete-tickets-of.ts';
import { registerTickets } from './tickets/routes.ts';

export async function registerSupportDomain(app: FastifyInstance): Promise<void> {
  registerErasure('tickets', {
    release: (change, _services, userId) => releaseTickets(change, userId),
    keep: keepTickets,
    erase: deleteTicketsOf,
  });
  registerErasure('complaints', {
    preventedBy: async (tx, userId) =>
      (await hasOpenComplaints(tx, userId))
        ? [{ path: 'complaints', code: 'has_open_complaints', params: {} }]
        : [],
    release: (change, _services, userId) => releaseComplaints(change, userId),
    keep: keepComplaints,
    erase: eraseComplaints,
  });
  await registerComplaints(app);
  await registerTicketStates(app);
  await registerTickets(app);
  await registerTicketDocuments(app);
  await registerMessages(app);
  await registerTicketNotes(app);
  await registerCannedAnswers(app);
}
