import { type Found, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenBankAccount, givenTransaction, givenVerification } from '../../test/account-records.ts';
import { as, type Caller } from '../../test/callers.ts';
import { newProject, newTicket } from '../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;
let verificationId: string;
let ticketId: string;

const rejected = {
  state: 'error',
  errorMessage: 'Es de otra persona.',
  account: 'ES7921000813610123456789',
} as const;

/** Lucía is the manager's customer. She and Bruno have something of everything that waits, and something that does not. */
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer Soler' });
  const bruno = await as(test, 'user', { name: 'Bruno', surname: 'Calvo' });
  for (const { userId } of [lucia, bruno]) {
    await givenTransaction(test, userId);
    await givenTransaction(test, userId, { status: 'rejected', rejectReason: 'No llegó.' });
    await givenBankAccount(test, userId, { state: 'pending' });
    await givenBankAccount(test, userId, rejected);
  }
  await givenVerification(test, lucia.userId, { status: 'Declined', decision: 'Declined' });
  verificationId = await givenVerification(test, lucia.userId, { attempt: 2 });
  ticketId = await newTicket(lucia, { title: 'No llega mi ingreso' });
  const finishedId = await newTicket(lucia, { title: 'Otra duda' });
  await admin.patch(`/v1/support/tickets/${finishedId}`, { body: { stateId: 'Closed' } });
});
afterAll(() => test.close());

const find = async (caller: Caller, text: string, more = '&isWaiting=true'): Promise<Found> =>
  (await caller.get(`${v1.search.find.path}?text=${encodeURIComponent(text)}${more}`)).json();

it('[A1] finds what waits of the customers whom the text names, and nothing else', async () => {
  const found = await find(admin, 'lucia ferrer');
  const owner = { userId: lucia.userId, userName: 'Lucía Ferrer Soler' };
  expect(found).toMatchObject({
    customers: [],
    projects: [],
    promotions: [],
    bankEntries: [],
    proposals: [],
  });
  expect(found.movements).toMatchObject([
    { ...owner, transactionId: expect.any(String), type: 'income', amount: '500.00', status: 'pending' },
  ]);
  expect(found.bankAccounts).toEqual([
    {
      bankAccountId: expect.any(String),
      userName: owner.userName,
      account: maskIban('ES9121000418450200051332'),
      state: 'pending',
    },
  ]);
  expect(found.verifications).toEqual([{ ...owner, verificationId, status: 'Completed' }]);
  expect(found.tickets).toEqual([
    { ...owner, ticketId, title: 'No llega mi ingreso', stateId: 'Open', isMerged: false },
  ]);
});

it('[A1] finds what waits of the customers found, beside all else', async () => {
  for (const text of ['lucia ferrer', lucia.userId])
    expect(await find(admin, text, '')).toMatchObject({
      customers: [{ userId: lucia.userId }],
      movements: [{ userId: lucia.userId, status: 'pending' }],
      bankAccounts: [{ userName: 'Lucía Ferrer Soler', state: 'pending' }],
      verifications: [{ verificationId }],
    });
  expect(await find(other, 'lucia ferrer', '')).toMatchObject({ movements: [], bankAccounts: [] });
});

it('[A1] finds what waits by amount, the end of an account number and the text of a ticket', async () => {
  expect((await find(admin, '500')).movements).toHaveLength(2);
  expect((await find(admin, '500', '')).movements).toHaveLength(4);
  expect((await find(admin, '1332')).bankAccounts).toHaveLength(2);
  expect((await find(admin, '6789')).bankAccounts).toEqual([]);
  expect((await find(admin, '6789', '')).bankAccounts).toHaveLength(2);
  expect((await find(admin, 'ingreso')).tickets).toMatchObject([{ ticketId }]);
  expect((await find(admin, 'otra duda')).tickets).toEqual([]);
});

it('[A1][P6] finds for managers only what waits of their own customers', async () => {
  const found = await find(manager, '500');
  expect(found.movements).toMatchObject([{ userId: lucia.userId }]);
  expect(await find(manager, 'ferrer')).toMatchObject({
    verifications: [{ verificationId }],
    bankAccounts: [{ userName: 'Lucía Ferrer Soler' }],
    tickets: [{ ticketId }],
  });
  const nothing = { movements: [], bankAccounts: [], verifications: [], tickets: [], proposals: [] };
  for (const text of ['ferrer', '500']) expect(await find(other, text)).toMatchObject(nothing);
});

it('[A1][P6] finds proposals by whom they are about, with the reason if the caller may not approve', async () => {
  const proposer = await as(test, 'admin');
  const body = { email: 'lucia.nueva@ferrer.example', why: 'Lo pide por carta.' };
  const proposed = await proposer.patch(`/v1/account/users/${lucia.userId}`, { body, alone: true });
  const { proposalId } = proposed.json();
  const expected = {
    proposalId,
    act: 'changeEmail',
    subjectName: 'Lucía Ferrer Soler',
    proposedById: proposer.userId,
  };
  expect((await find(admin, 'ferrer')).proposals).toEqual([{ ...expected, refusal: null }]);
  expect((await find(admin, 'ferrer', '')).proposals).toEqual([{ ...expected, refusal: null }]);
  expect((await find(proposer, 'ferrer')).proposals).toEqual([
    { ...expected, refusal: 'approvals.own_proposal' },
  ]);
  expect((await find(manager, 'ferrer')).proposals).toEqual([]);
  await admin.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'No consta.' } });
  expect((await find(admin, 'ferrer')).proposals).toEqual([]);
});

it('[A30] says which drafts their manager may send for review', async () => {
  const projectId = await newProject(admin, { name: 'Molino viejo', managerId: manager.userId });
  const draft = async () => (await find(manager, 'molino viejo', '')).projects;
  const found = { projectId, name: 'Molino viejo', phaseName: 'Draft', managerId: manager.userId };
  expect(await draft()).toEqual([{ ...found, awaitsSending: true }]);
  const sent = await manager.post(`/v1/project/projects/${projectId}/review`, { body: {} });
  expect(sent.statusCode).toBeLessThan(300);
  expect(await draft()).toEqual([{ ...found, awaitsSending: false }]);
});

it('[A25] says that a merged ticket goes on in another one', async () => {
  const mergedId = await newTicket(lucia, { title: 'Repetida por error' });
  await admin.post(`/v1/support/tickets/${mergedId}/merge`, { body: { targetId: ticketId } });
  expect((await find(admin, 'repetida por error', '')).tickets).toMatchObject([
    { ticketId: mergedId, isMerged: true },
  ]);
});
