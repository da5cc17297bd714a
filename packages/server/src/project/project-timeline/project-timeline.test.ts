import { v1 } from '@semilla/contract';
import { buildNewMilestone, onWire } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenProject, givenProjectType, moveTo } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const url = '/v1/project/project-timeline';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let visitor: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  visitor = await as(test, 'visitor');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const mine = (phase?: 'Next_Opening' | 'Investment') =>
  givenProject(admin, { projectTypeId, managerId: manager.userId, phase });
const create = (caller: Caller, projectId: string, overrides: object = {}) =>
  caller.post(url, {
    body: onWire(v1.projectTimeline.create, buildNewMilestone({ projectId, ...overrides })),
  });
const read = async (caller: Caller, projectId: string) =>
  (await caller.get(`/v1/project/project-timeline?projectId=${projectId}`)).json().data;

describe('creating, editing and deleting milestones', () => {
  it('[P7] is allowed to callers who may edit the project', async () => {
    const { projectId } = await mine('Next_Opening');
    const [user, other] = [await as(test, 'user'), await as(test, 'operator')];
    const { projectTimelineId } = (await create(manager, projectId)).json();
    for (const [caller, status] of [
      [visitor, 401],
      [user, 403],
      [other, 403],
    ] as const) {
      expect((await create(caller, projectId)).statusCode).toBe(status);
      expect(
        (await caller.patch(`/v1/project/project-timeline/${projectTimelineId}`, { body: { title: 'X' } }))
          .statusCode,
      ).toBe(status);
      expect((await caller.delete(`/v1/project/project-timeline/${projectTimelineId}`)).statusCode).toBe(
        status,
      );
    }
    await moveTo(admin, projectId, 'Investment');
    expect((await create(manager, projectId)).json().code).toBe('project.not_editable');
    expect((await create(admin, projectId)).statusCode).toBe(201);
  });
});

describe('a timeline', () => {
  it('[E24][C6] shows staff every entry, newest first, and the public no phase before publication', async () => {
    const { projectId } = await mine('Next_Opening');
    const milestone = (
      await create(manager, projectId, { happenedAt: new Date('2026-01-10T08:00:00Z') })
    ).json();
    expect(milestone).toMatchObject({
      kind: 'milestone',
      phaseName: null,
      title: 'Licencia de obras concedida',
    });
    const staff = await read(manager, projectId);
    expect(staff.map(({ phaseName }: { phaseName: string }) => phaseName)).toEqual([
      'Next_Opening',
      'Draft',
      null,
    ]);
    expect(await read(visitor, projectId)).toEqual([staff[0], milestone]);
  });

  it('[E24][A8] is filtered by phases or milestones', async () => {
    const { projectId } = await mine('Next_Opening');
    const { projectTimelineId } = (await create(manager, projectId)).json();
    const found = async (kind: string) =>
      (await manager.get(`${url}?projectId=${projectId}&kind=${kind}`)).json();
    expect(await found('milestone')).toMatchObject({ data: [{ projectTimelineId }], total: 1 });
    const { data, total } = await found('phase');
    expect(data.map(({ phaseName }: { phaseName: string }) => phaseName)).toContain('Next_Opening');
    expect(data).toHaveLength(total);
    expect(data.every((entry: { kind: string }) => entry.kind === 'phase')).toBe(true);
    expect((await manager.get(`${url}?projectId=${projectId}&kind=rumour`)).statusCode).toBe(400);
  });

  it('gives the same answer for a hidden project as for an unknown one', async () => {
    const { projectId } = await mine();
    expect((await visitor.get(`/v1/project/project-timeline?projectId=${projectId}`)).statusCode).toBe(404);
    expect(
      (await visitor.get(`/v1/project/project-timeline?projectId=${crypto.randomUUID()}`)).statusCode,
    ).toBe(404);
    expect((await visitor.get(url)).statusCode).toBe(400);
  });
});

describe('a milestone', () => {
  it('[E24] is edited and deleted', async () => {
    const { projectId } = await mine();
    const before = (await create(manager, projectId)).json();
    const address = `/v1/project/project-timeline/${before.projectTimelineId}`;
    const body = { title: 'Comienzan las obras', titleEn: null, happenedAt: '2026-04-01T10:00:00+02:00' };
    const after = (await manager.patch(address, { body })).json();
    expect(after).toEqual({ ...before, ...body, happenedAt: '2026-04-01T08:00:00.000Z', version: 2 });
    expect((await manager.patch(address, { body: {} })).json()).toEqual(after);
    expect((await manager.delete(address)).statusCode).toBe(204);
    expect((await manager.delete(address)).statusCode).toBe(404);
    const { data } = (await admin.get(`/v1/audit?subjectId=${before.projectTimelineId}`)).json();
    expect(data.map(({ action }: { action: string }) => action.split('.')[1])).toEqual([
      'delete',
      'edit',
      'create',
    ]);
  });

  it.each([
    ['title', 'required', { title: '' }],
    ['happenedAt', 'date', { happenedAt: '2026-04-01' }],
    ['happenedAt', 'date', { happenedAt: '0000-01-01T00:00:00Z' }],
    ['happenedAt', 'date', { happenedAt: '9999-12-31T23:59:59-12:00' }],
    ['kind', 'unknown_field', { kind: 'phase' }],
  ])('[V1][V5] refuses %s with %s', async (path, code, wrong) => {
    const { projectId } = await mine();
    const body = {
      ...(onWire(v1.projectTimeline.create, buildNewMilestone({ projectId })) as object),
      ...wrong,
    };
    const answer = await manager.post(url, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path, code })]);
  });
});

it('refuses to edit or delete entries written by phase changes', async () => {
  const { projectId } = await mine();
  const [entry] = await read(admin, projectId);
  expect(
    (await admin.patch(`/v1/project/project-timeline/${entry.projectTimelineId}`, { body: { title: 'X' } }))
      .statusCode,
  ).toBe(403);
  expect((await admin.delete(`/v1/project/project-timeline/${entry.projectTimelineId}`)).statusCode).toBe(
    403,
  );
});
