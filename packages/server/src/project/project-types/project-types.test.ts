import { buildNewProjectType } from '@semilla/contract/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, form, givenProject, givenProjectType, pictureBytes } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const url = '/v1/project/project-types';
let test: TestApp;
let admin: Caller;
let visitor: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

async function fieldsWith(overrides: Record<string, string | File> = {}) {
  const image = fileOf(await pictureBytes(), 'viviendas.jpg');
  return { ...(buildNewProjectType() as Record<string, string>), image, ...overrides };
}

const create = async (caller: Caller, overrides?: Record<string, string | File>) =>
  caller.post(url, { form: form(await fieldsWith(overrides)) });

describe('creating, editing and deleting project types', () => {
  it('[P7] is allowed only to administrators', async () => {
    const projectTypeId = await givenProjectType(admin);
    const [user, manager] = [await as(test, 'user'), await as(test, 'operator')];
    for (const [caller, status] of [
      [visitor, 401],
      [user, 403],
      [manager, 403],
    ] as const) {
      expect((await create(caller)).statusCode).toBe(status);
      expect(
        (await caller.patch(`/v1/project/project-types/${projectTypeId}`, { form: form({ name: 'X' }) }))
          .statusCode,
      ).toBe(status);
      expect((await caller.delete(`/v1/project/project-types/${projectTypeId}`)).statusCode).toBe(status);
    }
  });
});

describe('a project type', () => {
  it('[E5][V20][C6] is created with both languages and a public image', async () => {
    const fields = await fieldsWith({ image: fileOf(await pictureBytes(1800, 900), 'viviendas.jpg') });
    const answer = await admin.post(url, { form: form(fields) });
    expect(answer.statusCode).toBe(201);
    const { image: _, ...texts } = fields;
    expect(answer.json()).toMatchObject(texts);
    const image = await visitor.get(answer.json().imageUrl);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 600,
    });
    expect((await visitor.get(`/v1/project/project-types/${answer.json().projectTypeId}`)).json()).toEqual(
      answer.json(),
    );
  });

  it.each(['name', 'description', 'image'])('[V1][V20] requires %s', async (missing) => {
    const fields = await fieldsWith();
    delete (fields as Record<string, unknown>)[missing];
    const answer = await admin.post(url, { form: form(fields), headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path: missing, code: 'required', message: 'Required.' }]);
  });

  it('refuses an image that is not a picture', async () => {
    const html = fileOf(Buffer.from('<!doctype html><script>alert(1)</script>'), 'viviendas.png');
    expect((await create(admin, { image: html })).json().code).toBe('file.type_not_allowed');
    const broken = fileOf((await pictureBytes()).subarray(0, 500), 'viviendas.jpg');
    expect((await create(admin, { image: broken })).json().code).toBe('file.unreadable');
    expect((await admin.post(url, { body: buildNewProjectType() })).statusCode).toBe(415);
  });

  it('has a unique name', async () => {
    const name = 'Energía solar';
    expect((await create(admin, { name })).statusCode).toBe(201);
    const answer = await create(admin, { name: 'ENERGÍA solar' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'project.type_name_taken', errors: [{ path: 'name' }] });
    const other = await givenProjectType(admin);
    expect(
      (await admin.patch(`/v1/project/project-types/${other}`, { form: form({ name }) })).statusCode,
    ).toBe(409);
  });

  it('edits only the fields sent, and replaces the old image with a new one', async () => {
    const before = (await create(admin)).json();
    const renamed = await admin.patch(`/v1/project/project-types/${before.projectTypeId}`, {
      form: form({ name: 'Garajes' }),
    });
    expect(renamed.json()).toEqual({ ...before, name: 'Garajes', version: 2 });
    const image = fileOf(await pictureBytes(100, 50, 'png'), 'garajes.png');
    const after = (
      await admin.patch(`/v1/project/project-types/${before.projectTypeId}`, { form: form({ image }) })
    ).json();
    expect(after.imageUrl).not.toBe(before.imageUrl);
    expect((await visitor.get(after.imageUrl)).statusCode).toBe(200);
    expect((await visitor.get(before.imageUrl)).statusCode).toBe(404);
    expect(
      (await admin.patch(`/v1/project/project-types/${crypto.randomUUID()}`, { form: form({ name: 'X' }) }))
        .statusCode,
    ).toBe(404);
  });

  it('[E5] loses its English texts when they are cleared, but cannot have an empty name', async () => {
    const before = (await create(admin)).json();
    const address = `/v1/project/project-types/${before.projectTypeId}`;
    const emptied = await admin.patch(address, { form: form({ nameEn: '', descriptionEn: '' }) });
    expect(emptied.json()).toEqual({ ...before, nameEn: null, descriptionEn: null, version: 2 });
    expect((await admin.patch(address, { form: form({ name: '' }) })).statusCode).toBe(400);
  });

  it('[C6] is deleted with its image, unless a project has it', async () => {
    const used = await givenProjectType(admin);
    await givenProject(admin, { projectTypeId: used });
    const refused = await admin.delete(`/v1/project/project-types/${used}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('project.type_in_use');
    const free = (await create(admin)).json();
    expect((await admin.delete(`/v1/project/project-types/${free.projectTypeId}`)).statusCode).toBe(204);
    expect((await admin.get(`/v1/project/project-types/${free.projectTypeId}`)).statusCode).toBe(404);
    expect((await visitor.get(free.imageUrl)).statusCode).toBe(404);
    expect((await admin.delete(`/v1/project/project-types/${free.projectTypeId}`)).statusCode).toBe(404);
  });
});

describe('the lists', () => {
  it('[C6][C12] are a public lookup of all types, and pages with a filter', async () => {
    await create(admin, { name: 'Zaguanes y portales' });
    await create(admin, { name: 'Áticos' });
    const lookup = (await visitor.get('/v1/project/projects-types')).json();
    expect(lookup.total).toBe(lookup.data.length);
    const names = lookup.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'es')));
    const found = (await visitor.get(`/v1/project/project-types?name=zaguanes&take=100&skip=0`)).json();
    expect(found).toMatchObject({ total: 1, data: [{ name: 'Zaguanes y portales' }] });
    expect(lookup.data).toContainEqual(found.data[0]);
  });
});
