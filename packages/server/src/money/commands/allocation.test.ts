/** Goal: the room reserved for preinvestors is divided among their wishes by published rules, exactly as the preview showed. */
import { termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, balances, compareBooks, invest, type openProject, projectUrl } from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import {
  editWish,
  givenPreinvestment,
  openAfterWindow,
  previewAllocation,
  allocate as runAllocation,
  wish,
  wishesOf,
  wishesUrl,
} from '../../../test/reserved.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';

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

type Terms = Parameters<typeof openProject>[2];

const revoke = (caller: Caller, wishId: string) => caller.post(`${wishesUrl}/${wishId}/revoke`, { body: {} });
const allocate = (projectId: string, options: { key?: string; digest?: string } = {}) =>
  runAllocation(admin, projectId, options);
const mailOf = async ({ userId }: Caller) => {
  const [row] = await test.db.select().from(users).where(eq(users.userId, userId));
  return (await mailsTo(test, row?.email ?? '')).at(0);
};

/**
 * Whether each project is in the list of projects that wait for staff. `attentionBy` is early, so the list
 * leaves out offers that only end soon.
 */
async function waitForStaff(...projectIds: string[]): Promise<boolean[]> {
  const { data } = (await admin.get('/v1/project/projects?attentionBy=2026-01-01&take=100')).json();
  const ids = data.map((project: { projectId: string }) => project.projectId);
  return projectIds.map((projectId) => ids.includes(projectId));
}

const preinvestment = (terms: Terms = {}) => givenPreinvestment(test, admin, terms);
const open = (projectId: string) => openAfterWindow(admin, projectId);

