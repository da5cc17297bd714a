import { type ClaimedResource, claimMinutes, v1 } from '@semilla/contract';
import { buildNewDescription, buildNewMilestone, onWire } from '@semilla/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { givenBankAccount, givenTransaction, givenVerification } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { givenComplaint, newComplainant } from '../../../test/complaints.ts';
import { formOf } from '../../../test/forms.ts';
import { givenKind } from '../../../test/investor-kinds.ts';
import { newPhoto, newProject, newTicket } from '../../../test/platform-records.ts';
import { givenQuestion } from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { workClaims } from '../../schema/work-claims.ts';

let test: TestApp;
let elena: Caller;
let marta: Caller;
let manager: Caller;
let otherManager: Caller;
let customerId: string;
let ticketId: string;

beforeAll(async () => {
  test = await buildTestApp();
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  manager = await as(test, 'operator');
  otherManager = await as(test, 'operator');
  const customer = await as(test, 'user', { managerId: manager.userId });
  customerId = customer.userId;
  ticketId = await newTicket(customer, { title: 'No llega' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(workClaims);
});

const path = v1.workClaims.take.path;
const take = (caller: Caller, recordId = ticketId, resource: ClaimedResource = 'tickets') =>
  caller.post(path, { body: { resource, recordId } });
const claimsOf = async (caller: Caller, resource: ClaimedResource = 'tickets') =>
  (await caller.get(`${path}?resource=${resource}`)).json().data;
const release = (caller: Caller, recordId = ticketId) => caller.delete(`${path}/tickets/${recordId}`);
const minutesLater = (minutes: number) => test.clock.advance(minutes * 60);

it('[A23] shows colleagues who has taken a record, and since when', async () => {
  const taken = await take(elena);
  expect(taken.statusCode).toBe(200);
  const claim = {
    resource: 'tickets',
    recordId: ticketId,
    userId: elena.userId,
    userName: 'Elena Vidal',
    takenAt: expect.any(String),
  };
  expect(taken.json()).toEqual(claim);
  expect(await claimsOf(marta)).toEqual([claim]);
  expect(await claimsOf(marta, 'transactions')).toEqual([]);
});

it('[A23][A33] shows everyone who works on a record, and answers with who took it first', async () => {
  const since = (await take(elena)).json().takenAt;
  minutesLater(1);
  expect((await take(marta)).json()).toMatchObject({ userId: elena.userId, takenAt: since });
  expect(await claimsOf(elena)).toMatchObject([{ userId: elena.userId }, { userId: marta.userId }]);
  await release(elena);
  expect(await claimsOf(elena)).toMatchObject([{ userId: marta.userId }]);
});

it('[A33] orders claims by who came first, even if their times are the same', async () => {
  const callers = [marta, elena, manager];
  for (const caller of callers) await take(caller);
  expect((await claimsOf(elena)).map(({ userId }: { userId: string }) => userId)).toEqual(
    callers.map(({ userId }) => userId),
  );
});

it('[A23] keeps a record while its owner is active, and frees it afterwards', async () => {
  const since = (await take(elena)).json().takenAt;
  minutesLater(claimMinutes - 1);
  expect((await take(elena)).json()).toMatchObject({ takenAt: since });
  minutesLater(claimMinutes - 1);
  expect(await claimsOf(marta)).toHaveLength(1);
  minutesLater(1);
  expect(await claimsOf(marta)).toEqual([]);
  const taken = (await take(marta)).json();
  expect(taken.userId).toBe(marta.userId);
  expect(taken.takenAt > since).toBe(true);
});

it('[A23] frees a record on leaving, but not that of a colleague', async () => {
  await take(elena);
  expect((await release(marta)).statusCode).toBe(204);
  expect(await claimsOf(marta)).toHaveLength(1);
  expect((await release(elena)).statusCode).toBe(204);
  expect((await release(elena)).statusCode).toBe(204);
  expect(await claimsOf(marta)).toEqual([]);
});

it('[A23] deletes a person’s expired claims', async () => {
  await take(elena);
  minutesLater(claimMinutes);
  await take(elena, await newTicket(elena, { title: 'Otra' }));
  expect(await test.db.select().from(workClaims)).toHaveLength(1);
});

it('[A33] deletes expired claims of a record when another person takes it', async () => {
  await take(elena);
  minutesLater(claimMinutes);
  await take(marta);
  expect(await test.db.select().from(workClaims)).toMatchObject([{ userId: marta.userId }]);
});

/** One record of each kind of contents of a project, and a question about it. */
async function contentsOf(projectId: string): Promise<[ClaimedResource, string][]> {
  const { projectDescriptions, projectMediaFiles, projectTimeline } = v1;
  const chapter = onWire(projectDescriptions.create, buildNewDescription({ projectId }));
  const milestone = onWire(projectTimeline.create, buildNewMilestone({ projectId }));
  const picture = formOf({ projectId, description: 'Fachada', file: await newPhoto() });
  const added = async ({ path: url }: { path: string }, content: object) =>
    (await elena.post(url, content)).json();
  return [
    [
      'project-descriptions',
      (await added(projectDescriptions.create, { body: chapter })).projectDescriptionId,
    ],
    ['project-timeline', (await added(projectTimeline.create, { body: milestone })).projectTimelineId],
    ['project-media-files', (await added(projectMediaFiles.create, { form: picture })).projectMediaFileId],
    ['project-questions', await givenQuestion(test, { projectId, askedById: customerId })],
  ];
}

it('[A23][P6] hides the records of other managers’ customers and projects, and does not let them be taken', async () => {
  const [transactionId, bankAccountId] = [newId(), newId()];
  await givenTransaction(test, customerId, { transactionId });
  await givenBankAccount(test, customerId, { bankAccountId, state: 'pending' });
  const projectId = await newProject(elena, { name: 'Suyo', url: 'suyo', managerId: manager.userId });
  const records: [ClaimedResource, string][] = [
    ['tickets', ticketId],
    ['users', customerId],
    ['projects', projectId],
    ['sheets', projectId],
    ['transactions', transactionId],
    ['verifications', await givenVerification(test, customerId)],
    ['bank-accounts', bankAccountId],
    ...(await contentsOf(projectId)),
  ];
  for (const [resource, recordId] of records) {
    expect((await take(manager, recordId, resource)).statusCode, resource).toBe(200);
    expect(await claimsOf(otherManager, resource), resource).toEqual([]);
    expect((await take(otherManager, recordId, resource)).statusCode, resource).toBe(404);
    expect(await claimsOf(elena, resource), resource).toHaveLength(1);
  }
  expect((await release(otherManager)).statusCode).toBe(404);
});

it('[A33] lets only administrators claim what only they edit', async () => {
  const { complaintId } = await givenComplaint(await newComplainant(test));
  const records: [ClaimedResource, string][] = [
    ['complaints', complaintId],
    ['investor-kinds', await givenKind(test, customerId)],
  ];
  for (const [resource, recordId] of records) {
    expect((await take(manager, recordId, resource)).statusCode, resource).toBe(404);
    expect((await take(elena, recordId, resource)).statusCode, resource).toBe(200);
    expect(await claimsOf(marta, resource), resource).toMatchObject([{ recordId, userId: elena.userId }]);
    expect(await claimsOf(manager, resource), resource).toEqual([]);
  }
});

it('[A23] refuses resources that managers may not claim, unknown resources and unknown records', async () => {
  const unknown = '01890a5d-ac96-774b-bcce-b302099a8057';
  for (const resource of ['bank-entries', 'approvals', 'tickets', 'owners'] as const)
    expect((await take(manager, unknown, resource)).statusCode, resource).toBe(404);
  expect((await take(elena, unknown, 'bank-entries')).statusCode).toBe(404);
  expect((await elena.post(path, { body: { resource: 'orders', recordId: ticketId } })).statusCode).toBe(400);
});
