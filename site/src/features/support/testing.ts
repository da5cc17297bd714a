import type { TicketMessage, WholeTicket } from '@semilla/contract';

const at = new Date('2026-03-14T09:30:00Z');

/** Lucía's ticket. Staff have replied, and she has not read the reply yet. */
export function buildWholeTicket(overrides: Partial<WholeTicket> = {}): WholeTicket {
  return {
    version: 1,
    ticketId: '01890a5d-ac96-774b-bcce-b302099a8057',
    title: 'No puedo descargar el contrato',
    description: 'Al pulsar «Descargar» no ocurre nada.',
    stateId: 'PendingCustomer',
    stateSince: at,
    userId: 'u',
    userName: 'Lucía Ferrer Soler',
    userLanguage: 'es',
    responsibleId: null,
    responsibleName: null,
    priority: null,
    dueOn: null,
    projectId: null,
    projectName: null,
    transactionId: null,
    orderId: null,
    read: false,
    createdAt: at,
    updatedAt: at,
    documents: [],
    screenshot: null,
    requestHistory: [],
    mergedInto: null,
    mergedTickets: [],
    stateChanges: [{ from: null, to: 'Open', userId: 'u', userName: null, at }],
    ...overrides,
  };
}

export function buildMessage(overrides: Partial<TicketMessage> = {}): TicketMessage {
  return {
    messageId: 'm',
    ticketId: '01890a5d-ac96-774b-bcce-b302099a8057',
    userId: 's',
    userName: 'Andrés Molina Ruiz',
    isFromStaff: true,
    message: 'Ya hemos corregido el enlace: vuelve a probar.',
    stateId: 'PendingCustomer',
    files: [],
    createdAt: at,
    ...overrides,
  };
}
