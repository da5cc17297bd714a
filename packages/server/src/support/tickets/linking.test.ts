import { type Ticket, v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenOrder } from '../../../test/investors.ts';
import { acceptedAccount, askFor } from '../../../test/money.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { editsOf, givenTicket, ticketUrl } from '../../../test/tickets.ts';

const url = v1.tickets.find.path;
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;
let marcos: Caller;
let links: { projectId: string; transactionId: string; orderId: string };
let foreign: { transactionId: string; orderId: string };

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId });
  marcos = await as(test, 'user', { managerId: manager.userId });
  const projectTypeId = await givenProjectType(admin);
  const project = await givenProject(admin, { projectTypeId });
  const recordsOf = async (customer: Caller) => {
    await acceptedAccount(test, customer.userId);
    const { transactionId } = (await askFor(customer, { type: 'income', amount: '250.00' })).json();
    const orderId = await givenOrder(test, { project, userId: customer.userId });
    return { transactionId, orderId };
  };
  links = { projectId: project.projectId, ...(await recordsOf(lucia)) };
  foreign = await recordsOf(marcos);
});
afterAll(() => test.close());

const link = (caller: Caller, ticketId: string, body: object) => caller.patch(ticketUrl(ticketId), { body });
const seen = async (caller: Caller, ticketId: string) => (await caller.get(ticketUrl(ticketId))).json();
const none = { projectId: null, projectName: null, transactionId: null, orderId: null };

it('[A25] a ticket is linked to a project, a movement and an order, and unlinked', async () => {
  const { ticketId } = await givenTicket(lucia);
  expect(await seen(admin, ticketId)).toMatchObject(none);
  const linked = await link(admin, ticketId, { ...links, version: 1 });
  expect(linked.json()).toMatchObject({ ...links, projectName: expect.any(String), version: 2 });
  expect(await seen(lucia, ticketId)).toMatchObject(none);
  await link(admin, ticketId, { projectId: null, transactionId: null, orderId: null });
  expect(await seen(admin, ticketId)).toMatchObject(none);
  const found = await editsOf(test, ticketId);
  expect(found).toMatchObject([
    { personId: null, before: links },
    { personId: null, after: links },
  ]);
});

it('[A25] a movement or an order of another customer is refused like an unknown one', async () => {
  const { ticketId } = await givenTicket(lucia);
  for (const body of [foreign, { transactionId: crypto.randomUUID(), orderId: crypto.randomUUID() }])
    expect((await link(admin, ticketId, body)).json()).toMatchObject({
      status: 400,
      errors: [
        { path: 'transactionId', code: 'choice' },
        { path: 'orderId', code: 'choice' },
      ],
    });
  const unknown = { ...links, projectId: crypto.randomUUID() };
  expect((await link(admin, ticketId, unknown)).json().errors).toMatchObject([{ path: 'projectId' }]);
  expect(await seen(admin, ticketId)).toMatchObject(none);
});

it('[A25][P7] customers link nothing, and managers only what they may read', async () => {
  const { ticketId } = await givenTicket(lucia);
  expect((await link(lucia, ticketId, { transactionId: links.transactionId })).statusCode).toBe(403);
  expect((await link(other, ticketId, { transactionId: links.transactionId })).statusCode).toBe(404);
  expect((await link(manager, ticketId, { transactionId: links.transactionId })).statusCode).toBe(200);
  // Responsible for the ticket, but not the manager of its customer.
  await link(admin, ticketId, { responsibleId: other.userId });
  expect((await link(other, ticketId, { orderId: links.orderId })).statusCode).toBe(400);
});

it('[A25] tickets are found by what they are linked to, but not by their customer', async () => {
  const { ticketId } = await givenTicket(lucia);
  await link(admin, ticketId, links);
  for (const [name, id] of Object.entries(links)) {
    const ids = async (caller: Caller) =>
      (await caller.get(`${url}?${name}=${id}&take=100`))
        .json()
        .data.map((ticket: Ticket) => ticket.ticketId);
    expect(await ids(admin)).toContain(ticketId);
    expect(await ids(manager)).toContain(ticketId);
    expect(await ids(lucia)).toEqual([]);
  }
});
