import { civilDateAt, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { lend } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, cancel, compareBooks, invested, openProject } from '../../../test/orders.ts';
import { givenQuestion } from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import type { StoredProject } from '../../project/access.ts';
import { projects } from '../../schema/projects.ts';
import { type ActFacts, projectActOf } from './project-act.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let investor: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  investor = await anInvestor(test, 10_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const read = (projectId: string, caller = admin) =>
  caller.get(v1.projectSummaries.findOne.path.replace(':projectId', projectId));
const summaryOf = async (...given: Parameters<typeof read>) => (await read(...given)).json();

async function goTo(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  manager = await at(test, moment, manager);
  investor = await at(test, moment, investor);
}

it('[A8] says what a draft still lacks, also to its manager', async () => {
  const { projectId } = await openProject(test, admin, {
    phase: 'Draft',
    managerId: manager.userId,
    dateStart: '2026-02-01',
    dateEnd: '2026-03-01',
  });
  const summary = await summaryOf(projectId);
  expect(summary).toMatchObject({ curve: [], next: null, act: { kind: 'complete' } });
  expect(summary.act.missing).toEqual(['tax', 'descriptions', 'documents', 'multimedia', 'sheet']);
  expect((await summaryOf(projectId, manager)).act).toEqual(summary.act);
});

describe('the next act of a draft', () => {
  const reviewUrl = (projectId: string) => `/v1/project/projects/${projectId}/review`;
  const actsOf = async (projectId: string) => [
    (await summaryOf(projectId)).act,
    (await summaryOf(projectId, manager)).act,
  ];

  it('[A8][A30] is the review for administrators once its manager has sent it, and then its correction', async () => {
    const { projectId } = await openProject(test, admin, { phase: 'Draft', managerId: manager.userId });
    const sent = await manager.post(reviewUrl(projectId), { body: { message: null } });
    const { sentByName } = sent.json().review;
    const since = civilDateAt(test.clock.now);
    expect(await actsOf(projectId)).toMatchObject([
      { kind: 'review', since, byName: sentByName, missing: [] },
      { kind: 'awaitReview', since, byName: sentByName, missing: [] },
    ]);
    const body = { comments: 'Falta el plazo de la obra.' };
    const returned = await admin.post(`${reviewUrl(projectId)}/return`, { body });
    const byName = returned.json().review.returnedByName;
    expect(await actsOf(projectId)).toMatchObject([
      { kind: 'awaitCorrection', since, byName },
      { kind: 'correctDraft', since, byName },
    ]);
    await manager.post(reviewUrl(projectId), { body: { message: null } });
    expect(await actsOf(projectId)).toMatchObject([{ kind: 'review' }, { kind: 'awaitReview' }]);
    await manager.post(`${reviewUrl(projectId)}/withdraw`);
    expect(await actsOf(projectId)).toMatchObject([{ kind: 'complete' }, { kind: 'complete' }]);
  });

  it('[A8][A30] is none before the planned opening, whose day it says', async () => {
    const { projectId } = await openProject(test, admin, { phase: 'Draft', managerId: manager.userId });
    await manager.post(reviewUrl(projectId), { body: { message: null } });
    const opensAt = new Date(test.clock.now.getTime() + 3 * 86_400_000);
    const body = { phaseName: 'Next_Opening', opensAt: opensAt.toISOString() };
    await admin.post(`/v1/project/projects/${projectId}/opening`, { body });
    const waits = { kind: 'awaitOpening', dueOn: civilDateAt(opensAt) };
    expect(await actsOf(projectId)).toMatchObject([waits, waits]);
  });

  it('[A8][A30] is to send a complete one for review, or to publish it', async () => {
    const { projectId } = await openProject(test, admin, { phase: 'Draft', taxWithholder: 'platform' });
    const [row] = await test.db.select().from(projects).where(eq(projects.projectId, projectId));
    const facts: ActFacts = {
      project: { ...(row as StoredProject), dateStart: '2026-02-01', dateEnd: '2026-03-01', sheetVersion: 1 },
      preparation: { review: null, opening: null },
      contents: { descriptions: 1, documents: 1, multimedia: 1 },
      isToAllocate: false,
      hasPayoutAccount: false,
      escrowCents: 0,
      returnsCents: 0,
      next: undefined,
      today: '2026-01-10',
    };
    expect(projectActOf(facts, 'operator')?.kind).toBe('sendForReview');
    expect(projectActOf(facts, 'admin')?.kind).toBe('publish');
  });
});

