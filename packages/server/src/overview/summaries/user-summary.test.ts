import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenBankAccount, givenTransaction, givenVerification } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { lend } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, compareBooks, invested, openProject } from '../../../test/orders.ts';
import { newTicket } from '../../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let lucia: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  lucia = await anInvestor(test, 3_000_000, { managerId: manager.userId });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const read = (userId: string, caller = admin) =>
  caller.get(v1.userSummaries.findOne.path.replace(':userId', userId));
const summaryOf = async (...given: Parameters<typeof read>) => (await read(...given)).json();

it('[A3] shows the money and the investments of a customer, with the next payment or the late one', async () => {
  const lent = await lend(test, { admin, investor: lucia }, { name: 'Nave de Getafe', managerFee: 0 });
  const { projectId } = await openProject(test, admin, { name: 'Casa Lavapiés' });
  await invested(lucia, projectId, '500.00');
  const orderId = await invested(lucia, projectId, '250.00');
  const summary = await summaryOf(lucia.userId);
  expect(summary).toMatchObject({
    balance: '19250.00',
    held: '0.00',
    invested: '10750.00',
    orders: { pending: 2, active: 1, finished: 0, cancelled: 0 },
    next: { dueOn: '2026-04-10', projectId: lent, projectName: 'Nave de Getafe', daysLate: 0 },
    act: null,
    waits: { transactions: 0, tickets: 0, complaints: 0 },
  });
  expect(summary.latest[0]).toMatchObject({ orderId, projectName: 'Casa Lavapiés', amount: '250.00' });
  expect(summary.latest).toHaveLength(3);
  for (const moment of ['2026-04-13T11:00:00Z']) {
    admin = await at(test, moment, admin);
    manager = await at(test, moment, manager);
    lucia = await at(test, moment, lucia);
  }
  expect((await summaryOf(lucia.userId)).next).toMatchObject({ dueOn: '2026-04-10', daysLate: 3 });
});

it('[A3] names the most urgent act that the role may do, and counts what waits', async () => {
  const { userId } = await as(test, 'user', { managerId: manager.userId });
  const customer = await as(test, 'user', { managerId: manager.userId });
  expect((await summaryOf(userId)).act).toBeNull();
  const ticketId = await newTicket(customer);
  expect((await summaryOf(customer.userId, manager)).act).toEqual({
    kind: 'answerTicket',
    subjectId: ticketId,
  });
  await givenBankAccount(test, customer.userId, { state: 'pending' });
  await givenTransaction(test, customer.userId);
  expect((await summaryOf(customer.userId)).act).toMatchObject({ kind: 'decideTransaction' });
  await givenVerification(test, customer.userId);
  expect((await summaryOf(customer.userId)).act).toMatchObject({ kind: 'decideIdentity' });
  const seen = await summaryOf(customer.userId, manager);
  expect(seen.act).toMatchObject({ kind: 'answerTicket' });
  expect(seen.waits).toMatchObject({ transactions: 1, verifications: 1, bankAccounts: 1, tickets: 1 });
});

it('[A3][E20] asks administrators to assign a manager to a customer without one', async () => {
  const { userId } = await as(test, 'user');
  expect((await summaryOf(userId)).act).toEqual({ kind: 'assignManager', subjectId: userId });
});

it('[A3][P6] hides customers of others from managers, and all from customers', async () => {
  const { userId } = await as(test, 'user');
  expect((await read(userId, manager)).statusCode).toBe(404);
  expect((await read(lucia.userId, manager)).statusCode).toBe(200);
  expect((await read(lucia.userId, lucia)).statusCode).toBe(403);
});
