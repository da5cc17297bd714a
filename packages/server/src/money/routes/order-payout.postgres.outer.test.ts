/**
 * Goal: money ordered for a promoter leaves once; it is not also refunded, released or put into a second file at the same moment.
 * Method: two apps on one PostgreSQL; both requests are sent at once, several times.
 */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../kit/database/open-database.ts';

const rounds = 4;
const why = 'La obra empieza el lunes.';
const filesUrl = '/v1/payment/payment-files';
let here: TestApp;
let there: TestApp;
let marta: Caller;
let martaThere: Caller;
let investor: Caller;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  const open = () => openDatabase({ database: { kind: 'postgres', url } });
  here = await buildTestApp({ database: await open() });
  there = await buildTestApp({ database: await open() });
  marta = await as(here, 'admin');
  martaThere = await as(there, marta);
  investor = await anInvestor(here, 10_000_000);
});
afterAll(async () => {
  await compareBooks(here);
  await there.close();
  await here.close();
});

async function financed(): Promise<string> {
  const given = { financingAmount: 100_000, withdrawMoneyFinanced: true };
  const { projectId } = await openProject(here, marta, given);
  await invested(investor, projectId, '1000.00');
  return projectId;
}

const order = (by: Caller, projectId: string) =>
  by.post(`${projectUrl(projectId)}/release-orders`, { body: { why } });
const isDone = ({ statusCode }: { statusCode: number }) => statusCode < 300;
const statusesOf = (answers: { statusCode: number }[]) => answers.filter(isDone).length;

it('[L40] if a release by file races with closing the project with a refund, only one succeeds', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const projectId = await financed();
    const [ordered, closed] = await Promise.all([
      order(marta, projectId),
      martaThere.post(`${projectUrl(projectId)}/close`, { body: { refund: true, why } }),
    ]);
    expect(statusesOf([ordered, closed]), `${ordered.body} ${closed.body}`).toBe(1);
    expect(await balances(here, `escrow:${projectId}`)).toEqual([isDone(ordered) ? 100_000 : 0]);
    if (isDone(ordered))
      await marta.post(`/v1/payment/payment-orders/${ordered.json().paymentOrderId}/cancel`);
  }
});

it('[L40] of two concurrent releases by file only one is ordered, and of two concurrent files only one pays it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const projectId = await financed();
    const ordered = await Promise.all([order(marta, projectId), order(martaThere, projectId)]);
    expect(statusesOf(ordered)).toBe(1);
    const files = await Promise.all([
      marta.post(filesUrl, { body: {} }),
      martaThere.post(filesUrl, { body: {} }),
    ]);
    expect(statusesOf(files), files.map(({ body }) => body).join(' ')).toBe(1);
    const [file] = files.filter(isDone);
    expect(file?.json()).toMatchObject({ payments: 1, total: '1000.00' });
    const paymentOrderId = ordered.find(isDone)?.json().paymentOrderId;
    const cancelUrl = `/v1/payment/payment-orders/${paymentOrderId}/cancel`;
    expect((await marta.post(cancelUrl)).json().code).toBe('payment.in_payment_file');
    await marta.post(`${filesUrl}/${file?.json().paymentFileId}/cancel`, { body: { why } });
    expect((await marta.post(cancelUrl)).statusCode).toBe(201);
  }
});
