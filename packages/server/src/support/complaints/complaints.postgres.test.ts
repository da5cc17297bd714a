// Goal: numbers have no gaps, and a complaint gets only one answer, even with concurrent requests.
// Method: the API on a real PostgreSQL, in two processes, with many requests in flight.
import { buildNewComplaint } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openPostgres } from '../../kit/database/postgres.ts';

const path = '/v1/support/complaints';

let apps: [TestApp, TestApp];
let admins: [Caller, Caller];
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const start = async () => buildTestApp({ database: await openPostgres(url) });
  apps = [await start(), await start()];
  const admin = await as(apps[0], 'admin');
  admins = [admin, await as(apps[1], 'admin')];
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const send = (by: Caller) => by.post(path, { form: formOf({ ...buildNewComplaint() }) });

describe('complaints at the same time', () => {
  it('[L35] are numbered without a gap or a repetition', async () => {
    const customers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => as(apps[index % 2] as TestApp, 'user')),
    );
    const answers = await Promise.all(customers.map(send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(201));
    const numbers = answers.map((answer) => Number(answer.json().reference.split('-')[1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  it('[L34] of one address are limited to ten', async () => {
    const customer = await as(apps[0], 'user');
    const elsewhere = await as(apps[1], { userId: customer.userId });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => send(index % 2 ? customer : elsewhere)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('support.too_many_complaints'));
  });

  it('[L35] get only one answer if two administrators answer', async () => {
    const { complaintId } = (await send(await as(apps[0], 'user'))).json();
    const body = { reasons: 'No es nuestro servicio.' };
    const answers = await Promise.all(
      admins.map((admin) => admin.post(`${path}/${complaintId}/dismiss`, { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { acts } = (await admins[0].get(`${path}/${complaintId}`)).json();
    expect(acts).toHaveLength(1);
  });
});