it('[A8] adds up what was invested by day, less what was cancelled, and counts what waits', async () => {
  const { projectId } = await openProject(test, admin, { managerId: manager.userId });
  await invested(investor, projectId, '500.00');
  const second = await invested(investor, projectId, '300.00');
  await goTo('2026-01-12T11:00:00Z');
  await cancel(investor, second);
  await goTo('2026-01-13T23:30:00Z');
  await invested(investor, projectId, '1000.00');
  await givenQuestion(test, { projectId, askedById: investor.userId });
  expect(await summaryOf(projectId)).toMatchObject({
    curve: [
      { on: '2026-01-10', invested: '800.00' },
      { on: '2026-01-12', invested: '500.00' },
      { on: '2026-01-14', invested: '1500.00' },
    ],
    next: null,
    act: null,
    waits: { proposals: 0, questions: 1, wishes: 0, waitingPlaces: 0 },
  });
});

it('[A8] asks for the repayment of a financed project, counts the days that it is late, and then for the delivery', async () => {
  const projectId = await lend(test, { admin, investor }, { managerId: manager.userId });
  const next = { period: 1, dueOn: '2026-04-14', amount: '300.00', isInDefault: false };
  expect(await summaryOf(projectId)).toMatchObject({
    next: { ...next, daysLate: 0 },
    act: { kind: 'recordRepayment', dueOn: next.dueOn, amount: '300.00' },
  });
  await goTo('2026-04-20T11:00:00Z');
  expect((await summaryOf(projectId)).next).toEqual({ ...next, daysLate: 6 });
  await repay(admin, projectId, '100.00');
  expect((await summaryOf(projectId)).act).toMatchObject({ kind: 'recordRepayment', amount: '200.00' });
  await repay(admin, projectId, '200.00');
  expect((await summaryOf(projectId)).act).toMatchObject({ kind: 'deliver', period: 1, amount: '300.00' });
  // Only administrators move the money of a project.
  expect(await summaryOf(projectId, manager)).toMatchObject({ next: { daysLate: 6 }, act: null });
});

it('[A8] waits for the start of a financed project to pay its promoter', async () => {
  const { projectId } = await openProject(test, admin, {
    managerId: manager.userId,
    startedAt: '2026-12-25',
    financingAmount: 1_000_000,
    minimumInvestment: 10_000,
  });
  await invested(investor, projectId, '10000.00');
  const waits = { kind: 'awaitStart', dueOn: '2026-12-25', amount: '10000.00' };
  expect((await summaryOf(projectId)).act).toMatchObject(waits);
  expect((await summaryOf(projectId, manager)).act).toMatchObject(waits);
});

it('[A8] asks for the payout account before the promoter can be paid', async () => {
  const { projectId } = await openProject(test, admin, {
    managerId: manager.userId,
    payoutAccount: null,
    financingAmount: 1_000_000,
    minimumInvestment: 10_000,
  });
  await invested(investor, projectId, '10000.00');
  expect((await summaryOf(projectId)).act).toMatchObject({ kind: 'addPayoutAccount' });
  expect((await summaryOf(projectId, manager)).act).toMatchObject({ kind: 'addPayoutAccount' });
});

it('[A8][P6] hides projects of others from managers, and all from customers', async () => {
  const { projectId } = await openProject(test, admin, { managerId: null });
  expect((await read(projectId, manager)).statusCode).toBe(404);
  expect((await read(projectId, investor)).statusCode).toBe(403);
});
