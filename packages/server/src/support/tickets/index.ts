export { insertStateChange, nameOf, updateTicket } from './repository.ts';
export { registerTickets } from './routes.ts';
