import { phaseColours, phaseNames } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { phaseIds, phaseNameOf } from './catalogue.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const read = async (caller: Caller, projectId: string) => {
  const answer = await caller.get(`/v1/project/project-phases?projectId=${projectId}&orderSide=asc`);
  return answer.json().data.map(({ phaseName }: { phaseName: string }) => phaseName);
};

describe('the catalogue of phases', () => {
  it('[E22][S1][C6] has the seven phases in order, with their colours', async () => {
    const { data, total } = (await visitor.get('/v1/project/phases?skip=0&take=100')).json();
    expect(total).toBe(7);
    expect(data).toEqual(
      phaseNames.map((name, orderIndex) => ({
        phaseId: phaseIds[name],
        name,
        orderIndex,
        colour: phaseColours[name],
      })),
    );
  });

  it('is the same in the database and in the code', () => {
    expect(phaseNames.map((name) => phaseNameOf(phaseIds[name]))).toEqual(phaseNames);
    expect(phaseNameOf(crypto.randomUUID())).toBeUndefined();
  });

  it('sorts and pages', async () => {
    const { data, total } = (
      await visitor.get('/v1/project/phases?orderBy=name&orderSide=desc&take=1')
    ).json();
    expect([data[0].name, total]).toEqual(['Preinvestment', 7]);
    expect((await visitor.get('/v1/project/phases?orderBy=colour')).statusCode).toBe(400);
  });
});

describe('the phases that projects have gone through', () => {
  it('[E22][C6] are shown to staff in full, and to the public since publication', async () => {
    const { projectId, projectPhaseId } = await givenProject(admin, { projectTypeId, phase: 'Financed' });
    expect(await read(admin, projectId)).toEqual(['Draft', 'Investment', 'Financed']);
    expect(await read(visitor, projectId)).toEqual(['Investment', 'Financed']);
    const { data } = (await visitor.get(`/v1/project/project-phases?projectId=${projectId}`)).json();
    expect(data[0]).toMatchObject({ projectPhaseId, to: null });
  });

  it('[P7] are not shown for a project that the caller may not see', async () => {
    const { projectId } = await givenProject(admin, { projectTypeId });
    const manager = await as(test, 'operator');
    for (const caller of [visitor, manager]) {
      expect((await caller.get(`/v1/project/project-phases?projectId=${projectId}`)).statusCode).toBe(404);
      expect((await caller.get('/v1/project/project-phases?take=100')).body).not.toContain(projectId);
    }
    expect((await admin.get('/v1/project/project-phases?take=100')).body).toContain(projectId);
  });
});
