import { addDays, belowTargetTexts, civilDateAt } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  compareBooks,
  endReflection,
  invested,
  openProject,
  ordersUrl,
  projectUrl,
} from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 10_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const close = (projectId: string, body: unknown = { refund: false }, caller = admin) =>
  caller.post(`${projectUrl(projectId)}/close`, { body });
const deliver = (projectId: string, period = 1) =>
  admin.post(`${projectUrl(projectId)}/distributions`, { body: { period } });
const phaseName = async (projectId: string) => (await admin.get(projectUrl(projectId))).json().phaseName;

/** A project that has raised 1,000 euros; they are due after a year, together with returns of 120 euros. */
async function financed() {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    projectDuration: 12,
    targetProfitability: 1_200,
    deliveryFeePeriod: 'end_of_project',
  });
  return { projectId, orderId: await invested(investor, projectId, '1000.00') };
}

it('[B4][A20][S9] a project closes without a refund only once everything is paid', async () => {
  const { projectId, orderId } = await financed();
  const code = async () => (await close(projectId)).json().code;
  expect(await code()).toBe('project.not_closable');
  await release(admin, projectId);
  expect(await code()).toBe('project.not_closable');
  await repay(admin, projectId, '1120.00');
  expect(await code()).toBe('project.not_closable');
  expect((await deliver(projectId)).statusCode).toBe(200);

  const answer = await close(projectId);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ kind: 'refund', principal: '0.00', gross: '0.00', lines: [] });
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
    phaseName: 'Closed',
    amountInvested: '1000.00',
    investorNumber: 1,
  });
  expect((await investor.get(`${ordersUrl}/${orderId}`)).json().status).toBe('finished');
  const { data } = (await investor.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
  expect(data[0]).toMatchObject({ kind: 'phase', phaseName: 'Closed' });
  expect(await code()).toBe('project.not_closable');
  expect((await deliver(projectId)).json().code).toBe('project.not_financed');
  expect((await release(admin, projectId)).json().code).toBe('project.not_financed');
  const schedule = (await admin.get(`${projectUrl(projectId)}/distributions`)).json().data;
  expect(schedule).toMatchObject([
    { gross: '120.00', principal: '1000.00', deliveredAt: expect.any(String) },
  ]);
});

it('[B5][B4] every money action of staff on a project is in the audit trail', async () => {
  const { projectId } = await financed();
  await release(admin, projectId);
  await repay(admin, projectId, '1120.00');
  await deliver(projectId);
  await close(projectId);
  const { data } = (await admin.get(`/v1/audit?subjectId=${projectId}&take=4`)).json();
  expect(data.map(({ action, userId }: Record<string, string>) => [action, userId])).toEqual([
    ['project.close', admin.userId],
    ['project.distribute', admin.userId],
    ['project.repayment', admin.userId],
    ['project.release', admin.userId],
  ]);
});

it('[B4] a project with money not yet released to the promoter does not close', async () => {
  const { projectId } = await financed();
  await repay(admin, projectId, '1120.00');
  await deliver(projectId);
  expect((await close(projectId)).json().code).toBe('project.not_closable');
  // No open order is left to refund.
  expect((await close(projectId, { refund: true })).json().code).toBe('project.not_closable');
  expect((await release(admin, projectId)).statusCode).toBe(201);
  expect((await close(projectId)).statusCode).toBe(200);
});

it('[A20] a preview of a close without a refund changes nothing', async () => {
  const { projectId } = await financed();
  const preview = () =>
    admin.post(`${projectUrl(projectId)}/close?preview=true`, { body: { refund: false } });
  expect((await preview()).json().code).toBe('project.not_closable');
  await release(admin, projectId);
  await repay(admin, projectId, '1120.00');
  await deliver(projectId);
  expect((await preview()).statusCode).toBe(200);
  expect(await phaseName(projectId)).toBe('Financed');
});

