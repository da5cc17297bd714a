import { type AnswerOf, v1 } from '@semilla/contract';
import { buildNewDocumentType, buildRequestHistory } from '@semilla/contract/testing';
import { promotionTypeIds } from '../../src/promotion/promotion-types/catalogue.ts';
import { fileOf, formOf } from '../forms.ts';
import { accountDocumentOf, pdf, picture, ticketOf, unique } from '../permissions/records.ts';
import type { World } from '../permissions/world.ts';
import { promotionForm, promotionsUrl } from '../promotions.ts';
import type { SpecifiedCalls } from './specified-call.ts';

const documentTypes = '/v1/misc/document-types';
const tickets = '/v1/support/tickets';

async function typeOf(world: World): Promise<string> {
  return (await world.make(v1.documentTypes.create, { body: buildNewDocumentType() })).documentTypeId;
}

async function promotionOf({ people }: World): Promise<string> {
  const created = await people.admin.post(promotionsUrl, { form: await promotionForm() });
  return (created.json() as { promotionId: string }).promotionId;
}

const ticketUrl = async (world: World) => `${tickets}/${(await ticketOf(world)).ticketId}`;

async function ticketFileOf(world: World): Promise<string> {
  const form = formOf({ title: 'Una duda', description: 'Adjunto un PDF.', documents: pdf() });
  const opened = await world.owner.whole.post(tickets, { form });
  const { documents } = opened.json() as AnswerOf<typeof v1.tickets.findOne>;
  return documents[0]?.documentId as string;
}

export const otherCalls: SpecifiedCalls = {
  'POST /v1/misc/document-types': async ({ people }) => ({
    by: people.admin,
    body: { name: unique('Póliza'), description: 'Cubre la obra.' },
  }),
  'GET /v1/misc/document-types/{id}': async (world) => ({
    by: world.people.admin,
    path: `${documentTypes}/${await typeOf(world)}`,
  }),
  'PATCH /v1/misc/document-types/{id}': async (world) => ({
    by: world.people.admin,
    path: `${documentTypes}/${await typeOf(world)}`,
    body: { name: unique('Póliza'), description: 'Cubre la obra y el mobiliario.' },
  }),
  'DELETE /v1/misc/document-types/{id}': async (world) => ({
    by: world.people.admin,
    path: `${documentTypes}/${await typeOf(world)}`,
  }),
  'GET /v1/documents/view/{id}': async (world) => ({
    by: world.owner.whole,
    path: (await accountDocumentOf(world)).viewUrl,
  }),
  'POST /v1/promotion/promotions': async ({ people: { admin } }) => ({
    by: admin,
    form: formOf({
      promotionTypeId: promotionTypeIds.Retail,
      title: 'Sin comisión de gestión',
      startsAt: '2027-01-10T09:00:00.000Z',
      endsAt: '2027-01-20T09:00:00.000Z',
      images: [await picture(900, 125), await picture(375, 125)],
      userId: admin.userId,
    }),
  }),
  'GET /v1/promotion/promotions/{id}': async (world) => ({
    by: world.people.admin,
    path: `${promotionsUrl}/${await promotionOf(world)}`,
  }),
  'PATCH /v1/promotion/promotions/{id}': async (world) => ({
    by: world.people.admin,
    path: `${promotionsUrl}/${await promotionOf(world)}`,
    form: formOf({ title: 'Sin comisión este otoño', userId: world.people.admin.userId }),
  }),
  'DELETE /v1/promotion/promotions/{id}': async (world) => ({
    by: world.people.admin,
    path: `${promotionsUrl}/${await promotionOf(world)}`,
  }),
  'POST /v1/support/tickets': async ({ owner: { whole }, people }) => ({
    by: whole,
    form: formOf({
      title: 'No puedo descargar el contrato',
      description: 'Al pulsar no ocurre nada.',
      documents: [await picture(), fileOf(buildRequestHistory(), 'historial.json')],
      documentOwnerTypes: ['screenshot', 'request-history'],
      userId: whole.userId,
      managerId: people.manager.userId,
    }),
  }),
  'GET /v1/support/tickets/{id}': async (world) => ({ by: world.people.admin, path: await ticketUrl(world) }),
  'PATCH /v1/support/tickets/{id}': async (world) => ({
    by: world.people.admin,
    path: await ticketUrl(world),
    body: {
      responsibleId: world.people.manager.userId,
      stateId: 'InProcess',
      read: true,
      isAdmin: true,
    },
  }),
  'DELETE /v1/support/tickets/{id}': async (world) => ({
    by: world.people.admin,
    path: await ticketUrl(world),
  }),
  'GET /v1/support/tickets/{id}/messages': async (world) => ({
    by: world.people.admin,
    path: `${await ticketUrl(world)}/messages`,
  }),
  'POST /v1/support/tickets/{id}/messages': async (world) => {
    const { admin } = world.people;
    const fields = { message: 'Prueba ahora.', userId: admin.userId, stateId: 'PendingCustomer' };
    return {
      by: admin,
      path: `${await ticketUrl(world)}/messages`,
      form: formOf({ ...fields, file: pdf() }),
    };
  },
  'GET /v1/support/tickets/view-document/{id}': async (world) => ({
    by: world.owner.whole,
    path: `${tickets}/view-document/${await ticketFileOf(world)}`,
  }),
};
