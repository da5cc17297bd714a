// Goal: the CSV of a project's contents is complete and shows each caller the same rows as the list.
import { v1 } from '@semilla/contract';
import { buildNewDescription, buildNewMilestone, buildPdf, onWire } from '@semilla/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import {
  fileOf,
  form,
  givenDocumentType,
  givenProject,
  givenProjectType,
  pictureBytes,
} from '../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;
let projectTypeId: string;
let projectId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
  projectTypeId = await givenProjectType(admin);
  ({ projectId } = await givenProject(admin, { projectTypeId, phase: 'Next_Opening' }));
});
afterAll(() => test.close());

async function rowsFor(caller: Caller, path: string, query = `projectId=${projectId}`): Promise<string[]> {
  const answer = await caller.get(`/v1/project/${path}/export?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body.trimEnd().split('\r\n').slice(1);
}

it('[B13] exports the phases of the catalogue in their order', async () => {
  const rows = await rowsFor(visitor, 'phases', 'orderBy=orderIndex');
  expect(rows).toHaveLength(7);
  expect(rows[4]).toMatch(/;Abierto;4;blue$/);
});

it('[B13] exports the phases a project went through, but to the public only those since publication', async () => {
  const entered = (rows: string[]) => rows.map((row) => row.split(';')[1]);
  expect(entered(await rowsFor(admin, 'project-phases'))).toEqual(['Próxima apertura', 'Borrador']);
  expect(entered(await rowsFor(visitor, 'project-phases'))).toEqual(['Próxima apertura']);
  const hidden = await givenProject(admin, { projectTypeId });
  expect((await rowsFor(admin, 'project-phases', '')).join()).toContain(hidden.projectId);
  expect((await rowsFor(visitor, 'project-phases', '')).join()).not.toContain(hidden.projectId);
});

it('[B13] exports every chapter, even if there is more than one page', async () => {
  const own = await givenProject(admin, { projectTypeId, phase: 'Next_Opening' });
  for (let i = 0; i < 101; i += 1) {
    const chapter = buildNewDescription({ projectId: own.projectId, title: `Capítulo ${i}` });
    const body = onWire(v1.projectDescriptions.create, chapter);
    expect((await admin.post('/v1/project/project-descriptions', { body })).statusCode).toBe(201);
  }
  const rows = await rowsFor(visitor, 'project-descriptions', `projectId=${own.projectId}`);
  expect(rows.map((row) => row.split(';').slice(0, 2).join(' '))).toEqual(
    Array.from({ length: 101 }, (_, i) => `${i} Capítulo ${i}`),
  );
});

it('[B13] exports the documents, but to the public only the visible ones', async () => {
  const documentTypeId = await givenDocumentType(test);
  for (const visible of ['true', 'false']) {
    const file = fileOf(buildPdf(), `visible-${visible}.pdf`);
    const fields = { projectId, documentTypeId, description: `Ficha ${visible}`, visible, file };
    await admin.post('/v1/project/project-documents', { form: form(fields) });
  }
  const whole = await rowsFor(admin, 'project-documents');
  expect(whole.map((row) => row.split(';').slice(1, 6).join(' '))).toEqual([
    'Ficha true  Sí visible-true.pdf PDF',
    'Ficha false  No visible-false.pdf PDF',
  ]);
  expect(whole[0]).toContain(admin.userId);
  const [shown, ...more] = await rowsFor(visitor, 'project-documents');
  expect([shown, more]).toEqual([expect.stringContaining('visible-true.pdf'), []]);
  expect(shown).not.toContain(admin.userId);
});

it('[B13] exports the pictures with the URL of the largest size', async () => {
  const file = fileOf(await pictureBytes(), 'fachada.jpg');
  await admin.post('/v1/project/project-media-files', {
    form: form({ projectId, description: 'Fachada', descriptionEn: 'Front', file }),
  });
  const [row = ''] = await rowsFor(visitor, 'project-media-files');
  expect(row).toMatch(/^0;Imagen;Fachada;Front;\/v1\/project\/project-media-files\//);
  expect((await visitor.get(row.split(';')[4] ?? '')).statusCode).toBe(200);
});

it('[B13] exports the timeline, but to the public without the phases before publication', async () => {
  const body = onWire(v1.projectTimeline.create, buildNewMilestone({ projectId }));
  await admin.post('/v1/project/project-timeline', { body });
  const kinds = (rows: string[]) => rows.map((row) => row.split(';').slice(1, 3).join(' ').trim()).toSorted();
  expect(kinds(await rowsFor(visitor, 'project-timeline'))).toEqual(['Fase Próxima apertura', 'Hito']);
  expect(kinds(await rowsFor(admin, 'project-timeline'))).toContain('Fase Borrador');
});

it.each([
  'project-phases',
  'project-descriptions',
  'project-documents',
  'project-media-files',
  'project-timeline',
])('[B13] %s gives the same answer for a hidden project as for an unknown one', async (path) => {
  const hidden = await givenProject(admin, { projectTypeId });
  for (const id of [hidden.projectId, crypto.randomUUID()]) {
    const refused = await visitor.get(`/v1/project/${path}/export?projectId=${id}`);
    expect(refused.json()).toMatchObject({ status: 404, code: 'request.not_found' });
  }
});
