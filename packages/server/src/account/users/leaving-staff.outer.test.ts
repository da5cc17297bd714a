// Goal: a user who leaves the staff has no responsibilities.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { newProject, newTicket, ticketUrl } from '../../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const pathOf = (userId: string) => `/v1/account/users/${userId}`;
const projectUrl = (projectId: string) => `/v1/project/projects/${projectId}`;
const edit = (userId: string, body: object) => admin.patch(pathOf(userId), { body });

/** A manager with a customer, a project and two tickets, one of them closed. */
async function givenManagerWithDuties() {
  const manager = await as(test, 'operator');
  const managerId = manager.userId;
  const customer = await as(test, 'user', { managerId });
  const projectId = await newProject(admin, { managerId });
  const ticketId = await newTicket(customer);
  const closedTicketId = await newTicket(customer);
  await manager.patch(ticketUrl(closedTicketId), { body: { stateId: 'Closed' } });
  return { managerId, customer, projectId, ticketId, closedTicketId };
}

const trailOf = async (subjectId: string, action: string) =>
  (await admin.get(`/v1/audit?subjectId=${subjectId}&action=${action}`)).json().data[0];

const leave = (userId: string) => edit(userId, { role: 'user' });

describe('a manager who becomes a user', () => {
  it('[P6][E4][E13][E20] has no project, ticket or customer left, and the audit trail records it', async () => {
    const { managerId, customer, projectId, ticketId } = await givenManagerWithDuties();
    expect((await leave(managerId)).statusCode).toBe(200);
    expect((await admin.get(projectUrl(projectId))).json().managerId).toBeNull();
    expect((await admin.get(ticketUrl(ticketId))).json()).toMatchObject({ responsibleId: null, read: false });
    expect((await admin.get(pathOf(customer.userId))).json().managerId).toBeNull();
    expect(await trailOf(projectId, 'project.edit')).toMatchObject({
      userId: admin.userId,
      before: { managerId },
      after: { managerId: null },
    });
    expect(await trailOf(ticketId, 'ticket.edit')).toMatchObject({
      before: { responsibleId: managerId },
      after: { responsibleId: null },
    });
    expect(await trailOf(customer.userId, 'user-assignment.delete')).toMatchObject({ before: { managerId } });
  });

  it('[E4][B11] invalidates the pages of their projects', async () => {
    const { managerId, projectId } = await givenManagerWithDuties();
    const touched: string[] = [];
    test.services.pages.onChanged((tags) => void touched.push(...tags));
    await leave(managerId);
    expect(touched).toContain(`project:${projectId}`);
  });

  it('[S6] is no longer responsible for a closed ticket when it is reopened', async () => {
    const { managerId, customer, closedTicketId } = await givenManagerWithDuties();
    await leave(managerId);
    expect((await admin.get(ticketUrl(closedTicketId))).json().responsibleId).toBe(managerId);
    const form = formOf({ message: 'Sigue sin funcionar.' });
    expect((await customer.post(`${ticketUrl(closedTicketId)}/messages`, { form })).statusCode).toBe(201);
    expect((await admin.get(ticketUrl(closedTicketId))).json()).toMatchObject({
      stateId: 'Open',
      responsibleId: null,
    });
  });
});

describe('a manager keeps their projects, tickets and customers', () => {
  it('[P5][P6] if they become an administrator', async () => {
    const { managerId, customer, projectId, ticketId } = await givenManagerWithDuties();
    expect((await edit(managerId, { role: 'admin' })).statusCode).toBe(200);
    expect((await admin.get(projectUrl(projectId))).json().managerId).toBe(managerId);
    expect((await admin.get(ticketUrl(ticketId))).json().responsibleId).toBe(managerId);
    expect((await admin.get(pathOf(customer.userId))).json().managerId).toBe(managerId);
  });

  it('[P9] if their deletion is refused', async () => {
    const { managerId, projectId } = await givenManagerWithDuties();
    expect((await admin.delete(pathOf(managerId))).json().code).toBe('account.still_staff');
    expect((await admin.get(projectUrl(projectId))).json().managerId).toBe(managerId);
  });

  it('[P6] if another manager leaves', async () => {
    const { managerId } = await givenManagerWithDuties();
    const other = await newUser(test.services, { role: 'operator' });
    const { userId } = await newUser(test.services, { managerId: other.userId });
    await edit(managerId, { role: 'user' });
    expect((await admin.get(pathOf(userId))).json().managerId).toBe(other.userId);
  });
});
