/**
 * Goal: one member of staff alone cannot make a customer lose a place on a waiting list to another customer.
 * Method: staff keep the first customer from investing, then room appears.
 */
import { staffActWaitsMs } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { aCompany } from '../../../test/companies.ts';
import { becomeSophisticated, loseKind } from '../../../test/investor-acts.ts';
import { acceptedAccount, anInvestor, askFor, reject } from '../../../test/money.ts';
import { at, cancel, compareBooks, invest, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { fullProject, join, ownPlaces, stateOf } from '../../../test/waiting-lists.ts';
import { projects } from '../../schema/projects.ts';
import { verifications } from '../../schema/verifications.ts';
import { fillWaitingLists } from '../fill-waiting-lists.ts';

const start = '2026-02-02T09:00:00Z';
let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date(start) });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const change = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
};
const edit = ({ userId }: Caller, body: object) =>
  change(admin.patch(`/v1/account/users/${userId}`, { body }));
const disable = (customer: Caller) => edit(customer, { disabled: true });
const enable = (customer: Caller) => edit(customer, { disabled: false });

async function withdraw({ userId }: Caller, amount: string) {
  const bankAccountId = await acceptedAccount(test, userId);
  const asked = await askFor(admin, { type: 'withdraw', amount, bankAccountId, userId });
  expect(asked.statusCode, asked.body).toBe(201);
  return asked.json().transactionId as string;
}

/** The customer invests the money elsewhere. */
async function spend(customer: Caller) {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    minimumInvestment: 10_000,
  });
  await change(invest(customer, projectId, '500.00'));
}

async function declineIdentity({ userId }: Caller) {
  const [row] = await test.db.select().from(verifications).where(eq(verifications.userId, userId));
  const url = `/v1/account/verifications/${row?.verificationId}`;
  await change(
    admin.patch(url, { body: { decision: 'Declined', decisionReason: 'No se lee.', why: 'No se lee.' } }),
  );
}

/** Room for 500 euros, wanted by a customer whom staff keep from investing, and by another one. */
async function roomAfter(act: (customer: Caller) => Promise<unknown>, customer?: Caller) {
  const { projectId, first, orderId } = await fullProject(test, admin);
  const [kept, next] = [customer ?? (await anInvestor(test, 50_000)), await anInvestor(test, 50_000)];
  for (const caller of [kept, next]) await join(caller, projectId, '500.00');
  await act(kept);
  await cancel(first, orderId);
  await fillWaitingLists(test.app);
  return { projectId, kept, next };
}

/** Fills the lists as long after the start as given, and signs the customer in again. */
async function fillAfter(ms: number, customer: Caller): Promise<Caller> {
  const later = await at(test, new Date(Date.parse(start) + ms).toISOString(), customer);
  await fillWaitingLists(test.app);
  return later;
}

it.each<[string, (customer: Caller) => Promise<unknown>, string]>([
  ['disabled', disable, 'account'],
  ['left without money by a withdrawal', (customer) => withdraw(customer, '500.00'), 'balance'],
  ['refused as a person', declineIdentity, 'identity'],
])('[L15][P7] waits 72 hours for a customer who was %s by staff', async (_, act, refusal) => {
  const { projectId, kept, next } = await roomAfter(act);
  expect(await stateOf(next, projectId)).toEqual(['waiting', null]);
  const meanwhile = await fillAfter(staffActWaitsMs - 60_000, next);
  expect(await stateOf(meanwhile, projectId)).toEqual(['waiting', null]);
  const later = await fillAfter(staffActWaitsMs + 60_000, next);
  expect(await stateOf(later, projectId)).toEqual(['invested', '500.00']);
  admin = await as(test, admin);
  const [place] = await ownPlaces(admin, projectId);
  expect(place).toMatchObject({ userId: kept.userId, state: 'missed', refusal });
  admin = await at(test, start, admin);
});

it('[L15][P7] waits for a customer without an entry test, whose kind staff ended', async () => {
  const sophisticated = await anInvestor(test, 50_000, { isUntested: true });
  await becomeSophisticated(sophisticated, admin);
  const { projectId, kept, next } = await roomAfter((customer) => loseKind(customer, admin), sophisticated);
  expect(await stateOf(kept, projectId)).toEqual(['waiting', null]);
  expect(await stateOf(next, projectId)).toEqual(['waiting', null]);
});

it('[L15][P7] waits for a company that staff gave the tax number of the platform', async () => {
  const company = await aCompany(test, 50_000, { name: 'Huerta Común S.L.' });
  const { taxId } = test.services.config.company;
  const { projectId, kept, next } = await roomAfter((customer) => edit(customer, { taxId }), company);
  expect(await stateOf(kept, projectId)).toEqual(['waiting', null]);
  expect(await stateOf(next, projectId)).toEqual(['waiting', null]);
});

it('[L15][P7] waits too if the withdrawal leaves only a part of the money', async () => {
  const { projectId, kept, next } = await roomAfter((customer) => withdraw(customer, '300.00'));
  expect(await stateOf(kept, projectId)).toEqual(['waiting', null]);
  expect(await stateOf(next, projectId)).toEqual(['waiting', null]);
});

it('[L15] waits for no customer who spent the money, whatever else staff did about them', async () => {
  const { projectId, kept, next } = await roomAfter(async (customer) => {
    await edit(customer, { phone: '+34 600 123 456' });
    await spend(customer);
  });
  expect(await stateOf(kept, projectId)).toEqual(['missed', null]);
  expect(await stateOf(next, projectId)).toEqual(['invested', '500.00']);
});

it('[L15][P7] invests as soon as the act of staff is undone', async () => {
  const { projectId, kept } = await roomAfter(disable);
  await enable(kept);
  await fillWaitingLists(test.app);
  expect(await stateOf(await as(test, kept), projectId)).toEqual(['invested', '500.00']);

  let withdrawal = '';
  const other = await roomAfter(async (customer) => {
    withdrawal = await withdraw(customer, '500.00');
  });
  await reject(admin, withdrawal, 'No se ha pedido.');
  await fillWaitingLists(test.app);
  expect(await stateOf(other.kept, other.projectId)).toEqual(['invested', '500.00']);
});

it('[L15][P7] waits for no customer after the deadline, so that the refund is not delayed', async () => {
  const { projectId } = await roomAfter(disable);
  await test.db.update(projects).set({ dateEnd: '2026-02-01' }).where(eq(projects.projectId, projectId));
  await fillWaitingLists(test.app);
  expect((await admin.get(projectUrl(projectId))).json().waitingNumber).toBe(0);
});
