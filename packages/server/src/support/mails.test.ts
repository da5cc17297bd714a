import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { givenTicket, mailsTo, ticketUrl, write } from '../../test/tickets.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin', { email: 'boss@example.com' });
});
afterAll(() => test.close());

const subjectsTo = async (address: string, count: number) =>
  (await mailsTo(test, address, count)).map(({ subject }) => subject).toSorted();

const people = async (name: string, given: object = {}) => {
  const manager = await as(test, 'operator', { email: `manager.${name}@example.com`, ...given });
  const customer = await as(test, 'user', {
    email: `customer.${name}@example.com`,
    managerId: manager.userId,
    ...given,
  });
  return { manager, customer };
};

describe('mails about tickets', () => {
  it('[B8] inform the manager of a new ticket in their language, with a link but without the text', async () => {
    const { customer } = await people('english', { language: 'en' });
    const { ticketId } = await givenTicket(customer, { title: 'Code <b>', description: 'Secreto' });
    const [mail] = await mailsTo(test, 'manager.english@example.com', 1);
    expect(mail?.subject).toBe('New ticket: Code <b>');
    expect(mail?.text).toContain(`/admin/ticket/${ticketId}`);
    expect(mail?.html).toContain('Code &#60;b&#62;');
    expect(mail?.text).not.toContain('Secreto');
  });

  it('[B8] inform the customer of answers and state changes, and the manager of the customer’s messages', async () => {
    const { manager, customer } = await people('both');
    const { ticketId } = await givenTicket(customer, { title: 'Recibo' });
    await write(manager, ticketId);
    await write(customer, ticketId);
    await manager.patch(ticketUrl(ticketId), { body: { stateId: 'InProcess', read: true } });
    await manager.patch(ticketUrl(ticketId), { body: { read: false } });
    await customer.patch(ticketUrl(ticketId), { body: { stateId: 'Closed' } });
    expect(await subjectsTo('customer.both@example.com', 2)).toEqual([
      'Hay una respuesta a tu incidencia: Recibo',
      'Tu incidencia ha cambiado de estado: Recibo',
    ]);
    expect(await subjectsTo('manager.both@example.com', 2)).toEqual([
      'El cliente ha escrito: Recibo',
      'Nueva incidencia: Recibo',
    ]);
  });

  it('[B8] show the customer the state of the ticket, with a link to it', async () => {
    const { manager, customer } = await people('state');
    const { ticketId } = await givenTicket(customer);
    await write(manager, ticketId);
    const [mail] = await mailsTo(test, 'customer.state@example.com', 1);
    expect(mail?.text).toContain('Estado: Espera tu respuesta.');
    expect(mail?.text).toContain(`/user/support/${ticketId}`);
  });

  it('[B8] inform a newly responsible user', async () => {
    const { customer } = await people('first');
    const { manager: second } = await people('second');
    const { ticketId } = await givenTicket(customer, { title: 'Recibo' });
    await admin.patch(ticketUrl(ticketId), { body: { responsibleId: second.userId } });
    expect(await subjectsTo('manager.second@example.com', 1)).toEqual([
      'Te han asignado una incidencia: Recibo',
    ]);
  });

  it('[B8] inform administrators of tickets without a responsible user, and customers of tickets opened by staff', async () => {
    const alone = await as(test, 'user', { email: 'alone@example.com' });
    await givenTicket(admin, { userId: alone.userId, title: 'Bienvenida' });
    await givenTicket(alone, { title: 'Gracias' });
    expect(await subjectsTo('alone@example.com', 1)).toEqual([
      'Hemos abierto una incidencia para ti: Bienvenida',
    ]);
    expect(await subjectsTo('boss@example.com', 1)).toEqual(['Nueva incidencia: Gracias']);
  });

  it('are not sent to users who turned them off, are disabled or have not confirmed their address', async () => {
    const quiet = await people('quiet');
    const answer = await quiet.manager.patch('/v1/account/users/me', { body: { notifyTicketEmail: false } });
    expect(answer.statusCode).toBe(200);
    const disabled = await as(test, 'operator', { email: 'gone@example.com', disabledAt: new Date() });
    const ofDisabled = await as(test, 'user', { managerId: disabled.userId });
    const unsure = await as(test, 'user', { email: 'unsure@example.com', emailConfirmedAt: null });
    await givenTicket(quiet.customer);
    await givenTicket(ofDisabled);
    await givenTicket(admin, { userId: unsure.userId });
    const last = await people('last');
    await givenTicket(last.customer);
    await mailsTo(test, 'manager.last@example.com', 1);
    for (const address of ['manager.quiet@example.com', 'gone@example.com', 'unsure@example.com']) {
      expect(await mailsTo(test, address, 0)).toEqual([]);
    }
  });
});
