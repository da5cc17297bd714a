// Goal: the nightly job deletes only files that nothing refers to. Method: a disk with the files of a running platform.
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { newPhoto, newProject } from '../../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { sweepFiles } from './sweep-files.ts';

let test: TestApp;
let admin: Caller;
let folder: string;
let projectId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  const { files } = test.services.config;
  folder = files.kind === 'disk' ? files.folder : '';
  projectId = await newProject(admin);
});
afterAll(() => test.close());

const everyFile = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function put(key: string, hoursAgo: number): string {
  const path = join(folder, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'bytes');
  const at = test.clock.now.getTime() / 1_000 - hoursAgo * 3_600;
  utimesSync(path, at, at);
  return path;
}

async function addPicture() {
  const file = await newPhoto();
  return admin.post('/v1/project/project-media-files', {
    form: formOf({ projectId, description: 'Fachada', file }),
  });
}

describe('the nightly sweep', () => {
  it('[E8][E9] keeps every file with a reference, regardless of its age', async () => {
    const type = { name: 'Ficha', description: 'Lo esencial.' };
    const { documentTypeId } = (await admin.post('/v1/misc/document-types', { body: type })).json();
    const fields = { projectId, documentTypeId, description: 'Ficha', visible: 'true' };
    const body = formOf({ ...fields, file: fileOf(buildPdf(), 'ficha.pdf') });
    expect((await admin.post('/v1/project/project-documents', { form: body })).statusCode).toBe(201);
    expect((await addPicture()).statusCode).toBe(201);
    const before = everyFile();
    expect(before.length).toBeGreaterThan(3);
    for (const path of before) utimesSync(path, 0, 0);
    expect(await sweepFiles(test.services)).toBe(0);
    expect(everyFile()).toEqual(before);
  });

  it('[E8][E9] deletes files without a reference after a day, not earlier', async () => {
    const orphans = [
      put(`documents/${crypto.randomUUID()}`, 25),
      put(`documents/${crypto.randomUUID()}.${crypto.randomUUID()}.part`, 25),
      put(`media/${crypto.randomUUID()}/480.avif`, 25),
      put('media/not-an-id/480.avif', 25),
    ];
    const { projectMediaFileId } = (await addPicture()).json();
    orphans.push(put(`media/${projectMediaFileId}/123.avif`, 25));
    const young = put(`documents/${crypto.randomUUID()}`, 23);
    const strange = put('backups/monday.tar', 1_000);
    expect(await sweepFiles(test.services)).toBe(orphans.length);
    expect(orphans.filter(existsSync)).toEqual([]);
    expect([young, strange].every(existsSync)).toBe(true);
  });

  it('[E8] handles more files than fit in one query', async () => {
    for (let i = 0; i < 1_100; i += 1) put(`documents/${crypto.randomUUID()}`, 30);
    expect(await sweepFiles(test.services)).toBe(1_100);
  });
});

it('[E9] an upload leaves no files behind if one of its sizes cannot be stored', async () => {
  const before = everyFile();
  const { put: originalPut } = test.services.files;
  let [started, stored] = [0, 0];
  test.services.files.put = async (...given) => {
    started += 1;
    if (started === 1) throw new Error('the disk is full');
    // The other sizes are still being stored when the first one fails.
    await new Promise((resolve) => setImmediate(resolve));
    await originalPut(...given);
    stored += 1;
  };
  expect((await addPicture()).statusCode).toBe(500);
  test.services.files.put = originalPut;
  expect(started).toBeGreaterThan(1);
  await until(async () => (stored === started - 1 && everyFile().length === before.length) || undefined);
  expect(everyFile()).toEqual(before);
});
