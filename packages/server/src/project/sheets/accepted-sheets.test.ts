import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, signIn } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { invest, openProject, projectUrl } from '../../../test/orders.ts';
import { givenPreinvestment, join, wish } from '../../../test/reserved.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const sheetOf = (caller: Caller, projectId: string, number = 1) =>
  caller.get(`${projectUrl(projectId)}/sheet-versions/${number}/pdf`);

/** Declines an investor's identity, which hides private projects from them. */
const decline = ({ userId }: Caller) =>
  test.db.update(users).set({ verificationStatus: 'Declined' }).where(eq(users.userId, userId));

/** A private project of 100 € filled by a first investor, with a second one on the waiting list. */
async function full() {
  const { projectId } = await openProject(test, admin, { private: true, financingAmount: 10_000 });
  const [first, second] = [await anInvestor(test, 20_000), await anInvestor(test, 20_000)];
  expect((await invest(first, projectId, '100.00')).statusCode).toBe(201);
  expect((await join(second, projectId, '100.00')).statusCode).toBe(201);
  return { projectId, first, second };
}

describe('[L37] the sheet of a project that is hidden', () => {
  it('can be read by investors with a wish after the preinvestment is discarded, and by no other customer', async () => {
    const projectId = await givenPreinvestment(test, admin, { preinvestorDateEnd: null });
    const [investor, other] = [await anInvestor(test, 50_000), await anInvestor(test, 50_000)];
    expect((await wish(investor, projectId, '300.00')).json()).toMatchObject({ sheetVersion: 1 });
    const body = { refund: true, why: 'No sale adelante.' };
    expect((await admin.post(`${projectUrl(projectId)}/close`, { body })).statusCode).toBe(200);
    expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe('Discarded');
    expect((await investor.get(projectUrl(projectId))).statusCode).toBe(404);

    const sheet = await sheetOf(investor, projectId);
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringContaining('private'),
    });
    expect((await sheetOf(investor, projectId, 2)).statusCode).toBe(404);
    for (const caller of [other, await as(test, 'visitor'), await as(test, 'operator')])
      expect((await sheetOf(caller, projectId)).statusCode).toBe(404);
  });

  it('can be read by investors with an order or a waiting place, whatever happened to their identity', async () => {
    const { projectId, first, second } = await full();
    for (const caller of [first, second]) {
      await decline(caller);
      expect((await caller.get(projectUrl(projectId))).statusCode).toBe(404);
      expect((await sheetOf(caller, projectId)).statusCode).toBe(200);
    }
    const other = await anInvestor(test, 20_000);
    expect((await sheetOf(other, projectId)).statusCode).toBe(200);
    await decline(other);
    expect((await sheetOf(other, projectId)).statusCode).toBe(404);
  });

  it('cannot be read before the one-time code', async () => {
    const { projectId, first } = await full();
    const cookie = await signIn(test, first.userId, 'half');
    const url = `${projectUrl(projectId)}/sheet-versions/1/pdf`;
    expect((await test.app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
  });
});
