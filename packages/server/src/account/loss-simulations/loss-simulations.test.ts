import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { findInvestorFacts } from '../investor-profile/find-investor-facts.ts';

const path = '/v1/account/loss-simulations';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-02T10:00:00Z') });
});
afterAll(() => test.close());

const newcomer = () => as(test, 'user', { isUntested: true });
const sendResult = (caller: Caller, result: string, more: object = { isAcknowledged: true }) =>
  caller.post(path, { body: { result, ...more } });
const factsOn = async ({ userId }: Caller, day: string) =>
  (await findInvestorFacts(test.db, [userId], day)).get(userId);

it('[L7][L8] stores the result with its day and acknowledgement, but not the inputs', async () => {
  const caller = await newcomer();
  const answer = await sendResult(caller, '3100.01');
  expect(answer.json()).toEqual({
    lossSimulationId: expect.any(String),
    userId: caller.userId,
    userName: 'Nuria Campos Rey',
    result: '3100.01',
    threshold: '1550.00',
    validUntil: '2027-03-01',
    createdAt: expect.stringMatching(/^2026-03-02/),
  });
  const [row] = await test.db.select().from(lossSimulations).where(eq(lossSimulations.userId, caller.userId));
  expect(Object.keys(row ?? {}).sort()).toEqual([
    'createdAt',
    'lossSimulationId',
    'resultCents',
    'userId',
    'validUntil',
  ]);
});

it('[L7] refuses a result without the acknowledgement, and any inputs', async () => {
  const caller = await newcomer();
  expect((await sendResult(caller, '3100.00', {})).json().errors).toMatchObject([{ path: 'isAcknowledged' }]);
  const withInput = { isAcknowledged: true, workIncome: '24000.00' };
  expect((await sendResult(caller, '3100.00', withInput)).json().errors).toMatchObject([
    { path: 'workIncome', code: 'unknown_field' },
  ]);
  expect((await caller.get(path)).json().total).toBe(0);
});

it('[L7][L8] only the latest result counts, for a year', async () => {
  const caller = await newcomer();
  expect(await factsOn(caller, '2026-03-02')).toMatchObject({
    lossResultCents: null,
    thresholdCents: 100_000,
  });
  await sendResult(caller, '90000.00');
  await sendResult(caller, '4000.00');
  expect(await factsOn(caller, '2027-03-01')).toMatchObject({
    lossResultCents: 400_000,
    lossResultUntil: '2027-03-01',
    thresholdCents: 200_000,
  });
  expect(await factsOn(caller, '2027-03-02')).toMatchObject({
    lossResultCents: null,
    thresholdCents: 100_000,
  });
  const profile = (await caller.get('/v1/account/investor-profile')).json();
  expect(profile).toMatchObject({ lossResult: '4000.00', threshold: '2000.00' });
});
