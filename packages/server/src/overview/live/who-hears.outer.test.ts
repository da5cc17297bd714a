/**
 * Goal: everyone is told at once about changes to records they may read, and about nothing else. Method: real streams
 * of a listening server. Events arrive in order, so an event that did not arrive before a later one never will.
 */
import { type ClaimedResource, type LiveEvent, type Role, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { type Followed, followEvents } from '../../../test/follow-events.ts';
import { acceptedAccount, approve, askFor } from '../../../test/money.ts';
import { newProject, newTicket } from '../../../test/platform-records.ts';
import { givenQuestion } from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { write } from '../../../test/tickets.ts';
import { anOpenProject } from '../../../test/wallets.ts';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { projects } from '../../schema/projects.ts';
import { tickets } from '../../schema/tickets.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let origin: string;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;
let bruno: Caller;
let open: Followed[];
let shown: string;

beforeAll(async () => {
  test = await buildTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId });
  bruno = await as(test, 'user');
  open = [];
  shown = await anOpenProject(test, admin);
});
beforeEach(() => {
  for (const followed of open) followed.close();
  open = [];
});
afterAll(() => test.close());

async function follow(...callers: Caller[]): Promise<Followed[]> {
  const followed = await Promise.all(callers.map(({ cookie }) => followEvents(origin, cookie)));
  await mark();
  await Promise.all(followed.map(({ hears }) => hears('promotions')));
  for (const { heard } of followed) heard.length = 0;
  open.push(...followed);
  return followed;
}

/** Makes a change that everybody is told about, to know that all earlier events have arrived. */
const mark = () =>
  makeChange(test.services, thePlatform, async ({ audit }) => {
    audit({ action: 'promotion.edit', subjectType: 'promotion', personId: null });
  });

/** The events that each caller receives during an act. */
async function heardOf(act: () => Promise<unknown>, ...callers: Caller[]): Promise<LiveEvent[][]> {
  const followed = await follow(...callers);
  await act();
  await mark();
  await Promise.all(followed.map(({ hears }) => hears('promotions')));
  return followed.map(({ heard }) => heard);
}

const topicsOf = (heard: LiveEvent[]) =>
  new Set(heard.flatMap(({ topics }) => topics).filter((topic) => topic !== 'promotions'));

it('[B17] only the owner, their manager and administrators are told about a decision', async () => {
  await acceptedAccount(test, lucia.userId);
  const { transactionId } = (await askFor(lucia, { type: 'income', amount: '250.00' })).json();
  const [own, assigned, foreign, stranger, all] = await heardOf(
    async () => expect((await approve(admin, transactionId)).json()).toMatchObject({ status: 'completed' }),
    lucia,
    manager,
    other,
    bruno,
    admin,
  );
  for (const heard of [own, assigned, all]) {
    expect([...topicsOf(heard as LiveEvent[])]).toEqual(expect.arrayContaining(['transactions', 'wallets']));
    expect(heard?.flatMap(({ ids = [] }) => ids)).toContain(transactionId);
  }
  expect(topicsOf(own as LiveEvent[])).not.toContain('journal');
  expect(topicsOf(all as LiveEvent[])).toContain('journal');
  expect(topicsOf(foreign as LiveEvent[])).toEqual(new Set());
  expect(topicsOf(stranger as LiveEvent[])).toEqual(new Set());
});

it('[B17] an event contains topics and ids, but no data', async () => {
  const [heard] = await heardOf(
    () => admin.patch(`/v1/account/users/${lucia.userId}`, { body: { name: 'Lucinda', version: 1 } }),
    lucia,
  );
  expect(JSON.stringify(heard)).not.toContain('Lucinda');
  for (const event of heard as LiveEvent[])
    expect(Object.keys(event).filter((key) => key !== 'topics' && key !== 'ids')).toEqual([]);
});

it('[B17] the user responsible for a ticket is told about its messages', async () => {
  const ticketId = await newTicket(bruno);
  await test.db.update(tickets).set({ responsibleId: other.userId }).where(eq(tickets.ticketId, ticketId));
  const [own, responsible, foreign] = await heardOf(() => write(bruno, ticketId), bruno, other, manager);
  expect(topicsOf(own as LiveEvent[])).toContain('tickets');
  expect(responsible).toContainEqual({ topics: ['tickets'], ids: [ticketId] });
  expect(topicsOf(foreign as LiveEvent[])).toEqual(new Set());
});