describe('an allocation', () => {
  it('[L13] is previewed once the window has ended, and run only after the project is open', async () => {
    const projectId = await preinvestment();
    await wish(await anInvestor(test, 60_000), projectId, '600.00');
    expect((await previewAllocation(admin, projectId)).json().code).toBe('project.preinvestment_runs');
    await test.db
      .update(projects)
      .set({ preinvestorDateEnd: '2026-01-31' })
      .where(eq(projects.projectId, projectId));
    const preview = (await previewAllocation(admin, projectId)).json();
    expect(preview).toMatchObject({ wished: '600.00', allocated: '600.00' });
    const { digest } = preview;
    expect((await allocate(projectId, { digest })).json().code).toBe('project.investing_not_possible');
    await open(projectId);
    expect((await allocate(projectId, { digest })).json()).toEqual(preview);
  });

  it('[L13] places all wishes if they fit, each with a reflection period of its own', async () => {
    const projectId = await preinvestment();
    const [first, second] = [await anInvestor(test, 60_000), await anInvestor(test, 60_000)];
    await wish(first, projectId, '600.00');
    await wish(second, projectId, '300.00');
    await open(projectId);
    const outsider = await anInvestor(test, 50_000);
    expect((await invest(outsider, projectId, '500.00')).json().code).toBe('project.preinvestors_first');

    const preview = (await previewAllocation(admin, projectId)).json();
    expect(preview).toMatchObject({
      room: '1000.00',
      wished: '900.00',
      allocated: '900.00',
      seed: projectId,
    });
    expect((await wishesOf(first, projectId))[0].state).toBe('open');
    const key = crypto.randomUUID();
    const { digest } = preview;
    const done = await allocate(projectId, { key, digest });
    expect(done.json()).toEqual(preview);
    expect((await allocate(projectId, { key, digest })).json()).toEqual(preview);
    expect((await allocate(projectId)).json().code).toBe('project.no_wishes');

    const [decided] = await wishesOf(first, projectId);
    expect(decided).toMatchObject({ state: 'invested', allocatedAmount: '600.00', reason: 'whole' });
    const order = (await first.get(`/v1/project/orders/${decided.orderId}`)).json();
    expect(order).toMatchObject({ amount: '600.00', status: 'pending', freeCancellationUntil: '2026-02-06' });
    const evidence = (await first.get(`/v1/project/orders/${decided.orderId}/evidence`)).json();
    expect(evidence).toMatchObject({ sheetVersion: 1, terms: { version: termsVersion } });
    expect(
      await balances(test, `wallet:${first.userId}`, `deposits:${projectId}`, `escrow:${projectId}`),
    ).toEqual([0, 0, 90_000]);
    expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
      amountInvested: '900.00',
      investorNumber: 2,
      wishNumber: 0,
    });
    expect((await mailOf(first))?.subject).toContain('600,00');
    expect((await invest(outsider, projectId, '500.00')).statusCode).toBe(201);
  });

  it('[L13] shares the reserved amount out in proportion, and says why', async () => {
    const projectId = await preinvestment();
    const [first, second, third] = [
      await anInvestor(test, 100_000),
      await anInvestor(test, 100_000),
      await anInvestor(test, 100_000),
    ];
    await wish(first, projectId, '1000.00');
    await wish(second, projectId, '900.00');
    await wish(third, projectId, '100.00');
    await open(projectId);
    const { lines, allocated } = (await allocate(projectId)).json();
    expect(allocated).toBe('1000.00');
    expect(
      lines.map((line: Record<string, string>) => [line.amount, line.allocatedAmount, line.reason]),
    ).toEqual([
      ['1000.00', '470.00', 'share'],
      ['900.00', '430.00', 'share'],
      ['100.00', '100.00', 'whole'],
    ]);
    expect(await balances(test, `wallet:${first.userId}`, `deposits:${projectId}`)).toEqual([53_000, 0]);
    const { data } = (await admin.get(`/v1/audit?subjectId=${projectId}&action=project.allocate`)).json();
    expect(data[0].after).toMatchObject({ wishNumber: 0 });
  });

  it('[L13][L46] leaves out who cannot invest any more, and gives their room to the others', async () => {
    const projectId = await preinvestment();
    const [able, poor, unverified] = [
      await anInvestor(test, 100_000),
      await anInvestor(test, 10_000),
      await anInvestor(test, 100_000),
    ];
    await wish(able, projectId, '900.00');
    await wish(poor, projectId, '500.00');
    await wish(unverified, projectId, '500.00');
    await test.db
      .update(users)
      .set({ verificationStatus: 'NotVerified' })
      .where(eq(users.userId, unverified.userId));
    await open(projectId);
    const { lines } = (await allocate(projectId)).json();
    const got = Object.fromEntries(
      lines.map((line: Record<string, string>) => [line.userId, [line.allocatedAmount, line.reason]]),
    );
    expect(got).toEqual({
      [able.userId]: ['900.00', 'whole'],
      [poor.userId]: ['100.00', 'balance'],
      [unverified.userId]: ['0.00', 'identity'],
    });
    expect((await wishesOf(unverified, projectId))[0]).toMatchObject({ state: 'missed', orderId: null });
    expect(await balances(test, `wallet:${unverified.userId}`, `wallet:${poor.userId}`)).toEqual([
      100_000, 0,
    ]);
  });

  it('[L13] takes no more investors than the project, by lots that its preview shows', async () => {
    const projectId = await preinvestment({ maxInvestorNumber: 3, preinvestorMaxNumber: 3 });
    const investors = await Promise.all(Array.from({ length: 3 }, () => anInvestor(test, 100_000)));
    for (const investor of investors) await wish(investor, projectId, '100.00');
    await test.db.update(projects).set({ maxInvestorNumber: 2 }).where(eq(projects.projectId, projectId));
    await open(projectId);
    const preview = (await previewAllocation(admin, projectId)).json();
    expect(preview).toMatchObject({ places: 2, allocated: '200.00' });
    const reasons = preview.lines.map(({ reason }: { reason: string }) => reason);
    expect(reasons.toSorted()).toEqual(['places', 'whole', 'whole']);
    expect((await allocate(projectId)).json()).toEqual(preview);
    expect((await admin.get(projectUrl(projectId))).json().investorNumber).toBe(2);
  });

  it('[L13] is refused if it differs from the preview that was seen', async () => {
    const projectId = await preinvestment();
    const [first, second] = [await anInvestor(test, 60_000), await anInvestor(test, 60_000)];
    const { wishId } = (await wish(first, projectId, '600.00')).json();
    await wish(second, projectId, '300.00');
    await open(projectId);
    const { digest } = (await previewAllocation(admin, projectId)).json();
    await revoke(first, wishId);
    expect((await allocate(projectId, { digest })).json()).toMatchObject({
      status: 409,
      code: 'project.allocation_changed',
    });
    expect((await wishesOf(second, projectId))[0].state).toBe('open');
    const unseen = await admin.post(`${projectUrl(projectId)}/allocation`, { body: {} });
    expect(unseen.json().errors).toMatchObject([{ path: 'digest', code: 'required' }]);
    expect((await allocate(projectId)).json().allocated).toBe('300.00');
  });

  it('[L13] is refused before the window has ended', async () => {
    const projectId = await preinvestment();
    await wish(await anInvestor(test, 50_000), projectId, '100.00');
    expect((await moveTo(admin, projectId, 'Investment')).json().code).toBe('project.preinvestment_runs');
    expect((await allocate(projectId)).json().code).toBe('project.investing_not_possible');
  });

  it('[A1][L13] appears in the queue of staff from the day after the window', async () => {
    const projectId = await preinvestment({ preinvestorDateEnd: '2026-02-05' });
    const empty = await preinvestment({ preinvestorDateEnd: '2026-02-05' });
    await wish(await anInvestor(test, 50_000), projectId, '100.00');
    admin = await at(test, '2026-02-05T22:59:00Z', admin);
    expect(await waitForStaff(projectId, empty)).toEqual([false, false]);
    // The project is still in Preinvestment.
    admin = await at(test, '2026-02-05T23:00:00Z', admin);
    expect(await waitForStaff(projectId, empty)).toEqual([true, true]);
    const toAllocate = (await admin.get('/v1/project/projects?isToAllocate=true&take=100')).json().data;
    const ids = toAllocate.map((project: { projectId: string }) => project.projectId);
    expect([ids.includes(projectId), ids.includes(empty)]).toEqual([true, false]);
    expect((await moveTo(admin, projectId, 'Investment')).statusCode).toBe(200);
    expect(await waitForStaff(projectId)).toEqual([true]);
    admin = await at(test, '2026-02-03T12:00:00Z', admin);
  });

  it('[L13] is refused to managers', async () => {
    const projectId = await preinvestment();
    await wish(await anInvestor(test, 50_000), projectId, '100.00');
    await open(projectId);
    const manager = await as(test, 'operator');
    expect((await manager.post(`${projectUrl(projectId)}/allocation`, { body: {} })).statusCode).toBe(403);
  });
});

