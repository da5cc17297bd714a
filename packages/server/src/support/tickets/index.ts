export { countUnreadTickets, findTicketRows } from './find-tickets.ts';
export { forgetTicketsOf, handBackTicketsOf } from './forget-tickets.ts';
export { insertStateChange, nameOf, updateTicket } from './repository.ts';
export { registerTickets } from './routes.ts';
export { ticketStateChanges, tickets } from './table.ts';
