/**
 * Goal: investors do not silently lose their reflection period when staff change their account. Method: orders, wishes
 * and waiting places on a real ledger, then edits by an administrator.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailAbout } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { invest, openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { fullProject, join } from '../../../test/waiting-lists.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-02-02T09:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const edit = (userId: string, body: object) => admin.patch(`/v1/account/users/${userId}`, { body });

it('[L13][L15] the mail about a disabled account says until when each order can be cancelled', async () => {
  const email = 'desactivada@example.com';
  const investor = await anInvestor(test, 100_000, { email });
  const { projectId } = await openProject(test, admin, { name: 'Huerto de Almagro' });
  const { freeCancellationUntil } = (await invest(investor, projectId, '100.00')).json();
  expect(freeCancellationUntil).toBe('2026-02-06');
  const full = await fullProject(test, admin);
  await join(investor, full.projectId, '200.00');
  expect((await edit(investor.userId, { disabled: true })).statusCode).toBe(200);
  const { text } = await mailAbout(test, email, 'Tu cuenta está desactivada');
  expect(text).toContain('hasta su fecha: Huerto de Almagro (06/02/2026).');
  expect(text).toContain('tus puestos en listas de espera no se convertirán en inversiones');
});

it('[L13] the mail about a disabled account without orders does not mention orders', async () => {
  const email = 'sin.ordenes@example.com';
  const { userId } = await anInvestor(test, 0, { email });
  await edit(userId, { disabled: true });
  const { text } = await mailAbout(test, email, 'Tu cuenta está desactivada');
  expect(text).not.toMatch(/cancelar|listas de espera/);
});

it.each([
  ['an order', 'has_active_orders'],
  ['a place on a waiting list', 'is_waiting'],
  ['money', 'has_money'],
])('[L13][P7] a customer with %s cannot become staff', async (what, code) => {
  const investor = await anInvestor(test, what === 'a place on a waiting list' ? 0 : 10_000);
  const { projectId } = await openProject(test, admin);
  if (what === 'an order') await invest(investor, projectId, '100.00');
  if (what === 'a place on a waiting list')
    await join(investor, (await fullProject(test, admin)).projectId, '200.00');
  const refused = await edit(investor.userId, { role: 'operator' });
  expect(refused.json()).toMatchObject({
    code: 'account.customer_not_staff',
    errors: [{ code }],
    detail: expect.stringContaining('crea otra cuenta'),
  });
  const [user] = await test.db.select().from(users).where(eq(users.userId, investor.userId));
  expect(user?.role).toBe('user');
});