it('[A25][B17] an internal note reaches the open pages of staff, but not those of the customer', async () => {
  const ticketId = await newTicket(lucia);
  await test.db.update(tickets).set({ responsibleId: other.userId }).where(eq(tickets.ticketId, ticketId));
  const [own, responsible, assigned, all] = await heardOf(
    () => admin.post(`/v1/support/tickets/${ticketId}/notes`, { body: { message: 'Visto.' } }),
    lucia,
    other,
    manager,
    admin,
  );
  expect(topicsOf(own as LiveEvent[])).toEqual(new Set());
  for (const heard of [responsible, assigned, all])
    expect(heard).toContainEqual({ topics: ['tickets'], ids: [ticketId] });
});

it('[A33][B17] a taken or released record is announced only to staff who may see its claims', async () => {
  const ticketId = await newTicket(bruno);
  await test.db.update(tickets).set({ responsibleId: other.userId }).where(eq(tickets.ticketId, ticketId));
  const projectId = await newProject(admin, { name: 'Suyo', url: 'suyo', managerId: other.userId });
  const records: [ClaimedResource, string, Caller[], Caller[]][] = [
    ['tickets', ticketId, [other, admin], [manager, bruno]],
    ['users', lucia.userId, [manager, admin], [other, lucia]],
    ['projects', projectId, [other, admin], [manager, lucia]],
    ['projects', shown, [admin], [other, manager, lucia]],
  ];
  const { path } = v1.workClaims.take;
  for (const [resource, recordId, told, untold] of records) {
    const listeners = [...told, ...untold];
    const take = () => admin.post(path, { body: { resource, recordId } });
    const heard = [
      await heardOf(take, ...listeners),
      await heardOf(() => admin.delete(`${path}/${resource}/${recordId}`), ...listeners),
    ];
    for (const ofAct of heard) {
      for (const [i] of told.entries())
        expect(ofAct[i], resource).toContainEqual({ topics: ['workClaims'], ids: [recordId] });
      for (const [i] of untold.entries())
        expect(topicsOf(ofAct[told.length + i] as LiveEvent[]), resource).toEqual(new Set());
    }
  }
});

it('[A33][B17] a claim on a question about a project is announced to its manager, but not to who asked', async () => {
  const projectId = await newProject(admin, { name: 'De otro', url: 'de-otro', managerId: other.userId });
  const recordId = await givenQuestion(test, { projectId, askedById: bruno.userId });
  const body = { resource: 'project-questions', recordId };
  const take = () => admin.post(v1.workClaims.take.path, { body });
  const [managing, foreign, asking, all] = await heardOf(take, other, manager, bruno, admin);
  for (const heard of [managing, all]) expect([...topicsOf(heard as LiveEvent[])]).toEqual(['workClaims']);
  for (const heard of [foreign, asking]) expect(topicsOf(heard as LiveEvent[])).toEqual(new Set());
});

it('[A33][B17] a renewed claim is announced to no one', async () => {
  const take = () =>
    admin.post(v1.workClaims.take.path, { body: { resource: 'users', recordId: bruno.userId } });
  await take();
  const [all] = await heardOf(take, admin);
  expect(topicsOf(all as LiveEvent[])).toEqual(new Set());
});

it('[B17] a manager is told when their customer is assigned to another manager', async () => {
  const marta = await as(test, 'user', { managerId: other.userId });
  const [before, after, foreign] = await heardOf(
    () =>
      admin.patch(`${v1.userAssignments.create.path}/${marta.userId}`, {
        body: { managerId: manager.userId },
      }),
    other,
    manager,
    bruno,
  );
  expect(topicsOf(before as LiveEvent[])).toContain('users');
  expect(topicsOf(after as LiveEvent[])).toContain('users');
  expect(topicsOf(foreign as LiveEvent[])).toEqual(new Set());
});

