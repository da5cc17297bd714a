import { addDays, civilDateAt, endingSoonDays, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenBankAccount, givenTransaction, givenVerification } from '../../test/account-records.ts';
import { as, type Caller } from '../../test/callers.ts';
import { givenOwner } from '../../test/owners.ts';
import { newProject, newTicket } from '../../test/platform-records.ts';
import { givenQuestion } from '../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { phaseIds } from '../project/phases/catalogue.ts';
import { projects } from '../schema/projects.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;
let bruno: Caller;
let projectId: string;
let ticketId: string;

/**
 * Lucía is the manager's customer and Bruno has no manager. Both have pending records. One of the manager's projects
 * ends soon.
 */
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-16T12:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer Soler' });
  bruno = await as(test, 'user', { name: 'Bruno', surname: 'Ferrer', email: 'bruno@ferrer.example' });
  for (const { userId } of [lucia, bruno]) {
    await givenTransaction(test, userId);
    await givenVerification(test, userId);
    await givenBankAccount(test, userId, { state: 'pending' });
  }
  await givenVerification(test, lucia.userId, { attempt: 2, status: 'Progress' });
  ticketId = await newTicket(lucia, { title: 'Ferrer pregunta' });
  const today = civilDateAt(test.clock.now);
  const ending = async (days: number, name: string, managerId: string | null) => {
    const dates = { dateStart: today, dateEnd: addDays(today, days), preinvestorDateEnd: null };
    const id = await newProject(admin, { name, url: `casa-${days}-${name.length}`, managerId, ...dates });
    await test.db.update(projects).set({ phaseId: phaseIds.Investment }).where(eq(projects.projectId, id));
    return id;
  };
  projectId = await ending(endingSoonDays, 'Casa Ferrer', manager.userId);
  await ending(endingSoonDays + 1, 'Otra casa', manager.userId);
  const unmanaged = await ending(1, 'Tercera casa', null);
  for (const about of [projectId, unmanaged])
    await givenQuestion(test, { projectId: about, askedById: lucia.userId });
  const later = endingSoonDays + 2;
  const of = (id: string) => eq(projects.projectId, id);
  const suspended = await ending(later, 'Casa suspendida', manager.userId);
  await test.db
    .update(projects)
    .set({ suspendedUntil: addDays(today, 20) })
    .where(of(suspended));
  const wished = await ending(later, 'Casa preinvertida', manager.userId);
  await test.db.update(projects).set({ wishNumber: 2 }).where(of(wished));
});
afterAll(() => test.close());

const waitingOf = async (caller: Caller) => (await caller.get(v1.waiting.find.path)).json();
const search = (caller: Caller, text: string) =>
  caller.get(`${v1.search.find.path}?text=${encodeURIComponent(text)}`);

it('[A1] counts the records that wait for administrators', async () => {
  const counts = {
    transactions: 2,
    verifications: 2,
    bankAccounts: 2,
    bankEntries: 0,
    bankOverdue: 0,
    yearlyReports: 0,
    investorKinds: 0,
    tickets: 1,
    complaints: 0,
    questions: 2,
    ownerTies: 0,
    projects: 4,
    allocations: 1,
    suspensions: 1,
    loans: 0,
    paymentFiles: 0,
    reviews: 0,
    approvals: 0,
    mails: 0,
  };
  expect(await waitingOf(admin)).toEqual(counts);
});

it('[A1][P6] counts for managers only what they may decide: in their projects and their customers’ tickets', async () => {
  const counts = {
    transactions: 0,
    verifications: 0,
    bankAccounts: 0,
    bankEntries: 0,
    bankOverdue: 0,
    yearlyReports: 0,
    investorKinds: 0,
    tickets: 1,
    complaints: 0,
    questions: 1,
    ownerTies: 0,
    projects: 2,
    allocations: 0,
    suspensions: 1,
    loans: 0,
    paymentFiles: 0,
    reviews: 0,
    approvals: 0,
    mails: 0,
  };
  expect(await waitingOf(manager)).toEqual(counts);
  const nothing = {
    transactions: 0,
    verifications: 0,
    bankAccounts: 0,
    bankEntries: 0,
    bankOverdue: 0,
    yearlyReports: 0,
    investorKinds: 0,
    tickets: 0,
    complaints: 0,
    questions: 0,
    ownerTies: 0,
    projects: 0,
    allocations: 0,
    suspensions: 0,
    loans: 0,
    paymentFiles: 0,
    reviews: 0,
    approvals: 0,
    mails: 0,
  };
  expect(await waitingOf(other)).toEqual(nothing);
});

it('[A1][P6] counts the proposals that this administrator may approve, and none for managers', async () => {
  const proposer = await as(test, 'admin');
  const approvalsOf = async (caller: Caller) => (await waitingOf(caller)).approvals;
  const before = [await approvalsOf(admin), await approvalsOf(proposer)];
  const body = { email: 'bruno.nuevo@ferrer.example', why: 'Lo pide por carta.' };
  const proposed = await proposer.patch(`/v1/account/users/${bruno.userId}`, { body, alone: true });
  expect(proposed.statusCode).toBe(202);
  expect([await approvalsOf(admin), await approvalsOf(proposer)]).toEqual([
    (before[0] as number) + 1,
    before[1],
  ]);
  expect([await approvalsOf(manager), await approvalsOf(other)]).toEqual([0, 0]);
  const decline = `/v1/approvals/${proposed.json().proposalId}/decline`;
  await admin.post(decline, { body: { reason: 'No consta.' } });
  expect(await approvalsOf(admin)).toBe(before[0]);
});

