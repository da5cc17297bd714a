// Goal: a full disk is answered as an outage and leaves nothing behind. Method: the system's call fails as on such a disk.
import { readdirSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { newPhoto, newProject } from '../../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let projectId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  projectId = await newProject(admin);
});
afterAll(() => test.close());

const { writeFile } = promises;
function replaceWriteFile(by: typeof writeFile): void {
  promises.writeFile = by;
  syncBuiltinESMExports();
}
afterEach(() => replaceWriteFile(writeFile));

/** As Linux does it: the file is there, with a part of its bytes or none. */
function fillDisk(code: string): void {
  replaceWriteFile(async (path) => {
    await writeFile(path, '');
    throw Object.assign(new Error(`${code}: no space left, write`), { code });
  });
}

function everyFile() {
  const { files } = test.services.config;
  return files.kind === 'disk' ? readdirSync(files.folder, { recursive: true }).map(String) : [];
}

const addPicture = async () =>
  admin.post('/v1/project/project-media-files', {
    form: formOf({ projectId, description: 'Fachada', file: await newPhoto() }),
  });

it.each(['ENOSPC', 'EDQUOT'])(
  '[E9] a file store without space (%s) answers 503 and keeps no parts, and stores again once there is space',
  async (code) => {
    expect((await addPicture()).statusCode).toBe(201);
    const before = everyFile();
    fillDisk(code);
    const answer = await addPicture();
    expect(answer.json()).toMatchObject({ status: 503, code: 'request.unavailable' });
    expect(answer.headers['retry-after']).toBeDefined();
    expect(everyFile().filter((name) => !before.includes(name) && name.includes('.'))).toEqual([]);
    replaceWriteFile(writeFile);
    expect((await addPicture()).statusCode).toBe(201);
  },
);
