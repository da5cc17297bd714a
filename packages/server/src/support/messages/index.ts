export { registerMessages } from './routes.ts';
export { ticketMessages } from './table.ts';
