import { canChangePhase, type PhaseName, phaseNames } from '@semilla/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenProject, givenProjectType, moveTo, whileRaised } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { phaseIds } from '../phases/catalogue.ts';

let test: TestApp;
let admin: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const given = (phase: PhaseName) => givenProject(admin, { projectTypeId, phase });
const pairs = phaseNames.flatMap((from) =>
  phaseNames.filter((to) => to !== from).map((to) => [from, to] as const),
);
const allowed = pairs.filter(([from, to]) => canChangePhase(from, to));
const refused = pairs.filter(([from, to]) => !canChangePhase(from, to));

describe('a change of phase', () => {
  it.each(allowed)('[S1] goes from %s to %s', async (from, to) => {
    const { projectId } = await given(from);
    const move = () => moveTo(admin, projectId, to);
    const answer = await (to === 'Financed' ? whileRaised(admin, projectId, move) : move());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ phaseName: to, phaseId: phaseIds[to] });
  });

  it.each(refused)('[S1] does not go from %s to %s', async (from, to) => {
    const { projectId } = await given(from);
    const answer = await moveTo(admin, projectId, to);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('project.phase_change_not_allowed');
  });

  it('[S1] does not go to Financed with nothing raised, and says why in both languages', async () => {
    const { projectId } = await given('Investment');
    const spanish = await moveTo(admin, projectId, 'Financed');
    expect(spanish.statusCode).toBe(409);
    expect(spanish.json()).toMatchObject({
      code: 'project.nothing_raised',
      detail: 'Todavía no se ha invertido nada en el proyecto: no se puede dar por financiado.',
    });
    const english = await admin.patch(`/v1/project/projects/${projectId}`, {
      body: { phaseId: phaseIds.Financed },
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().detail).toContain('Nothing has been invested');
    expect((await admin.get(`/v1/project/projects/${projectId}`)).json().phaseName).toBe('Investment');
  });

  it('names the phases in the language of the caller', async () => {
    const { projectId } = await given('Closed');
    const body = { phaseId: phaseIds.Investment };
    const english = await admin.patch(`/v1/project/projects/${projectId}`, {
      body,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().detail).toBe('The project cannot go from phase Closed to phase Open.');
    expect((await moveTo(admin, projectId, 'Investment')).json().detail).toContain('Abierto');
  });

  it('[E22][E24] ends the old phase, starts the new one and adds a timeline entry', async () => {
    const { projectId, projectPhaseId } = await given('Next_Opening');
    const moved = (await moveTo(admin, projectId, 'Investment')).json();
    const history = await test.db
      .select()
      .from(projectPhases)
      .where(eq(projectPhases.projectId, projectId))
      .orderBy(asc(projectPhases.from));
    expect(history.map(({ phaseId, to }) => [phaseId, to === null])).toEqual([
      [phaseIds.Draft, false],
      [phaseIds.Next_Opening, false],
      [phaseIds.Investment, true],
    ]);
    expect(history[1]).toMatchObject({ projectPhaseId, to: history[2]?.from });
    expect(moved.projectPhaseId).toBe(history[2]?.projectPhaseId);
    const { data } = (await admin.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
    expect(data.map(({ phaseName }: { phaseName: string }) => phaseName)).toEqual([
      'Investment',
      'Next_Opening',
      'Draft',
    ]);
  });

  it('is refused together with the other changes of the request', async () => {
    const { projectId, name } = await given('Draft');
    const body = { phaseId: phaseIds.Financed, name: 'Otro nombre' };
    expect((await admin.patch(`/v1/project/projects/${projectId}`, { body })).statusCode).toBe(409);
    expect((await admin.get(`/v1/project/projects/${projectId}`)).json()).toMatchObject({
      name,
      phaseName: 'Draft',
    });
  });

  it('refuses a phase that is not in the catalogue', async () => {
    const { projectId } = await given('Draft');
    const answer = await admin.patch(`/v1/project/projects/${projectId}`, {
      body: { phaseId: crypto.randomUUID() },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'phaseId', code: 'choice' })]);
  });

  it('changes nothing if the project is already in that phase', async () => {
    const { projectId, projectPhaseId } = await given('Investment');
    expect((await moveTo(admin, projectId, 'Investment')).json().projectPhaseId).toBe(projectPhaseId);
  });
});

it('[P7] allows only administrators to change the phase', async () => {
  const manager = await as(test, 'operator');
  const { projectId, phaseId } = await givenProject(admin, { projectTypeId, managerId: manager.userId });
  const answer = await moveTo(manager, projectId, 'Next_Opening');
  expect(answer.statusCode).toBe(403);
  expect(answer.json().code).toBe('project.phase_change_forbidden');
  const same = await manager.patch(`/v1/project/projects/${projectId}`, {
    body: { phaseId, name: 'Ático Pez' },
  });
  expect(same.json()).toMatchObject({ name: 'Ático Pez', phaseName: 'Draft' });
});
