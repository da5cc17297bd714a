/**
 * Goal: the company never takes more than its own money, whichever process books it. Method: two apps on one PostgreSQL book two
 * movements at the same time, each for all that the company has.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bankDays } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { compareBooks } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';

const rounds = 8;
let here: TestApp;
let there: TestApp;
let admin: Caller;
let adminThere: Caller;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const open = async () => ({
    database: await openDatabase({ database: { kind: 'postgres', url } }),
    config: { depositAccount: { holder: 'Semilla', account: 'ES9121000418450200051332' } },
  });
  here = await buildTestApp(await open());
  there = await buildTestApp(await open());
  admin = await as(here, 'admin');
  adminThere = await as(there, admin);
});
afterAll(async () => {
  await compareBooks(here);
  await there.close();
  await here.close();
});

it('[L40] only one of two movements that each take all of the company’s money is booked', async () => {
  const bank = bankDays(here, await as(here, 'admin'));
  const shown = async (amountCents: number) => (await bank.shows({ amountCents }))[0].bankEntryId;
  const book = (caller: Caller, bankEntryId: string) =>
    caller.post(`/v1/payment/bank-entries/${bankEntryId}/other-booking`, {
      body: { as: 'companyMoney', why: 'Visto con el banco.' },
    });
  for (let round = 0; round < rounds; round += 1) {
    expect((await book(admin, await shown(5_000))).statusCode).toBe(201);
    const [one, other] = [await shown(-5_000), await shown(-5_000)];
    const answers = await Promise.all([book(admin, one), book(adminThere, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('payment.company_owes');
  }
});
