export { keepFiles } from './keep-files.ts';
export {
  findDocumentIdsOfTicket,
  findDocumentsOfMessages,
  findDocumentsOfTicket,
} from './repository.ts';
export { registerTicketDocuments } from './routes.ts';
export { ticketDocuments } from './table.ts';
