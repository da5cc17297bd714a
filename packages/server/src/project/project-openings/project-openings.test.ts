import type { OpeningPhase } from '@semilla/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { giveOwner } from '../../../test/owners.ts';
import { givenProject, givenProjectType, moveTo } from '../../../test/projects.ts';
import { givenSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { projectOpenings } from '../../schema/project-openings.ts';
import { users } from '../../schema/users.ts';
import { openProjects } from './open-projects.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  admin = await as(test, 'admin', { language: 'es' });
  manager = await as(test, 'operator', { language: 'es' });
  projectTypeId = await givenProjectType(admin);
});
beforeEach(() => test.db.delete(projectOpenings).then(() => undefined));
afterAll(() => test.close());

// So short that no session of staff ends when the clock moves.
const soonSeconds = 10;
const urlOf = (projectId: string) => `/v1/project/projects/${projectId}`;
const draft = (overrides: object = {}) =>
  givenProject(admin, { projectTypeId, managerId: manager.userId, ...overrides });
const inSeconds = (seconds: number) => new Date(test.clock.now.getTime() + seconds * 1_000).toISOString();
const plan = (
  caller: Caller,
  projectId: string,
  {
    phaseName = 'Next_Opening',
    opensAt = inSeconds(soonSeconds),
  }: { phaseName?: OpeningPhase; opensAt?: string } = {},
) => caller.post(`${urlOf(projectId)}/opening`, { body: { phaseName, opensAt } });
const cancel = (caller: Caller, projectId: string) => caller.post(`${urlOf(projectId)}/opening/cancel`);
const found = async (caller: Caller, projectId: string) => (await caller.get(urlOf(projectId))).json();
const subjectsTo = async ({ userId }: Caller) =>
  (await mailsTo(test, await addressOf(test, userId))).map(({ subject }) => subject);

/** Moves the clock past the planned time, and runs the job. */
async function reachTime(): Promise<void> {
  test.clock.advance(soonSeconds + 1);
  await openProjects(test.services);
}

async function lastLine(projectId: string) {
  const [line] = await test.db
    .select({ action: auditEntries.action, after: auditEntries.after, userId: auditEntries.userId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, projectId))
    .orderBy(desc(auditEntries.auditEntryId))
    .limit(1);
  return line;
}

