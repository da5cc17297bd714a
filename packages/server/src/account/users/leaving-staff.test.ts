// Goal: whoever leaves the staff, by another role or by deletion, is left in charge of nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenTransaction } from '../../testing/account-records.ts';
import { as, type Caller } from '../../testing/callers.ts';
import { formOf } from '../../testing/forms.ts';
import { newProject, newTicket, ticketUrl } from '../../testing/platform-records.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { newUser } from '../../testing/users.ts';

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

/** A manager with a customer, a project, and two tickets, of which one is over. */
async function inCharge() {
  const manager = await as(test, 'operator');
  const managerId = manager.userId;
  const customer = await as(test, 'user', { managerId });
  const projectId = await newProject(admin, { managerId });
  const ticketId = await newTicket(customer);
  const over = await newTicket(customer);
  await manager.patch(ticketUrl(over), { body: { stateId: 'Closed' } });
  return { managerId, customer, projectId, ticketId, over };
}

const trailOf = async (subjectId: string, action: string) =>
  (await admin.get(`/v1/audit?subjectId=${subjectId}&action=${action}`)).json().data[0];

describe.each([
  ['becomes a user', (userId: string) => edit(userId, { role: 'user' }), 200],
  ['is deleted', (userId: string) => admin.delete(pathOf(userId)), 204],
] as const)('a manager who %s', (_how, leave, status) => {
  it('[P6][E4][E13][E20] has no project, ticket or customer left, and the trail says so', async () => {
    const { managerId, customer, projectId, ticketId } = await inCharge();
    expect((await leave(managerId)).statusCode).toBe(status);
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

  it('[E4][B11] has the pages of the projects made anew', async () => {
    const { managerId, projectId } = await inCharge();
    const touched: string[] = [];
    test.services.pages.onChanged((tags) => void touched.push(...tags));
    await leave(managerId);
    expect(touched).toContain(`project:${projectId}`);
  });

  it('[S6] leaves what was over to nobody once it is opened again', async () => {
    const { managerId, customer, over } = await inCharge();
    await leave(managerId);
    expect((await admin.get(ticketUrl(over))).json().responsibleId).toBe(managerId);
    const form = formOf({ message: 'Sigue sin funcionar.' });
    expect((await customer.post(`${ticketUrl(over)}/messages`, { form })).statusCode).toBe(201);
    expect((await admin.get(ticketUrl(over))).json()).toMatchObject({ stateId: 'Open', responsibleId: null });
  });
});

describe('what stays', () => {
  it('[P5][P6] is everything, where somebody of staff only becomes something else of staff', async () => {
    const { managerId, customer, projectId, ticketId } = await inCharge();
    expect((await edit(managerId, { role: 'admin' })).statusCode).toBe(200);
    expect((await admin.get(projectUrl(projectId))).json().managerId).toBe(managerId);
    expect((await admin.get(ticketUrl(ticketId))).json().responsibleId).toBe(managerId);
    expect((await admin.get(pathOf(customer.userId))).json().managerId).toBe(managerId);
  });

  it('[P9] is everything, where the deletion is refused', async () => {
    const { managerId, projectId } = await inCharge();
    await givenTransaction(test, managerId);
    expect((await admin.delete(pathOf(managerId))).statusCode).toBe(409);
    expect((await admin.get(projectUrl(projectId))).json().managerId).toBe(managerId);
  });

  it('[P6] is the customer of somebody else', async () => {
    const { managerId } = await inCharge();
    const other = await newUser(test.services, { role: 'operator' });
    const { userId } = await newUser(test.services, { managerId: other.userId });
    await edit(managerId, { role: 'user' });
    expect((await admin.get(pathOf(userId))).json().managerId).toBe(other.userId);
  });
});