describe('[L21] the time to confirm a wish after the sheet changed', () => {
  async function changed(terms: Terms = {}) {
    admin = await at(test, '2026-02-09T09:00:00Z', admin);
    const projectId = await preinvestment(terms);
    const [confirmed, other] = [await anInvestor(test, 60_000), await anInvestor(test, 60_000)];
    const { wishId } = (await wish(confirmed, projectId, '300.00')).json();
    await wish(other, projectId, '300.00');
    await open(projectId);
    expect((await publishSheet(admin, projectId, { isMaterial: true })).statusCode).toBe(201);
    expect((await editWish(confirmed, wishId, { amount: '300.00', sheetVersion: 2 })).statusCode).toBe(200);
    return { projectId, confirmed };
  }

  it('ends before the last day of the offer, so that those who confirmed can invest', async () => {
    const { projectId, confirmed } = await changed({
      dateEnd: '2026-02-12',
      preinvestorDateEnd: '2026-02-11',
    });
    admin = await at(test, '2026-02-11T22:59:00Z', admin);
    const early = (await previewAllocation(admin, projectId)).json();
    expect(early).toMatchObject({ code: 'project.wishes_to_confirm' });
    expect(early.detail).toContain('11/02/2026');
    expect(await waitForStaff(projectId)).toEqual([false]);
    admin = await at(test, '2026-02-12T09:00:00Z', admin);
    expect(await waitForStaff(projectId)).toEqual([true]);
    expect((await allocate(projectId)).statusCode).toBe(200);
    const [placed] = await wishesOf(await as(test, confirmed), projectId);
    expect(placed).toMatchObject({ state: 'invested', allocatedAmount: '300.00' });
  });

  it('does not start again with a version that needs no confirmation', async () => {
    const { projectId } = await changed();
    admin = await at(test, '2026-02-12T09:00:00Z', admin);
    expect((await publishSheet(admin, projectId)).json()).toMatchObject({ number: 3, isMaterial: false });
    expect((await previewAllocation(admin, projectId)).json().detail).toContain('13/02/2026');
    expect(await waitForStaff(projectId)).toEqual([false]);
    admin = await at(test, '2026-02-14T09:00:00Z', admin);
    expect(await waitForStaff(projectId)).toEqual([true]);
    expect((await allocate(projectId)).statusCode).toBe(200);
  });
});
