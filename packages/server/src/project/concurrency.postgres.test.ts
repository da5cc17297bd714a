// Goal: concurrent changes to one project end as if they had run one after the other, and none returns a server error. Method:
// the API on a real PostgreSQL, with many requests in flight.
import { v1 } from '@semilla/contract';
import { buildNewDescription, buildNewProject, buildPdf, onWire } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import {
  fileOf,
  form,
  givenDocumentType,
  givenProject,
  givenProjectType,
  moveTo,
} from '../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { openPostgres } from '../kit/database/postgres.ts';
import { projectPhases } from '../schema/project-phases.ts';

let test: TestApp;
let admin: Caller;
let projectTypeId: string;

beforeAll(async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database });
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<Caller['get']>>;

function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

function statuses(answers: Answer[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { statusCode } of answers) found[statusCode] = (found[statusCode] ?? 0) + 1;
  return found;
}

const bodyWith = (given: object = {}) =>
  onWire(v1.projects.create, buildNewProject({ projectTypeId, ...given }));
const create = (given?: object) => admin.post('/v1/project/projects', { body: bodyWith(given) });

async function chaptersOf(projectId: string) {
  const { data } = (
    await admin.get(`/v1/project/project-descriptions?projectId=${projectId}&take=100`)
  ).json();
  return data as { projectDescriptionId: string; orderIndex: number }[];
}

describe('concurrent requests', () => {
  it('[V14] create one project out of twenty with the same URL', async () => {
    const answers = await times(20, () => create({ url: 'torre-de-madrid' }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
  });

  it('[B2] create one project out of twenty requests with the same idempotency key', async () => {
    const given = {
      body: bodyWith({ url: 'torre-de-la-llave' }),
      headers: { 'idempotency-key': 'torre-de-la-llave' },
    };
    const answers = await times(20, () => admin.post('/v1/project/projects', given));
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map((answer) => answer.json().projectId)).size).toBe(1);
  });

  it('[E6] keep chapters in order without gaps when they are added, moved and deleted', async () => {
    const { projectId } = await givenProject(admin, { projectTypeId });
    const body = onWire(v1.projectDescriptions.create, buildNewDescription({ projectId }));
    const added = await times(15, () => admin.post('/v1/project/project-descriptions', { body }));
    expect(statuses(added)).toEqual({ 201: 15 });
    const before = await chaptersOf(projectId);
    expect(before.map(({ orderIndex }) => orderIndex)).toEqual(before.map((_, index) => index));
    const changed = await times(15, (index) => {
      const url = `/v1/project/project-descriptions/${before[index]?.projectDescriptionId}`;
      return index % 5 === 0
        ? admin.delete(url)
        : admin.patch(url, { body: { orderIndex: (index * 7) % 15 } });
    });
    expect(statuses(changed)).toEqual({ 200: 12, 204: 3 });
    expect((await chaptersOf(projectId)).map(({ orderIndex }) => orderIndex)).toEqual(
      [...before.keys()].slice(0, 12),
    );
  });

  it('[S1] enter only one of two phases that exclude each other', async () => {
    const { projectId } = await givenProject(admin, { projectTypeId });
    const answers = await times(20, (index) =>
      moveTo(admin, projectId, index % 2 ? 'Investment' : 'Discarded'),
    );
    expect(statuses(answers)).toEqual({ 200: 10, 409: 10 });
    const history = await test.db.select().from(projectPhases).where(eq(projectPhases.projectId, projectId));
    expect(history).toHaveLength(2);
    expect(history.filter(({ to }) => to === null)).toHaveLength(1);
    const { total } = (await admin.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
    expect(total).toBe(2);
  });

  it('either delete a project type or create a project with it, never both', async () => {
    const outcomes = await times(10, async () => {
      const free = await givenProjectType(admin);
      const [deleted, created] = await Promise.all([
        admin.delete(`/v1/project/project-types/${free}`),
        create({ projectTypeId: free }),
      ]);
      return `${deleted.statusCode} ${created.statusCode}`;
    });
    expect(['204 400', '409 201']).toEqual(expect.arrayContaining([...new Set(outcomes)]));
  });

  it('leave no document behind when the project is deleted while documents are added', async () => {
    const documentTypeId = await givenDocumentType(test);
    const { projectId } = await givenProject(admin, { projectTypeId });
    const fields = { projectId, documentTypeId, description: 'Ficha', file: fileOf(buildPdf(), 'ficha.pdf') };
    const add = () => admin.post('/v1/project/project-documents', { form: form(fields) });
    const [deleted, ...added] = await Promise.all([
      admin.delete(`/v1/project/projects/${projectId}`),
      add(),
      add(),
      add(),
    ]);
    expect(deleted?.statusCode).toBe(204);
    expect(added.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 404)).toEqual([]);
    for (const answer of added.filter(({ statusCode }) => statusCode === 201)) {
      expect((await admin.get(answer.json().viewUrl)).statusCode).toBe(404);
    }
  });
});