const rename = (projectId: string, version = 1) =>
  makeChange(test.services, thePlatform, async ({ audit, touch }) => {
    audit({ action: 'project.edit', subjectType: 'project', subjectId: projectId, after: { version } });
    touch('projects', `project:${projectId}`);
  });

it('[B17] everybody is told about public projects, but only the manager and administrators about a draft', async () => {
  const draft = await newProject(admin, { name: 'Borrador', url: 'borrador', managerId: manager.userId });
  const ofShown = await heardOf(() => rename(shown), lucia, other, admin);
  for (const heard of ofShown) expect(heard).toContainEqual({ topics: ['projects'], ids: [shown] });
  const [customer, foreign, managing, all] = await heardOf(() => rename(draft), lucia, other, manager, admin);
  expect([topicsOf(customer as LiveEvent[]), topicsOf(foreign as LiveEvent[])]).toEqual([
    new Set(),
    new Set(),
  ]);
  for (const heard of [managing, all]) expect(heard).toContainEqual({ topics: ['projects'], ids: [draft] });
});

it('[B17] only verified investors are told about private projects', async () => {
  await test.db.update(projects).set({ private: true }).where(eq(projects.projectId, shown));
  await test.db
    .update(users)
    .set({ verificationStatus: 'NotVerified' })
    .where(eq(users.userId, bruno.userId));
  await test.db.update(users).set({ verificationStatus: 'Approved' }).where(eq(users.userId, lucia.userId));
  const [verified, unverified, staff] = await heardOf(() => rename(shown), lucia, bruno, other);
  expect(topicsOf(verified as LiveEvent[])).toContain('projects');
  expect(topicsOf(unverified as LiveEvent[])).toEqual(new Set());
  expect(topicsOf(staff as LiveEvent[])).toContain('projects');
});

it('[B17] nobody is told about a change that is rolled back', async () => {
  const failing = () =>
    makeChange(test.services, thePlatform, async ({ audit }) => {
      audit({ action: 'ticket.edit', subjectType: 'ticket', personId: lucia.userId });
      throw new Error('no');
    }).catch(() => {});
  const [own, all] = await heardOf(failing, lucia, admin);
  expect([topicsOf(own as LiveEvent[]), topicsOf(all as LiveEvent[])]).toEqual([new Set(), new Set()]);
});

it('[B17] first sends missed events, or that everything changed if it cannot know them', async () => {
  await follow(bruno);
  await makeChange(test.services, thePlatform, async ({ audit }) =>
    audit({ action: 'ticket.edit', subjectType: 'ticket', subjectId: 'a-ticket', personId: lucia.userId }),
  );
  await mark();
  await open[0]?.hears('promotions');
  const late = await followEvents(origin, lucia.cookie, 300);
  expect(await late.hears('tickets')).toBeDefined();
  late.close();
  const later = await followEvents(origin, lucia.cookie, 60_000);
  expect((await later.hears('*')).topics).toEqual(['*']);
  later.close();
});

const refusedTo: [string, () => Promise<Caller>, number][] = [
  ['visitors', () => as(test, 'visitor'), 401],
  ['sessions without their code', async () => ({ ...lucia, cookie: 'semilla-session=unknown' }), 401],
];
it.each(refusedTo)('[B17] refuses %s', async (_who, caller, status) => {
  const refused = await followEvents(origin, (await caller()).cookie);
  expect(refused.status).toBe(status);
  await refused.ended;
});

const roles: Role[] = ['user', 'operator', 'admin'];
it.each(roles)('[B17] %s: ends only the stream of a session that ends', async (role) => {
  const caller = await as(test, role);
  const again = await as(test, { userId: caller.userId });
  const [ending, staying] = await follow(caller, again);
  await caller.post(v1.sessions.logOut.path);
  expect(await ending?.ended).toBe(true);
  await mark();
  expect(await staying?.hears('promotions')).toBeDefined();
});

it('[B17] ends the streams of a user who is disabled', async () => {
  const caller = await as(test, 'user');
  const [followed] = await follow(caller);
  const { version } = (await admin.get(`/v1/account/users/${caller.userId}`)).json();
  const body = { disabled: true, version };
  expect((await admin.patch(`/v1/account/users/${caller.userId}`, { body })).statusCode).toBe(200);
  await followed?.ended;
});