it('[A20][S1] a change of phase does not close a project that holds money', async () => {
  const open = await openProject(test, admin);
  await invested(investor, open.projectId, '100.00');
  const { projectId } = await financed();
  for (const id of [open.projectId, projectId]) {
    const refused = (await moveTo(admin, id, 'Closed')).json();
    expect(refused).toMatchObject({ status: 409, code: 'project.close_first' });
    expect(refused.detail).toContain('ciérralo con «Cerrar el proyecto»');
  }
  expect(await phaseName(open.projectId)).toBe('Investment');
  expect(await phaseName(projectId)).toBe('Financed');

  await release(admin, projectId);
  expect((await moveTo(admin, projectId, 'Closed')).json().code).toBe('project.close_first');
  await repay(admin, projectId, '1120.00');
  await deliver(projectId);
  expect((await moveTo(admin, projectId, 'Closed')).statusCode).toBe(200);
});

it('[A20][S9][L15] an administrator may set a project to Financed below its target once its reflection periods have ended, which activates its orders', async () => {
  const { projectId } = await openProject(test, admin, { financingAmount: 500_000, projectDuration: 12 });
  const orderId = await invested(investor, projectId, '1000.00');
  const tooEarly = (await moveTo(admin, projectId, 'Financed')).json();
  expect(tooEarly).toMatchObject({ status: 409, code: 'project.reflection_running' });
  expect(tooEarly.detail).toMatch(/gratis hasta el \d\d\/\d\d\/\d{4}/);
  await endReflection(investor, projectId);
  // The sheet in force promises to return the money if the target is missed.
  expect((await moveTo(admin, projectId, 'Financed')).json().code).toBe('project.target_missed');
  await publishSheet(admin, projectId, { edits: { texts: { belowTarget: belowTargetTexts.partial } } });
  // The change is material, so the investor may cancel again.
  expect((await moveTo(admin, projectId, 'Financed')).json().code).toBe('project.reflection_running');
  await endReflection(investor, projectId);
  const over = { dateEnd: addDays(civilDateAt(test.clock.now), -1) };
  await test.db.update(projects).set(over).where(eq(projects.projectId, projectId));
  expect((await moveTo(admin, projectId, 'Financed')).statusCode).toBe(200);
  expect((await investor.get(`${ordersUrl}/${orderId}`)).json().status).toBe('active');
  const { data } = (await investor.get(`${ordersUrl}/${orderId}/schedule`)).json();
  expect(data.at(-1)).toMatchObject({ principal: '1000.00', isLast: true });
});

it('[L15][L18] a project below its target is financed only in the days that its sheet names: not before its deadline, nor after them', async () => {
  const today = civilDateAt(test.clock.now);
  const edits = { texts: { belowTarget: belowTargetTexts.partial }, terms: { dateEnd: today } };
  const { projectId } = await openProject(test, admin, { financingAmount: 500_000 });
  await publishSheet(admin, projectId, { edits });
  await invested(investor, projectId, '100.00');
  await endReflection(investor, projectId);
  const tooEarly = (await moveTo(admin, projectId, 'Financed')).json();
  expect(tooEarly).toMatchObject({ status: 409, code: 'project.deadline_to_come' });
  const endDaysAgo = (days: number) =>
    test.db
      .update(projects)
      .set({ dateEnd: addDays(today, -days) })
      .where(eq(projects.projectId, projectId));
  // The sheet gives the owner 30 days after the deadline to accept less than the target.
  await endDaysAgo(31);
  const tooLate = (await moveTo(admin, projectId, 'Financed')).json();
  expect(tooLate).toMatchObject({ status: 409, code: 'project.partial_too_late' });
  expect(tooLate.detail).toContain(formatDate(addDays(today, -1)));
  await endDaysAgo(30);
  expect((await moveTo(admin, projectId, 'Financed')).statusCode).toBe(200);
});

it('[P7][A20] only administrators close a project', async () => {
  const manager = await as(test, 'operator');
  const { projectId } = await openProject(test, admin, { managerId: manager.userId });
  for (const [caller, status] of [
    [await as(test, 'visitor'), 401],
    [investor, 403],
    [manager, 403],
  ] as const) {
    expect((await close(projectId, { refund: true }, caller)).statusCode).toBe(status);
  }
  expect((await close(crypto.randomUUID(), { refund: true })).statusCode).toBe(404);
  for (const body of [{}, { refund: 'true' }, { refund: true, extra: 1 }]) {
    expect((await close(projectId, body)).statusCode).toBe(400);
  }
  expect(await phaseName(projectId)).toBe('Investment');
});
