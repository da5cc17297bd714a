import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenActiveKind, givenKind } from '../../../test/investor-kinds.ts';
import { kindsUrl } from '../../../test/kind-requests.ts';
import { addressOf, mailAbout } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { expireKinds } from './expire-kinds.ts';

const daySeconds = 86_400;

let test: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  admin = await as(test, 'admin', { name: 'Elena', surname: 'Vidal Rueda' });
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const investor = () => as(test, 'user', { managerId: manager.userId });
const emailOf = ({ userId }: Caller) => addressOf(test, userId);

it('[L3] expires a kind after its last day, once, with a mail', async () => {
  const caller = await investor();
  const id = await givenActiveKind(test, caller.userId, {
    validFrom: '2024-03-03',
    validUntil: '2026-03-02',
  });
  await expireKinds(test.services);
  expect((await caller.get(`${kindsUrl}/${id}`)).json().state).toBe('active');
  test.clock.advance(daySeconds);
  await expireKinds(test.services);
  await expireKinds(test.services);
  const again = await as(test, caller);
  expect((await again.get(`${kindsUrl}/${id}`)).json().state).toBe('expired');
  const subject = 'Tu clasificación de inversor experimentado ha caducado';
  expect((await mailAbout(test, await emailOf(caller), subject)).text).toContain('02/03/2026');
  admin = await as(test, admin);
  const { data } = (await admin.get(`/v1/audit?subjectId=${id}`)).json();
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['investor-kind.expire']);
});

it('[L1][P6] shows managers their own customers, and exports what the caller may see', async () => {
  admin = await as(test, admin);
  manager = await as(test, manager);
  const stranger = await as(test, 'user');
  const theirs = await givenKind(test, stranger.userId);
  const own = await givenKind(test, (await investor()).userId);
  expect((await manager.get(`${kindsUrl}/${theirs}`)).statusCode).toBe(404);
  expect((await manager.get(`${kindsUrl}/${own}`)).statusCode).toBe(200);
  expect((await stranger.get(`${kindsUrl}/${own}`)).statusCode).toBe(404);
  const { body } = await admin.get(`${kindsUrl}/export?userId=${stranger.userId}`);
  expect(body).toContain('Experimentado');
  expect(body.trim().split('\r\n')).toHaveLength(2);
});

it('[L1][L37] is erased with the account', async () => {
  admin = await as(test, admin);
  const caller = await as(test, 'user');
  await givenActiveKind(test, caller.userId);
  expect((await admin.delete(`/v1/account/users/${caller.userId}`)).statusCode).toBe(204);
  const rows = await test.db.select().from(investorKinds).where(eq(investorKinds.userId, caller.userId));
  expect(rows).toEqual([]);
});
