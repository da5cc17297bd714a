/**
 * Goal: load never causes a 403 for an investor's order. Method: many orders at once on PostgreSQL, some from a manager and from
 * an investor without an approved identity; only those get a 403, and it says why.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, makeInvestor } from '../../../test/money.ts';
import { compareBooks, invest, openProject } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { users } from '../../schema/users.ts';

const [investorNumber, ordersEach] = [24, sized(10, 200)];
let test: TestApp;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({ database: await openDatabase({ database: { kind: 'postgres', url } }) });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

it(`[B1][C7] of ${investorNumber * ordersEach} orders at once, only those of callers who may not invest get 403`, async () => {
  const admin = await as(test, 'admin');
  const open = { financingAmount: 400_000_000, maxInvestorNumber: null, minimumInvestment: 1_000 };
  const [one, other] = [await openProject(test, admin, open), await openProject(test, admin, open)];
  const investors = await Promise.all(
    Array.from({ length: investorNumber }, () => anInvestor(test, ordersEach * 1_000)),
  );
  const unidentified = await anInvestor(test, ordersEach * 1_000);
  await test.db
    .update(users)
    .set({ verificationStatus: 'Declined' })
    .where(eq(users.userId, unidentified.userId));
  const manager = await as(test, 'operator');
  await makeInvestor(test, manager.userId, 0);

  const place = async (caller: Caller, round: number) => {
    const { projectId } = round % 2 ? one : other;
    const answer = await invest(caller, projectId, '10.00');
    return { caller, status: answer.statusCode, code: answer.json().code };
  };
  const callers = [...investors, unidentified, manager];
  const answers = await Promise.all(
    Array.from({ length: ordersEach }, (_, round) => callers.map((caller) => place(caller, round))).flat(),
  );

  const outcomes = (caller: Caller) =>
    new Set(
      answers.filter((answer) => answer.caller === caller).map(({ status, code }) => `${status} ${code}`),
    );
  expect(outcomes(unidentified)).toEqual(new Set(['403 project.identity_not_approved']));
  expect(outcomes(manager)).toEqual(new Set(['403 request.forbidden']));
  const refused = answers.filter(({ caller, status }) => investors.includes(caller) && status !== 201);
  expect(refused).toEqual([]);
});
