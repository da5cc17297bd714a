import { v1 } from '@semilla/contract';
import { buildNewDescription, onWire } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const url = '/v1/project/project-descriptions';
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
const create = (
  caller: Caller,
  projectId: string,
  overrides: Parameters<typeof buildNewDescription>[0] | object = {},
) =>
  caller.post(url, {
    body: onWire(v1.projectDescriptions.create, buildNewDescription({ projectId, ...overrides })),
  });
const read = async (caller: Caller, projectId: string) =>
  (await caller.get(`/v1/project/project-descriptions?projectId=${projectId}`)).json().data as {
    title: string;
    orderIndex: number;
  }[];
const order = async (projectId: string) =>
  (await read(admin, projectId)).map(({ title, orderIndex }) => `${orderIndex}${title}`).join(' ');

describe('creating, editing and deleting chapters', () => {
  it('[P7] is allowed to callers who may edit the project', async () => {
    const { projectId } = await mine('Next_Opening');
    const [user, other] = [await as(test, 'user'), await as(test, 'operator')];
    const description = (await create(manager, projectId)).json();
    const address = `/v1/project/project-descriptions/${description.projectDescriptionId}`;
    for (const [caller, status] of [
      [visitor, 401],
      [user, 403],
      [other, 403],
    ] as const) {
      expect((await create(caller, projectId)).statusCode).toBe(status);
      expect((await caller.patch(address, { body: { title: 'X' } })).statusCode).toBe(status);
      expect((await caller.delete(address)).statusCode).toBe(status);
    }
    const draft = await mine();
    expect((await create(other, draft.projectId)).statusCode).toBe(404);
    const hidden = (await create(manager, draft.projectId)).json();
    expect(
      (
        await other.patch(`/v1/project/project-descriptions/${hidden.projectDescriptionId}`, {
          body: { title: 'X' },
        })
      ).statusCode,
    ).toBe(404);
  });

  it('is allowed only to administrators once the project is open', async () => {
    const { projectId } = await mine('Investment');
    const refused = await create(manager, projectId);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('project.not_editable');
    expect((await create(admin, projectId)).statusCode).toBe(201);
  });
});

describe('a chapter', () => {
  it('[E6][C6] has both languages and is shown to callers who may see the project', async () => {
    const { projectId } = await mine('Next_Opening');
    const created = (await create(manager, projectId)).json();
    expect(created).toMatchObject({ ...buildNewDescription({ projectId }), orderIndex: 0 });
    expect(await read(visitor, projectId)).toEqual([created]);
    const draft = await mine();
    expect(
      (await visitor.get(`/v1/project/project-descriptions?projectId=${draft.projectId}`)).statusCode,
    ).toBe(404);
    expect((await visitor.get(url)).statusCode).toBe(400);
  });

  it('[E6] is sanitised when it is created or edited', async () => {
    const { projectId } = await mine();
    const description = '<p onclick="alert(1)">Hola<script>alert(1)</script></p>';
    const created = (await create(manager, projectId, { description, descriptionEn: null })).json();
    expect(created.description).toBe('<p>Hola</p>');
    const edited = await manager.patch(`/v1/project/project-descriptions/${created.projectDescriptionId}`, {
      body: { descriptionEn: '<h1>Hi</h1>' },
    });
    expect(edited.json()).toEqual({ ...created, descriptionEn: '<h3>Hi</h3>', version: 2 });
  });

  it.each([
    ['title', 'required', { title: '' }],
    ['title', 'text_too_long', { title: 'x'.repeat(121) }],
    ['description', 'required', { description: '<script>alert(1)</script>' }],
    ['descriptionEn', 'required', { descriptionEn: '<p></p>' }],
    ['projectId', 'id', { projectId: '1' }],
  ])('[V1][V7] refuses %s with %s', async (path, code, wrong) => {
    const { projectId } = await mine();
    const answer = await manager.post(url, { body: { ...buildNewDescription({ projectId }), ...wrong } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path, code })]);
  });

  it('keeps its place when it is edited, and the audit trail keeps the old values', async () => {
    const { projectId } = await mine();
    const { projectDescriptionId, title } = (await create(manager, projectId)).json();
    await manager.patch(`/v1/project/project-descriptions/${projectDescriptionId}`, {
      body: { title: 'El barrio' },
    });
    const { data } = (await admin.get(`/v1/audit?subjectId=${projectDescriptionId}`)).json();
    expect(data[0]).toMatchObject({
      action: 'project-description.edit',
      before: { title },
      after: { title: 'El barrio' },
    });
    expect(
      (
        await manager.patch(`/v1/project/project-descriptions/${crypto.randomUUID()}`, {
          body: { title: 'X' },
        })
      ).statusCode,
    ).toBe(404);
  });
});

it('[E6] keeps its order without gaps after moves and deletions', async () => {
  const { projectId } = await mine();
  const ids: Record<string, string> = {};
  for (const title of ['a', 'b', 'c', 'd']) {
    ids[title] = (await create(manager, projectId, { title })).json().projectDescriptionId;
  }
  expect(await order(projectId)).toBe('0a 1b 2c 3d');
  const moved = await manager.patch(`/v1/project/project-descriptions/${ids.d}`, { body: { orderIndex: 1 } });
  expect(moved.json().orderIndex).toBe(1);
  expect(await order(projectId)).toBe('0a 1d 2b 3c');
  await manager.patch(`/v1/project/project-descriptions/${ids.a}`, { body: { orderIndex: 999, title: 'z' } });
  expect(await order(projectId)).toBe('0d 1b 2c 3z');
  expect((await manager.delete(`/v1/project/project-descriptions/${ids.b}`)).statusCode).toBe(204);
  expect(await order(projectId)).toBe('0d 1c 2z');
  expect((await manager.delete(`/v1/project/project-descriptions/${ids.b}`)).statusCode).toBe(404);
});

it('[E6][A8] filters chapters by whether they are translated into English', async () => {
  const { projectId } = await mine();
  const translatedChapter = (await create(manager, projectId)).json();
  const untranslatedChapter = (
    await create(manager, projectId, { titleEn: null, descriptionEn: null })
  ).json();
  const found = async (translated: string) =>
    (await manager.get(`${url}?projectId=${projectId}&translated=${translated}`)).json();
  expect(await found('true')).toEqual({ data: [translatedChapter], total: 1 });
  expect(await found('false')).toEqual({ data: [untranslatedChapter], total: 1 });
  expect((await manager.get(`${url}?projectId=${projectId}&translated=half`)).statusCode).toBe(400);
});
