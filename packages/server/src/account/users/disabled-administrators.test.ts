/**
 * Goal: no single administrator can end the acts that take two, by disabling the only other one. Method: platforms with a few
 * administrators, whose clock moves on.
 */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { users } from '../../schema/users.ts';
import { endLoneDisablings } from './disabled-administrators.ts';

const hour = 3_600;

let test: TestApp;
let attacker: Caller;
let rival: Caller;
beforeEach(async () => {
  test = await buildTestApp();
  [attacker, rival] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterEach(() => test.close());

const disable = async (by: Caller, who: Caller) =>
  (await as(test, by)).patch(`/v1/account/users/${who.userId}`, { body: { disabled: true } });

const isDisabled = async ({ userId }: Caller) => {
  const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
  return row?.disabledAt !== null;
};

async function pass(hours: number): Promise<void> {
  test.clock.advance(hours * hour);
  await endLoneDisablings(test.services);
}

it('[P7] disabling the only other administrator ends by itself after a day, and cannot be repeated', async () => {
  const email = await addressOf(test, rival.userId);
  expect((await disable(attacker, rival)).statusCode).toBe(200);
  await pass(23);
  expect(await isDisabled(rival)).toBe(true);
  await pass(1);
  expect(await isDisabled(rival)).toBe(false);
  const mails = (await mailsTo(test, email)).map(({ text }) => text);
  for (const said of ['menos de dos administradores', 'ha activado tu cuenta'])
    expect(mails).toContainEqual(expect.stringContaining(said));
  const noted = await test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, rival.userId));
  expect(noted.filter(({ action }) => action === 'user.enable')).toMatchObject([{ userId: null }]);
  expect((await disable(attacker, rival)).json()).toMatchObject({
    status: 409,
    code: 'account.last_administrators',
  });
  expect((await disable(rival, attacker)).statusCode).toBe(200);
});

it('[P7] disabling lasts if a second administrator was made since, or two were left', async () => {
  const [third, fourth] = [await as(test, 'admin'), await as(test, 'admin')];
  expect((await disable(attacker, fourth)).statusCode).toBe(200);
  await pass(48);
  expect(await isDisabled(fourth)).toBe(true);
  for (const who of [third, rival]) expect((await disable(attacker, who)).statusCode).toBe(200);
  await as(test, 'admin');
  await pass(48);
  expect([await isDisabled(third), await isDisabled(rival)]).toEqual([true, true]);
});

it('[P7] an administrator who may not approve yet does not count as left', async () => {
  const newcomer = await as(test, 'admin');
  await test.db.update(users).set({ roleGivenAt: test.clock.now }).where(eq(users.userId, newcomer.userId));
  await disable(attacker, rival);
  await pass(24);
  expect(await isDisabled(rival)).toBe(false);
});
