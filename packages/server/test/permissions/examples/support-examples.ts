import { v1 } from '@semilla/contract';
import { buildNewTicket } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { picture, ticketOf, unique } from '../records.ts';
import type { World } from '../world.ts';

const thread = {
  kind: 'subject' as const,
  given: async (world: World) => {
    const { ticketId } = await ticketOf(world);
    await world.make(v1.ticketMessages.create, {
      params: { ticketId },
      body: { message: 'Hola.', files: [] },
    });
    return { input: { params: { ticketId } }, id: ticketId };
  },
};

export const supportExamples = {
  'ticketStates.find': { kind: 'role', given: async () => ({ input: {} }) },
  'tickets.find': {
    kind: 'list',
    given: async (world) => {
      const { ticketId, title } = await ticketOf(world);
      return { input: { query: { title } }, mark: ticketId };
    },
  },
  'tickets.export': {
    kind: 'list',
    given: async (world) => {
      const { ticketId, title } = await ticketOf(world);
      return { input: { query: { title } }, mark: ticketId };
    },
  },
  'tickets.create': {
    kind: 'subject',
    outside: { other: 403, otherManager: 400 },
    given: async ({ owner }) => {
      const { userId } = owner.whole;
      return { input: { body: { ...buildNewTicket(), userId } }, id: userId };
    },
  },
  'tickets.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { params: { ticketId } }, id: ticketId };
    },
  },
  'tickets.edit': {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { params: { ticketId }, body: { read: true } }, id: ticketId };
    },
  },
  'tickets.delete': {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      return { input: { params: { ticketId } }, id: ticketId };
    },
  },
  'ticketMessages.find': thread,
  'ticketMessages.export': thread,
  'ticketMessages.create': {
    kind: 'subject',
    given: async (world) => {
      const { ticketId } = await ticketOf(world);
      const body = { message: 'Sigue igual.', files: [await picture()] };
      return { input: { params: { ticketId }, body }, id: ticketId };
    },
  },
  'ticketDocuments.view': {
    kind: 'subject',
    given: async (world) => {
      const { userId } = world.owner.whole;
      const body = { ...buildNewTicket({ title: unique('Captura'), documents: [await picture()] }), userId };
      const documentId = (await world.make(v1.tickets.create, { body })).documents[0]?.documentId as string;
      return { input: { params: { documentId } }, id: documentId };
    },
  },
} satisfies Partial<Examples>;
