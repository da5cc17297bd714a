import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  fileOf,
  form,
  givenDocumentType,
  givenProject,
  givenProjectType,
  moveTo,
  pictureBytes,
} from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { documents } from '../../schema/documents.ts';
import { projectMediaFiles } from '../../schema/project-media-files.ts';
import { projects } from '../../schema/projects.ts';

let test: TestApp;
let admin: Caller;
let projectTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const remove = (caller: Caller, projectId: string) => caller.delete(`/v1/project/projects/${projectId}`);

it('[P7] allows only administrators to delete a project', async () => {
  const manager = await as(test, 'operator');
  const { projectId } = await givenProject(admin, { projectTypeId, managerId: manager.userId });
  expect((await remove(await as(test, 'visitor'), projectId)).statusCode).toBe(401);
  expect((await remove(await as(test, 'user'), projectId)).statusCode).toBe(403);
  expect((await remove(manager, projectId)).statusCode).toBe(403);
  expect((await remove(admin, 'edificio')).statusCode).toBe(400);
  expect((await remove(admin, crypto.randomUUID())).statusCode).toBe(404);
});

it.each(['Draft', 'Next_Opening', 'Discarded'] as const)('[C6] deletes a project in %s', async (phase) => {
  const { projectId } = await givenProject(admin, { projectTypeId, phase });
  expect((await remove(admin, projectId)).statusCode).toBe(204);
  expect((await admin.get(`/v1/project/projects/${projectId}`)).statusCode).toBe(404);
  const { data } = (await admin.get(`/v1/audit?subjectId=${projectId}&action=project.delete`)).json();
  expect(data).toMatchObject([{ before: { projectId }, after: {} }]);
});

it.each(['Preinvestment', 'Investment', 'Financed', 'Closed'] as const)(
  'refuses to delete a project in %s',
  async (phase) => {
    const { projectId } = await givenProject(admin, { projectTypeId, phase });
    const answer = await remove(admin, projectId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('project.in_use');
  },
);

it('refuses to delete a project with money, or one discarded after it was open', async () => {
  const { projectId } = await givenProject(admin, { projectTypeId });
  await test.db.update(projects).set({ amountInvestedCents: 1 }).where(eq(projects.projectId, projectId));
  expect((await remove(admin, projectId)).statusCode).toBe(409);

  const opened = await givenProject(admin, { projectTypeId, phase: 'Investment' });
  const { phaseId } = (await moveTo(admin, projectId, 'Discarded')).json();
  await test.db.update(projects).set({ phaseId }).where(eq(projects.projectId, opened.projectId));
  expect((await remove(admin, opened.projectId)).statusCode).toBe(409);
});

it('deletes its documents, its media and their files', async () => {
  const { projectId } = await givenProject(admin, { projectTypeId });
  const documentTypeId = await givenDocumentType(test);
  const paper = { projectId, documentTypeId, description: 'Ficha', file: fileOf(buildPdf(), 'ficha.pdf') };
  await admin.post('/v1/project/project-documents', { form: form(paper) });
  const photo = { projectId, description: 'Fachada', file: fileOf(await pictureBytes(), 'fachada.jpg') };
  const media = (await admin.post('/v1/project/project-media-files', { form: form(photo) })).json();
  const [document] = await test.db.select().from(documents).where(eq(documents.purpose, 'project-document'));
  const keys = [document?.storageKey as string, `media/${media.projectMediaFileId}/480.avif`];
  expect(await Promise.all(keys.map((key) => test.services.files.get(key)))).not.toContain(undefined);

  expect((await remove(admin, projectId)).statusCode).toBe(204);
  expect(await test.db.select().from(documents).where(eq(documents.purpose, 'project-document'))).toEqual([]);
  expect(await test.db.select().from(projectMediaFiles)).toEqual([]);
  expect(await Promise.all(keys.map((key) => test.services.files.get(key)))).toEqual([undefined, undefined]);
});
