import { openTicket, writeTicketMessage } from '@semilla/contract';
import { buildNewTicket } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { picture, ticketOf, unique } from '../records.ts';
import type { World } from '../world.ts';

const thread = {
  kind: 'subject' as const,
  given: async (world: World) => {
    const { ticketId } = await ticketOf(world);
    await world.make(writeTicketMessage, { params: { ticketId }, body: { message: 'Hola.', files: [] } });
    return { input: { params: { ticketId } }, id: ticketId };
  },
};

export const supportExamples = {
  listTicketStates: { kind: 'role', given: async () => ({ input: {} }) },
  listTickets: {
    kind: 'list',
    given: async (world) => {
      const { ticketId, title } = await ticketOf(world);
      return { input: { query: { title } }, mark: ticketId };
    },
  },
  exportTickets: {
    kind: 'list',
    given: async (world) => {
      const { ticketId, title } = await ticketOf(world);
      return { input: { query: { title } }, mark: ticketId };
    },
  },
  openTicket: {
    kind: 'subject',
    outside: { other: 403, otherManager: 400 },
    given: async ({ owner }) => {
      const { userId } = owner.whole;
      return { input: { body: { ...buildNewTicket(), userId } }, id: userId };
    },
  },
  readTicket: {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { params: { ticketId } }, id: ticketId };
    },
  },
  editTicket: {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { params: { ticketId }, body: { read: true } }, id: ticketId };
    },
  },
  deleteTicket: {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { params: { ticketId } }, id: ticketId };
    },
  },
  listTicketMessages: thread,
  exportTicketMessages: thread,
  writeTicketMessage: {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      const body = { message: 'Sigue igual.', files: [await picture()] };
      return { input: { params: { ticketId }, body }, id: ticketId };
    },
  },
  viewTicketDocument: {
    kind: 'subject',
    given: async (world) => {
      const { userId } = world.owner.whole;
      const body = { ...buildNewTicket({ title: unique('Captura'), documents: [await picture()] }), userId };
      const documentId = (await world.make(openTicket, { body })).documents[0]?.documentId as string;
      return { input: { params: { documentId } }, id: documentId };
    },
  },
} satisfies Partial<Examples>;
