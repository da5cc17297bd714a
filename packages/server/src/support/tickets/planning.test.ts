import { addDays, civilDateAt, type Ticket, v1 } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { editsOf, givenTicket, ticketUrl } from '../../../test/tickets.ts';

const url = v1.tickets.find.path;
const title = 'Planificada';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let customer: Caller;
let today: string;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-16T12:00:00Z') });
  today = civilDateAt(test.clock.now);
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  customer = await as(test, 'user', { managerId: manager.userId });
});
afterAll(() => test.close());

const plan = (caller: Caller, ticketId: string, body: object) => caller.patch(ticketUrl(ticketId), { body });
const seen = async (caller: Caller, ticketId: string) => (await caller.get(ticketUrl(ticketId))).json();

async function titles(caller: Caller, query: string): Promise<string[]> {
  const answer = await caller.get(`${url}?title=${title}&take=100&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, total } = answer.json();
  expect(total).toBe(data.length);
  return data.map((ticket: Ticket) => ticket.title.replace(`${title} `, ''));
}

describe('the priority and the due date of a ticket', () => {
  it('[A25] are set and removed by its staff, and noted in the audit trail without the customer', async () => {
    const { ticketId } = await givenTicket(customer);
    expect(await seen(manager, ticketId)).toMatchObject({ priority: 'normal', dueOn: null });
    const answer = await plan(manager, ticketId, { priority: 'urgent', dueOn: '2026-12-24', version: 1 });
    expect(answer.json()).toMatchObject({ priority: 'urgent', dueOn: '2026-12-24', version: 2 });
    await plan(admin, ticketId, { dueOn: null });
    expect(await seen(admin, ticketId)).toMatchObject({ priority: 'urgent', dueOn: null });
    const found = await editsOf(test, ticketId);
    expect(found).toMatchObject([
      { personId: null, before: { dueOn: '2026-12-24' }, after: { dueOn: null } },
      { personId: null, before: { priority: 'normal' }, after: { priority: 'urgent', dueOn: '2026-12-24' } },
    ]);
  });

  it('[A25][P7] are refused to customers, to other managers, and to staff in tickets of their own', async () => {
    const { ticketId } = await givenTicket(customer);
    for (const body of [{ priority: 'urgent' }, { dueOn: '2026-12-24' }]) {
      expect((await plan(customer, ticketId, body)).statusCode).toBe(403);
      expect((await plan(other, ticketId, body)).statusCode).toBe(404);
    }
    const own = await givenTicket(admin);
    for (const isAdmin of [true, false])
      expect((await plan(admin, own.ticketId, { priority: 'urgent', isAdmin })).statusCode).toBe(404);
    expect(await seen(await as(test, 'admin'), own.ticketId)).toMatchObject({ priority: 'normal' });
  });

  it('[A25] are refused if unknown or no day, and by staff who saw an older version', async () => {
    const { ticketId } = await givenTicket(customer);
    expect((await plan(admin, ticketId, { priority: 'asap' })).statusCode).toBe(400);
    expect((await plan(admin, ticketId, { dueOn: '2026-02-30' })).statusCode).toBe(400);
    await plan(admin, ticketId, { priority: 'high', version: 1 });
    expect((await plan(manager, ticketId, { priority: 'low', version: 1 })).json()).toMatchObject({
      status: 409,
      code: 'request.edited_meanwhile',
    });
  });

  it('[A25] are in no answer or file of the customer, whose last activity and read mark stay', async () => {
    const { ticketId } = await givenTicket(customer);
    const before = await seen(customer, ticketId);
    test.clock.advance(60);
    await plan(manager, ticketId, { priority: 'urgent', dueOn: '2026-12-24' });
    const after = await seen(customer, ticketId);
    expect(after).toEqual({ ...before, version: 2 });
    expect(after).toMatchObject({ priority: null, dueOn: null });
    for (const path of [url, `${url}/export`, '/v1/account/users/me/data']) {
      const { statusCode, body } = await customer.get(path);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/urgent|Urgente|2026-12-24|24\/12\/2026/);
    }
    const headers = { 'accept-language': 'es' };
    expect((await manager.get(`${url}/export`, { headers })).body).toMatch(/Urgente.*24\/12\/2026/);
  });
});

describe('a list of planned tickets', () => {
  beforeAll(async () => {
    const given = async (name: string, body: object) => {
      test.clock.advance(60);
      const { ticketId } = await givenTicket(customer, { title: `${title} ${name}` });
      await plan(admin, ticketId, body);
    };
    await given('normal', { dueOn: today });
    await given('low late', { priority: 'low', dueOn: addDays(today, -1) });
    await given('urgent', { priority: 'urgent', dueOn: addDays(today, 5) });
    await given('high late', { priority: 'high', dueOn: addDays(today, -3) });
    await given('urgent closed', { priority: 'urgent', dueOn: addDays(today, -9), stateId: 'Closed' });
    await given('normal later', {});
  });

  const inTurn = ['high late', 'low late', 'urgent', 'normal', 'normal later', 'urgent closed'];

  it('[A25] is in turn: overdue ones first, then by priority and age, finished ones last', async () => {
    expect(await titles(admin, 'orderBy=turn')).toEqual(inTurn);
    expect(await titles(manager, 'orderBy=turn&orderSide=desc')).toEqual(inTurn.toReversed());
    const second = await admin.get(`${url}?title=${title}&orderBy=turn&skip=2&take=2`);
    expect(second.json().data.map((ticket: Ticket) => ticket.title)).toEqual([
      `${title} urgent`,
      `${title} normal`,
    ]);
  });

  it('[A25] sorts by priority and by due date', async () => {
    expect(await titles(admin, 'orderBy=priority&orderSide=desc')).toEqual([
      'urgent closed',
      'urgent',
      'high late',
      'normal later',
      'normal',
      'low late',
    ]);
    expect((await titles(admin, 'orderBy=dueOn')).slice(0, 5)).toEqual([
      'urgent closed',
      'high late',
      'low late',
      'normal',
      'urgent',
    ]);
  });

  it.each([
    ['priority=urgent', ['urgent', 'urgent closed']],
    ['priority=urgent&priority=low', ['low late', 'urgent', 'urgent closed']],
    ['isOverdue=true', ['high late', 'low late']],
    ['isOverdue=false&priority=high&priority=low', []],
  ])('[A25] filters by %s', async (query, expected) => {
    expect((await titles(admin, query)).toSorted()).toEqual(expected);
  });

  it('[A25][P7] tells customers nothing of the plan by its filters or its order', async () => {
    expect(await titles(customer, 'priority=urgent')).toEqual([]);
    expect(await titles(customer, 'isOverdue=true')).toEqual([]);
    const byAge = await titles(customer, 'orderBy=createdAt&orderSide=asc');
    for (const orderBy of ['priority', 'dueOn', 'turn'])
      expect(await titles(customer, `orderBy=${orderBy}&orderSide=asc`)).toEqual(byAge);
  });
});
