import type {
  MessageRecord,
  NoteRecord,
  TicketFile,
  WholeTicketRecord,
} from '../../api/record-types/ticket-record.ts';
import { idOf, ids } from '../../testing/records.ts';

const ticketId = '01890a5d-ac96-774b-bcce-b302099a8070';
const customerId = '01890a5d-ac96-774b-bcce-b302099a8071';

export function buildFile(name: string, overrides: Partial<TicketFile> = {}): TicketFile {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/png';
  return {
    documentId: idOf(name),
    ownerType: 'attachment',
    file: { name, type, sizeBytes: 2_048 },
    viewUrl: `/v1/support/tickets/view-document/d-${name}`,
    ...overrides,
  };
}

/** A ticket as the API returns it. */
export function buildTicket(overrides: Partial<WholeTicketRecord> = {}): WholeTicketRecord {
  return {
    id: ticketId,
    version: 1,
    ticketId,
    title: 'No puedo descargar el contrato',
    description: 'Al pulsar «Descargar» no ocurre nada.',
    stateId: 'Open',
    stateSince: '2026-03-14T09:30:00.000Z',
    userId: customerId,
    userName: 'Lucía Ferrer Soler',
    userLanguage: 'es',
    responsibleId: ids.manager,
    responsibleName: 'Marcos Iglesias',
    priority: 'normal',
    dueOn: null,
    projectId: null,
    projectName: null,
    transactionId: null,
    orderId: null,
    read: true,
    createdAt: '2026-03-14T09:30:00.000Z',
    updatedAt: '2026-03-14T09:30:00.000Z',
    documents: [],
    screenshot: null,
    requestHistory: [],
    stateChanges: [],
    mergedInto: null,
    mergedTickets: [],
    ...overrides,
  };
}

export function buildMessage(overrides: Partial<MessageRecord> = {}): MessageRecord {
  return {
    id: idOf('m-1'),
    messageId: idOf('m-1'),
    ticketId,
    userId: ids.manager,
    userName: 'Marcos Iglesias',
    isFromStaff: true,
    message: 'Ya hemos corregido el enlace.',
    stateId: null,
    files: [],
    createdAt: '2026-03-14T10:00:00.000Z',
    ...overrides,
  };
}

export function buildNote(overrides: Partial<NoteRecord> = {}): NoteRecord {
  return {
    id: idOf('n-1'),
    ticketNoteId: idOf('n-1'),
    ticketId,
    userId: ids.manager,
    userName: 'Marcos Iglesias',
    message: 'El banco lo abona el lunes.',
    createdAt: '2026-03-14T11:00:00.000Z',
    ...overrides,
  };
}