describe('a planned opening', () => {
  it('[A31] is shown to staff, replaced and cancelled, with a line in the audit trail each time', async () => {
    const { projectId, version } = await draft();
    const planned = await plan(admin, projectId);
    expect(planned.statusCode).toBe(200);
    expect(planned.json()).toMatchObject({
      version,
      opening: { phaseName: 'Next_Opening', refusedAt: null },
    });
    expect((await lastLine(projectId))?.action).toBe('project.plan-opening');
    const later = inSeconds(2 * soonSeconds);
    await plan(admin, projectId, { phaseName: 'Investment', opensAt: later });
    expect((await found(manager, projectId)).opening).toMatchObject({
      phaseName: 'Investment',
      opensAt: later,
    });
    expect((await cancel(admin, projectId)).json().opening).toBeNull();
    expect((await lastLine(projectId))?.action).toBe('project.cancel-opening');
    const again = await cancel(admin, projectId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'project.no_opening_planned']);
  });

  it('[A31] must be to come, within a year, and to a phase that follows', async () => {
    const { projectId } = await draft();
    const past = await plan(admin, projectId, { opensAt: inSeconds(-1) });
    expect(past.json().errors).toMatchObject([{ path: 'opensAt', code: 'only_to_come' }]);
    const far = await plan(admin, projectId, { opensAt: inSeconds(367 * 24 * 3_600) });
    expect(far.json().errors).toMatchObject([{ path: 'opensAt', code: 'within_a_year' }]);
    const financed = await draft({ phase: 'Financed' });
    const refused = await plan(admin, financed.projectId, { phaseName: 'Investment' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'project.phase_change_not_allowed']);
    expect((await plan(manager, projectId)).statusCode).toBe(403);
  });

  it('[A31] changes the phase at its time and not before, in the name of the planner', async () => {
    const { projectId } = await draft();
    await giveOwner(test.db, projectId);
    await givenSheet(test.db, projectId);
    await plan(admin, projectId, { phaseName: 'Investment' });
    await openProjects(test.services);
    expect((await found(admin, projectId)).phaseName).toBe('Draft');
    await reachTime();
    expect(await found(admin, projectId)).toMatchObject({ phaseName: 'Investment', opening: null });
    const line = await lastLine(projectId);
    expect(line).toMatchObject({ action: 'project.change-phase', userId: null });
    expect(line?.after).toHaveProperty('plannedBy');
    const { data } = (await admin.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
    expect(data[0]).toMatchObject({ kind: 'phase', phaseName: 'Investment' });
  });

  it('[A31] tells the followers as a change by hand does', async () => {
    const { projectId, name } = await draft({ name: 'Edificio Planeado', phase: 'Next_Opening' });
    await giveOwner(test.db, projectId);
    await givenSheet(test.db, projectId);
    const follower = await as(test, 'user', { language: 'es' });
    await follower.post('/v1/project/project-follows', { body: { projectId } });
    await plan(admin, projectId, { phaseName: 'Investment' });
    await reachTime();
    expect((await subjectsTo(follower)).filter((subject) => subject.includes(name))).toHaveLength(1);
  });

  it('[A31] happens once if two processes reach it together', async () => {
    const { projectId } = await draft();
    await plan(admin, projectId);
    test.clock.advance(soonSeconds + 1);
    await Promise.all([openProjects(test.services), openProjects(test.services)]);
    const { data } = (await admin.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
    expect(data.filter((entry: { phaseName: string }) => entry.phaseName === 'Next_Opening')).toHaveLength(1);
    expect((await found(admin, projectId)).opening).toBeNull();
  });

  it('[A31] ends with the reason if it is refused, which every administrator gets by mail', async () => {
    const { projectId } = await draft({ name: 'Edificio Sin Ficha' });
    await plan(admin, projectId, { phaseName: 'Investment' });
    await reachTime();
    const { phaseName, opening } = await found(admin, projectId);
    expect(phaseName).toBe('Draft');
    expect(opening.refusal).toMatch(/ficha/);
    expect(opening.refusalEn).toMatch(/sheet/);
    expect(await lastLine(projectId)).toMatchObject({ action: 'project.refuse-opening', userId: null });
    expect(await subjectsTo(admin)).toContain('Edificio Sin Ficha: no se ha podido abrir');
    await openProjects(test.services);
    expect(
      (await subjectsTo(admin)).filter((subject) => subject.startsWith('Edificio Sin Ficha')),
    ).toHaveLength(1);
    expect((await cancel(admin, projectId)).json().opening).toBeNull();
  });

  it.each([
    ['disabled', { disabledAt: new Date() }],
    ['no administrator any more', { role: 'operator' as const }],
  ])('[A31] is refused if its planner is %s', async (_, change) => {
    const planner = await as(test, 'admin');
    const { projectId } = await draft();
    await plan(planner, projectId);
    await test.db.update(users).set(change).where(eq(users.userId, planner.userId));
    await reachTime();
    const { phaseName, opening } = await found(admin, projectId);
    expect(phaseName).toBe('Draft');
    expect(opening.refusal).toBe('La persona que planificó la apertura ya no es administradora.');
  });

  it('[A31] is cancelled by a change of phase', async () => {
    const { projectId } = await draft();
    await plan(admin, projectId, { phaseName: 'Investment' });
    await moveTo(admin, projectId, 'Next_Opening');
    expect((await found(admin, projectId)).opening).toBeNull();
    await reachTime();
    expect((await found(admin, projectId)).phaseName).toBe('Next_Opening');
  });

  it('[A31] answers a review: the project waits no more, and its manager can neither withdraw nor send it', async () => {
    const { projectId } = await draft();
    const list = async () => (await admin.get('/v1/project/projects?isInReview=true&take=100')).body;
    await manager.post(`${urlOf(projectId)}/review`, { body: {} });
    expect(await list()).toContain(projectId);
    await plan(admin, projectId);
    expect(await list()).not.toContain(projectId);
    const withdrawn = await manager.post(`${urlOf(projectId)}/review/withdraw`);
    expect([withdrawn.statusCode, withdrawn.json().code]).toEqual([409, 'project.opening_planned']);
    const returned = await admin.post(`${urlOf(projectId)}/review/return`, { body: { comments: 'Espera.' } });
    expect(returned.json()).toMatchObject({ opening: null, review: { comments: 'Espera.' } });
    await plan(admin, projectId);
    const sent = await manager.post(`${urlOf(projectId)}/review`, { body: {} });
    expect(sent.json().code).toBe('project.opening_planned');
  });

  it('[A31] is neither copied to a duplicate nor shown to visitors', async () => {
    const { projectId, url } = await draft({ phase: 'Next_Opening' });
    await giveOwner(test.db, projectId);
    await plan(admin, projectId, { phaseName: 'Preinvestment' });
    const body = { name: 'Copia', url: `copia-${projectId.slice(-8)}` };
    expect((await admin.post(`${urlOf(projectId)}/duplicates`, { body })).json().opening).toBeNull();
    const visitor = await as(test, 'visitor');
    expect((await visitor.get(`/v1/project/projects/${url}`)).json()).toMatchObject({
      opening: null,
      review: null,
    });
    const customer = await as(test, 'user');
    const { data } = (await customer.get('/v1/project/projects?take=100&isInReview=true')).json();
    expect(data).toEqual([]);
  });
});
