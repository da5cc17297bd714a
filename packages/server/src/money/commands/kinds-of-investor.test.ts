/** Goal: only non-sophisticated investors have a reflection period; what counts is their kind when they ordered. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenActiveKind } from '../../../test/investor-kinds.ts';
import { mailAbout } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { cancel, compareBooks, invest, openProject, ordersUrl, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { orders } from '../../schema/orders.ts';
import { users } from '../../schema/users.ts';
import { financeProjects } from '../finance-projects.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-02-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const project = { financingAmount: 100_000, cancellationFee: 200 };
const storedKind = async (orderId: string) =>
  (await test.db.select().from(orders).where(eq(orders.orderId, orderId)))[0]?.investorKind;

it.each(['sophisticated', 'professional'] as const)(
  '[L1][L13] a %s investor has no reflection period, and pays the penalty at once',
  async (kind) => {
    const { projectId, name } = await openProject(test, admin, project);
    const investor = await anInvestor(test, 50_000);
    await givenActiveKind(test, investor.userId, { kind });
    const order = (await invest(investor, projectId, '500.00')).json();
    expect(order.freeCancellationUntil).toBeNull();
    const evidence = (await investor.get(`${ordersUrl}/${order.orderId}/evidence`)).json();
    expect(evidence).toMatchObject({ freeCancellationUntil: null, reflectionHolidays: null });
    expect(await storedKind(order.orderId)).toBe(kind);
    const [user] = await test.db.select().from(users).where(eq(users.userId, investor.userId));
    const mail = await mailAbout(test, user?.email as string, `Has invertido en ${name}`);
    expect(mail.text).toContain('no tienes periodo de reflexión');
    expect((await cancel(investor, order.orderId)).json()).toMatchObject({ penaltyAmount: '10.00' });
  },
);

it('[L1][L13] an order keeps the kind its investor had that day, whatever changes later', async () => {
  const { projectId } = await openProject(test, admin, project);
  const investor = await anInvestor(test, 80_000);
  const before = (await invest(investor, projectId, '400.00')).json();
  expect(before.freeCancellationUntil).toBe('2026-02-06');
  const id = await givenActiveKind(test, investor.userId);
  expect((await cancel(investor, before.orderId)).json()).toMatchObject({ penaltyAmount: '0.00' });
  const during = (await invest(investor, projectId, '400.00')).json();
  const body = { state: 'ended', reason: 'Ya no cumple las condiciones.' };
  expect((await admin.patch(`/v1/account/investor-kinds/${id}`, { body })).statusCode).toBe(200);
  expect((await cancel(investor, during.orderId)).json()).toMatchObject({ penaltyAmount: '8.00' });
  expect([await storedKind(before.orderId), await storedKind(during.orderId)]).toEqual([
    'non-sophisticated',
    'sophisticated',
  ]);
});

it('[L13][L15] the last euro from a sophisticated investor does not end anybody else’s reflection period', async () => {
  const { projectId } = await openProject(test, admin, project);
  const reflecting = await anInvestor(test, 60_000);
  const last = await anInvestor(test, 40_000);
  await givenActiveKind(test, last.userId);
  const { orderId } = (await invest(reflecting, projectId, '600.00')).json();
  const bound = (await invest(last, projectId, '400.00')).json();
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
    phaseName: 'Investment',
    fullySubscribedUntil: '2026-02-06',
  });
  expect((await cancel(last, bound.orderId)).json().code).toBe('project.order_bound');
  expect((await cancel(reflecting, orderId)).json()).toMatchObject({ penaltyAmount: '0.00' });
});

it('[L13][L15] a project whose last order has no reflection period waits only for the periods of the others', async () => {
  const { projectId } = await openProject(test, admin, project);
  const reflecting = await anInvestor(test, 60_000);
  const last = await anInvestor(test, 40_000);
  await givenActiveKind(test, last.userId);
  await invest(reflecting, projectId, '600.00');
  test.clock.advance(5 * 86_400);
  admin = await as(test, admin);
  await invest(await as(test, last), projectId, '400.00');
  await financeProjects(test.app);
  expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe('Financed');
  test.clock.advance(-5 * 86_400);
  admin = await as(test, admin);
});
