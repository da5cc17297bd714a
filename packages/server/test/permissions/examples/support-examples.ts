import { addDays, civilDateAt, v1 } from '@semilla/contract';
import { buildNewCannedAnswer, buildNewComplaint, buildNewTicket } from '@semilla/contract/testing';
import { complaintLink } from '../../../src/support/complaints/complaint-links.ts';
import type { Examples } from '../example.ts';
import { complaintOf, picture, ticketOf, unique } from '../records.ts';
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

/** A ticket of a new customer, because each may have only some open ones. */
async function ticketOfNewOwner(world: World) {
  const owner = await world.newOwner();
  const { ticketId } = await ticketOf(world, owner.whole.userId);
  return { owner, ticketId };
}

const notes = {
  kind: 'subject' as const,
  given: async (world: World) => {
    const { owner, ticketId } = await ticketOfNewOwner(world);
    await world.make(v1.ticketNotes.create, { params: { ticketId }, body: { message: 'Visto.' } });
    return { input: { params: { ticketId } }, id: ticketId, owner };
  },
};

const cannedAnswerOf = (world: World) =>
  world.make(v1.cannedAnswers.create, { body: buildNewCannedAnswer({ title: unique('Saludo') }) });

const cannedAnswerInList = {
  kind: 'list' as const,
  given: async (world: World) => {
    const { title } = await cannedAnswerOf(world);
    return { input: { query: { title } }, mark: title };
  },
};

const newAddress = () => `${unique('reclama').replace(' ', '.')}@example.com`;

const tokenOf = ({ test }: World) =>
  complaintLink(test.services.keys, newAddress(), test.clock.now).split('=')[1] as string;

const complaintInList = {
  kind: 'list' as const,
  given: async (world: World) => {
    const { reference, owner } = await complaintOf(world);
    return { input: { query: { search: reference } }, mark: reference, owner };
  },
};

/** A complaint that is already admitted. */
async function admittedComplaint(world: World) {
  const { complaintId, owner } = await complaintOf(world);
  const body = { reasons: 'Es sobre nuestro servicio.', answerBy: inTwoYears };
  await world.make(v1.complaints.admit, { params: { complaintId }, body });
  return { complaintId, owner };
}

const inTwoYears = addDays(civilDateAt(new Date()), 730);
const inThreeYears = addDays(inTwoYears, 365);

export const supportExamples = {
  'complaints.find': complaintInList,
  'complaints.export': complaintInList,
  'complaints.requestLink': {
    kind: 'role',
    given: async () => ({ input: { body: { email: newAddress() } } }),
  },
  'complaints.checkLink': {
    kind: 'role',
    given: async (world) => ({ input: { body: { token: tokenOf(world) } } }),
  },
  'complaints.create': {
    kind: 'role',
    given: async (world) => ({
      input: { body: { token: tokenOf(world), ...buildNewComplaint() } },
    }),
  },
  'complaints.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { complaintId, owner } = await complaintOf(world);
      return { input: { params: { complaintId } }, id: complaintId, owner };
    },
  },
  'complaints.edit': {
    kind: 'subject',
    given: async (world) => {
      const { complaintId, owner } = await complaintOf(world);
      const body = { responsibleId: world.people.admin.userId };
      return { input: { params: { complaintId }, body }, id: complaintId, owner };
    },
  },
  'complaints.admit': {
    kind: 'subject',
    given: async (world) => {
      const { complaintId, owner } = await complaintOf(world);
      const body = { reasons: 'Es sobre nuestro servicio.', answerBy: inTwoYears };
      return { input: { params: { complaintId }, body }, id: complaintId, owner };
    },
  },
  'complaints.dismiss': {
    kind: 'subject',
    given: async (world) => {
      const { complaintId, owner } = await complaintOf(world);
      const body = { reasons: 'Ya está resuelta.' };
      return { input: { params: { complaintId }, body }, id: complaintId, owner };
    },
  },
  'complaints.extend': {
    kind: 'subject',
    given: async (world) => {
      const { complaintId, owner } = await admittedComplaint(world);
      const body = { reasons: 'Falta un informe.', answerBy: inThreeYears };
      return { input: { params: { complaintId }, body }, id: complaintId, owner };
    },
  },
  'complaints.decide': {
    kind: 'subject',
    given: async (world) => {
      const { complaintId, owner } = await admittedComplaint(world);
      const points = [{ point: 'El retraso.', outcome: 'granted' as const, reasons: 'Se abona.' }];
      return { input: { params: { complaintId }, body: { points } }, id: complaintId, owner };
    },
  },
  'complaints.viewDocument': {
    kind: 'subject',
    given: async (world) => {
      const { complaintId, owner } = await complaintOf(world, { documents: [await picture()] });
      const { documents } = await world.make(v1.complaints.findOne, { params: { complaintId } });
      const documentId = documents[0]?.documentId as string;
      return { input: { params: { documentId } }, id: documentId, owner };
    },
  },
  'cannedAnswers.find': cannedAnswerInList,
  'cannedAnswers.export': cannedAnswerInList,
  'cannedAnswers.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { cannedAnswerId } = await cannedAnswerOf(world);
      return { input: { params: { cannedAnswerId } }, id: cannedAnswerId };
    },
  },
  'cannedAnswers.create': {
    kind: 'role',
    given: async () => ({ input: { body: buildNewCannedAnswer({ title: unique('Saludo') }) } }),
  },
  'cannedAnswers.edit': {
    kind: 'subject',
    given: async (world) => {
      const { cannedAnswerId } = await cannedAnswerOf(world);
      const body = { title: unique('Saludo') };
      return { input: { params: { cannedAnswerId }, body }, id: cannedAnswerId };
    },
  },
  'cannedAnswers.delete': {
    kind: 'subject',
    given: async (world) => {
      const { cannedAnswerId } = await cannedAnswerOf(world);
      return { input: { params: { cannedAnswerId } }, id: cannedAnswerId };
    },
  },
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
  'tickets.merge': {
    kind: 'subject',
    given: async (world) => {
      const { owner, ticketId } = await ticketOfNewOwner(world);
      const { ticketId: targetId } = await ticketOf(world, owner.whole.userId);
      return { input: { params: { ticketId }, body: { targetId } }, id: ticketId, owner };
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
  'ticketNotes.find': notes,
  'ticketNotes.export': notes,
  'ticketNotes.create': {
    kind: 'subject',
    given: async (world) => {
      const { owner, ticketId } = await ticketOfNewOwner(world);
      return { input: { params: { ticketId }, body: { message: 'Visto.' } }, id: ticketId, owner };
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
