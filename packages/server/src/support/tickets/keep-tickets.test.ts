import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf } from '../../../test/forms.ts';
import { givenOrder } from '../../../test/investors.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, ticketUrl, write } from '../../../test/tickets.ts';
import { newUser } from '../../../test/users.ts';
import { eraseKept } from '../../account/kept-records/erase-kept.ts';
import { documents } from '../../schema/documents.ts';
import { tickets } from '../../schema/tickets.ts';

const keptUrl = '/v1/account/kept-records';
let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

/** Creates a customer with a ticket, a file and an answer, and closes the account. */
async function closedWithTicket({ hasHistory }: { hasHistory: boolean }): Promise<string> {
  const { userId } = await newUser(test.services);
  const customer = await as(test, { userId });
  if (hasHistory) {
    const project = await givenProject(admin, { projectTypeId: await givenProjectType(admin) });
    await givenOrder(test, { project, userId, status: 'cancelled' });
  }
  const { ticketId } = await givenTicket(customer, {
    title: 'No veo mi inversión',
    documents: [fileOf(buildPdf(), 'Contrato firmado.pdf')],
    documentOwnerTypes: ['attachment'],
  });
  await write(admin, ticketId, { message: 'Ya se ve.' });
  const note = await admin.post(`${ticketUrl(ticketId)}/notes`, { body: { message: 'Era la caché.' } });
  expect(note.statusCode).toBe(201);
  expect((await admin.delete(`/v1/account/users/${userId}`)).statusCode).toBe(204);
  return userId;
}

const ticketsKeptOf = async (userId: string) =>
  (await admin.get(`${keptUrl}?userId=${userId}&kind=tickets`)).json().data;

it('[L37] keeps the tickets of a customer with history, with threads and files, until their deletion day', async () => {
  const userId = await closedWithTicket({ hasHistory: true });
  expect(await test.db.$count(tickets, eq(tickets.userId, userId))).toBe(0);
  const [record] = await ticketsKeptOf(userId);
  expect(record).toMatchObject({ closedOn: '2026-03-02', eraseOn: '2031-03-02' });

  const body = { why: 'Requerimiento de la CNMV.' };
  const { data, files } = (await admin.post(`${keptUrl}/${record.keptRecordId}/open`, { body })).json();
  expect(data.tickets).toMatchObject([
    {
      title: 'No veo mi inversión',
      messages: [{ message: 'Ya se ve.', isFromStaff: true }],
      notes: [{ message: 'Era la caché.' }],
    },
  ]);
  expect(files).toMatchObject([{ name: 'Contrato firmado.pdf' }]);

  const copies = () => test.db.$count(documents, eq(documents.name, 'Contrato firmado.pdf'));
  expect(await copies()).toBe(1);
  await eraseKept({ ...test.services, now: () => new Date('2031-03-01T10:00:00Z') });
  expect(await ticketsKeptOf(userId)).toHaveLength(1);
  await eraseKept({ ...test.services, now: () => new Date('2031-03-02T10:00:00Z') });
  expect(await ticketsKeptOf(userId)).toEqual([]);
  expect(await copies()).toBe(0);
});

it('[L37] erases the tickets of a customer without history at once', async () => {
  const userId = await closedWithTicket({ hasHistory: false });
  expect(await test.db.$count(tickets, eq(tickets.userId, userId))).toBe(0);
  expect(await ticketsKeptOf(userId)).toEqual([]);
});