it('[A8] lists the projects that end by a day', async () => {
  const by = addDays(civilDateAt(test.clock.now), 2);
  const { data } = (await admin.get(`/v1/project/projects?endsBy=${by}`)).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Tercera casa']);
});

it('[A8][L13][L21] lists the offers that wait for staff, including suspended ones and those to allocate', async () => {
  const by = addDays(civilDateAt(test.clock.now), 2);
  const url = `/v1/project/projects?attentionBy=${by}`;
  const namesOf = async (caller: Caller) =>
    (await caller.get(url))
      .json()
      .data.map(({ name }: { name: string }) => name)
      .sort();
  expect(await namesOf(admin)).toEqual(['Casa preinvertida', 'Casa suspendida', 'Tercera casa']);
  // Only administrators may allocate.
  expect(await namesOf(manager)).toEqual(['Casa suspendida', 'Tercera casa']);
  expect(await namesOf(lucia)).toEqual([]);
});

it.each([
  ['isToAllocate', ['Casa preinvertida']],
  ['isSuspended', ['Casa suspendida']],
])('[A1][L13][L21] lists the projects that %s counts', async (filter, names) => {
  const ofManager = `&managerId=${manager.userId}`;
  const found = (await admin.get(`/v1/project/projects?${filter}=true${ofManager}`)).json();
  expect(found.data.map(({ name }: { name: string }) => name)).toEqual(names);
  const others = (await admin.get(`/v1/project/projects?${filter}=false${ofManager}`)).json();
  expect(others.total).toBe(3);
});

it('[A1][L25] counts and lists owners with ties whose offer is open and not suspended', async () => {
  const tied = await givenOwner(test.db, { fields: { conflicts: ['manager'] } });
  const free = await givenOwner(test.db);
  const named = (promoterId: string, name: string) =>
    test.db.update(projects).set({ promoterId }).where(eq(projects.name, name));
  const ties = async () => (await waitingOf(admin)).ownerTies;
  await named(free, 'Otra casa');
  await named(tied, 'Casa suspendida');
  expect(await ties()).toBe(0);
  await named(tied, 'Tercera casa');
  expect(await ties()).toBe(1);
  const { data } = (await admin.get('/v1/project/owners?hasTiesInOffer=true')).json();
  expect(data.map(({ ownerId }: { ownerId: string }) => ownerId)).toEqual([tied]);
  expect((await admin.get('/v1/project/owners?hasTiesInOffer=false')).json().total).toBe(1);
  await named(free, 'Tercera casa');
  expect(await ties()).toBe(0);
  await test.db.update(projects).set({ guaranteeAgentId: tied }).where(eq(projects.name, 'Tercera casa'));
  expect(await ties()).toBe(1);
  await named(
    await givenOwner(test.db, { fields: { legalName: test.services.config.company.name } }),
    'Tercera casa',
  );
  expect(await ties()).toBe(2);
  // Only administrators decide on owners' declarations.
  expect((await waitingOf(manager)).ownerTies).toBe(0);
});

it('[A1] finds customers, projects and tickets by a part of their name', async () => {
  const found = (await search(admin, 'ferrer')).json();
  expect(found.customers.map(({ userId }: { userId: string }) => userId).sort()).toEqual(
    [lucia.userId, bruno.userId].sort(),
  );
  expect(found.projects).toMatchObject([{ projectId, name: 'Casa Ferrer', phaseName: 'Investment' }]);
  expect(found.tickets).toMatchObject([
    { ticketId, title: 'Ferrer pregunta', userName: 'Lucía Ferrer Soler', stateId: 'Open' },
  ]);
});

it('[A1] finds by e-mail address and by id', async () => {
  expect((await search(admin, 'bruno@ferrer')).json().customers).toEqual([
    { userId: bruno.userId, name: 'Bruno Ferrer', email: 'bruno@ferrer.example', role: 'user' },
  ]);
  expect((await search(admin, lucia.userId)).json()).toMatchObject({
    customers: [{ userId: lucia.userId }],
    projects: [],
    tickets: [],
  });
  expect((await search(admin, projectId)).json()).toMatchObject({ customers: [], projects: [{ projectId }] });
});

it('[A1][P6] lets managers find only their own customers and tickets', async () => {
  expect((await search(manager, 'ferrer')).json()).toMatchObject({
    customers: [{ userId: lucia.userId }],
    tickets: [{ ticketId }],
  });
  expect((await search(other, 'ferrer')).json()).toMatchObject({ customers: [], tickets: [] });
  expect((await search(other, lucia.userId)).json()).toMatchObject({ customers: [] });
});

it('[P7] refuses investors, and a search text that is too short', async () => {
  expect((await search(lucia, 'ferrer')).statusCode).toBe(403);
  expect((await lucia.get(v1.waiting.find.path)).statusCode).toBe(403);
  expect((await search(admin, 'f')).statusCode).toBe(400);
});
