import { shareSize } from '@semilla/contract';
import { buildMp4, buildPdf } from '@semilla/contract/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  fileOf,
  form,
  givenProject,
  givenProjectType,
  moveTo,
  pictureBytes,
} from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const url = '/v1/project/project-media-files';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let visitor: Caller;
let projectTypeId: string;
let photo: File;
let largePhoto: File;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  visitor = await as(test, 'visitor');
  projectTypeId = await givenProjectType(admin);
  photo = fileOf(await pictureBytes(), 'fachada.jpg');
  largePhoto = fileOf(await pictureBytes(1000, 500), 'fachada.jpg');
});
afterAll(() => test.close());

const mine = (phase?: 'Next_Opening' | 'Investment') =>
  givenProject(admin, { projectTypeId, managerId: manager.userId, phase });
const add = (caller: Caller, projectId: string, overrides: Record<string, string | File> = {}) =>
  caller.post(url, { form: form({ projectId, description: 'Fachada', file: photo, ...overrides }) });
const order = async (projectId: string) => {
  const { data } = (await admin.get(`/v1/project/project-media-files?projectId=${projectId}`)).json();
  return data
    .map((media: { order: number; description: string }) => `${media.order}${media.description}`)
    .join(' ');
};

describe('creating, editing and deleting media', () => {
  it('[P7] is allowed to callers who may edit the project', async () => {
    const { projectId } = await mine('Next_Opening');
    const user = await as(test, 'user');
    const address = `/v1/project/project-media-files/${(await add(manager, projectId)).json().projectMediaFileId}`;
    for (const [caller, status] of [
      [visitor, 401],
      [user, 403],
      [other, 403],
    ] as const) {
      expect((await add(caller, projectId)).statusCode).toBe(status);
      expect((await caller.patch(address, { body: { order: 0 } })).statusCode).toBe(status);
      expect((await caller.delete(address)).statusCode).toBe(status);
    }
    expect((await add(other, (await mine()).projectId)).statusCode).toBe(404);
    await moveTo(admin, projectId, 'Investment');
    expect((await add(manager, projectId)).json().code).toBe('project.not_editable');
    expect((await manager.patch(address, { body: { order: 0 } })).statusCode).toBe(409);
  });
});

describe('a picture', () => {
  it('[E9][C6] is stored in the sizes that pages show, in two formats', async () => {
    const { projectId } = await mine('Next_Opening');
    const answer = await add(manager, projectId, { file: largePhoto });
    expect(answer.statusCode).toBe(201);
    const created = answer.json();
    const address = `/v1/project/project-media-files/${created.projectMediaFileId}`;
    expect(created).toMatchObject({
      projectId,
      userId: manager.userId,
      kind: 'image',
      order: 0,
      videoUrl: null,
    });
    expect(created.picture).toEqual({
      description: 'Fachada',
      descriptionEn: null,
      width: 1000,
      height: 500,
      sources: [
        { url: `${address}/480.avif`, type: 'image/avif', width: 480 },
        { url: `${address}/480.webp`, type: 'image/webp', width: 480 },
        { url: `${address}/960.avif`, type: 'image/avif', width: 960 },
        { url: `${address}/960.webp`, type: 'image/webp', width: 960 },
        { url: `${address}/1600.avif`, type: 'image/avif', width: 1000 },
        { url: `${address}/1600.webp`, type: 'image/webp', width: 1000 },
      ],
      shareUrl: `${address}/share.jpg`,
    });
    const shared = await visitor.get(created.picture.shareUrl);
    expect(shared.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...shareSize });
    for (const { url: source, type, width } of created.picture.sources) {
      const picture = await visitor.get(source);
      expect(picture.headers['content-type']).toBe(type);
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width });
    }
    expect((await visitor.get(`/v1/project/project-media-files?projectId=${projectId}`)).json()).toEqual({
      data: [{ ...created, userId: null }],
      total: 1,
    });
  });

  it('[P3][E9] has a caption in English too, which can be changed and removed', async () => {
    const { projectId } = await mine('Next_Opening');
    const { projectMediaFileId } = (await add(manager, projectId, { descriptionEn: 'The front' })).json();
    const edit = async (descriptionEn: string | null) =>
      (await manager.patch(`${url}/${projectMediaFileId}`, { body: { descriptionEn } })).json();
    const { data } = (await visitor.get(`${url}?projectId=${projectId}`)).json();
    expect(data).toMatchObject([{ descriptionEn: 'The front', picture: { descriptionEn: 'The front' } }]);
    expect(await edit('The entrance')).toMatchObject({
      description: 'Fachada',
      descriptionEn: 'The entrance',
    });
    expect(await edit(null)).toMatchObject({ descriptionEn: null });
  });

  it('[E9][C6] takes a position and the user who uploads it, who can only be the caller', async () => {
    const { projectId } = await mine('Next_Opening');
    await add(manager, projectId);
    const first = await add(manager, projectId, {
      description: 'Portal',
      order: '0',
      userId: manager.userId,
    });
    expect(first.json()).toMatchObject({ order: 0, userId: manager.userId });
    await add(manager, projectId, { description: 'Patio', order: '9' });
    expect(await order(projectId)).toBe('0Portal 1Fachada 2Patio');
    const forged = await add(manager, projectId, { userId: admin.userId });
    expect(forged.json()).toMatchObject({ status: 400, errors: [{ path: 'userId', code: 'own_user' }] });
  });

  it('may be cached publicly for ever while its project is public', async () => {
    const { projectId } = await mine('Investment');
    const { picture } = (await add(admin, projectId)).json();
    const source = picture.sources[0].url;
    const { headers } = await visitor.get(source);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^".+"$/),
    });
    const again = await visitor.get(source, { headers: { 'if-none-match': `W/"x", ${headers.etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(
      (await admin.patch(`/v1/project/projects/${projectId}`, { body: { private: true } })).statusCode,
    ).toBe(200);
    expect((await manager.get(source)).headers['cache-control']).toBe('private, no-store');
    expect((await visitor.get(source)).statusCode).toBe(404);
  });

  it('gives the same answer as an unknown one if the caller may not see its project', async () => {
    const { projectId } = await mine();
    const { picture } = (await add(manager, projectId)).json();
    for (const caller of [visitor, other]) {
      expect((await caller.get(picture.sources[0].url)).statusCode).toBe(404);
      expect((await caller.get(`/v1/project/project-media-files?projectId=${projectId}`)).statusCode).toBe(
        404,
      );
    }
    expect((await manager.get(picture.sources[0].url)).headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['1601.avif', 404],
    ['film.mp4', 404],
    ['480.png', 400],
    ['..%2f480.avif', 400],
  ])('refuses the variant %s', async (variant, status) => {
    const { projectId } = await mine();
    const { projectMediaFileId } = (await add(manager, projectId)).json();
    expect(
      (await manager.get(`/v1/project/project-media-files/${projectMediaFileId}/${variant}`)).statusCode,
    ).toBe(status);
    expect(
      (await manager.get(`/v1/project/project-media-files/${crypto.randomUUID()}/480.avif`)).statusCode,
    ).toBe(404);
  });
});

describe('a film', () => {
  it('[E9] is stored unchanged and sent in the requested ranges', async () => {
    const { projectId } = await mine('Next_Opening');
    const film = buildMp4();
    const created = (
      await add(manager, projectId, { file: fileOf(film, 'obra.mp4'), description: 'La obra' })
    ).json();
    expect(created).toMatchObject({ kind: 'video', picture: null });
    const whole = await visitor.get(created.videoUrl);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(whole.rawPayload).toEqual(Buffer.from(film));
    const part = await visitor.get(created.videoUrl, { headers: { range: 'bytes=4-11' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-11/${film.byteLength}`);
    expect(part.body).toBe('ftypisom');
    const changed = { range: 'bytes=4-11', 'if-range': '"another"' };
    expect((await visitor.get(created.videoUrl, { headers: changed })).statusCode).toBe(200);
  });
});

it('[V8] a film that contains a web page is refused, and any film is served only as a film', async () => {
  const { projectId } = await mine('Next_Opening');
  const film = Buffer.from(buildMp4());
  const withPage = Buffer.concat([film, Buffer.from('<html><script>alert(1)</script></html>')]);
  const send = (bytes: Buffer) =>
    add(manager, projectId, { file: fileOf(bytes, 'obra.html'), description: 'La obra' });
  expect((await send(withPage)).json()).toMatchObject({ code: 'file.with_scripts' });
  const { headers } = await visitor.get((await send(film)).json().videoUrl);
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  });
  expect(headers['content-disposition']).not.toContain('.html"');
});

it('[E9] keeps media in order without gaps after moves and deletions', async () => {
  const { projectId } = await mine();
  const ids: Record<string, string> = {};
  for (const description of ['a', 'b', 'c']) {
    ids[description] = (await add(manager, projectId, { description })).json().projectMediaFileId;
  }
  const moved = await manager.patch(`/v1/project/project-media-files/${ids.c}`, {
    body: { order: 0, description: 'z' },
  });
  expect(moved.json()).toMatchObject({ order: 0, description: 'z', picture: { description: 'z' } });
  expect(await order(projectId)).toBe('0z 1a 2b');
  await manager.patch(`/v1/project/project-media-files/${ids.c}`, { body: { order: 1 } });
  expect(await order(projectId)).toBe('0a 1z 2b');
  const { sources } = moved.json().picture;
  expect((await manager.delete(`/v1/project/project-media-files/${ids.c}`)).statusCode).toBe(204);
  expect(await order(projectId)).toBe('0a 1b');
  expect((await manager.get(sources[0].url)).statusCode).toBe(404);
  expect(await test.services.files.get(`media/${ids.c}/480.avif`)).toBeUndefined();
  expect((await manager.delete(`/v1/project/project-media-files/${ids.c}`)).statusCode).toBe(404);
});

it.each([
  ['description', 'required', { description: '' }],
  ['file', 'file_type', { file: fileOf(buildPdf(), 'plano.pdf') }],
  ['order', 'number_too_small', { order: '-1' }],
])('refuses %s with %s', async (path, code, wrong) => {
  const { projectId } = await mine();
  const answer = await add(manager, projectId, wrong as Record<string, string | File>);
  expect(answer.statusCode).toBe(code === 'file_type' ? 415 : 400);
  expect(answer.json().errors).toEqual([expect.objectContaining({ path, code })]);
  expect((await manager.post(url, { form: form({ projectId, description: 'Sin' }) })).json().errors).toEqual([
    expect.objectContaining({ path: 'file', code: 'required' }),
  ]);
});

it('[B5] records uploads in the audit trail, without the bytes', async () => {
  const { projectId } = await mine();
  const { projectMediaFileId } = (await add(manager, projectId)).json();
  const trail = await admin.get(`/v1/audit?subjectId=${projectMediaFileId}`);
  expect(trail.json().data).toMatchObject([{ action: 'project-media-file.create', userId: manager.userId }]);
  expect(trail.body.length).toBeLessThan(3_000);
});

it('[E9][A8] filters media by kind and sorts them by description', async () => {
  const { projectId } = await mine();
  await add(manager, projectId, { description: 'Patio' });
  await add(manager, projectId, { description: 'Obra', file: fileOf(buildMp4(), 'obra.mp4') });
  await add(manager, projectId, { description: 'Azotea' });
  const found = async (query: string) => {
    const { data, total } = (await manager.get(`${url}?projectId=${projectId}&${query}`)).json();
    expect(data).toHaveLength(total);
    return data.map(({ description }: { description: string }) => description).join(' ');
  };
  expect(await found('kind=image')).toBe('Patio Azotea');
  expect(await found('kind=video')).toBe('Obra');
  expect(await found('orderBy=description')).toBe('Azotea Obra Patio');
  expect((await manager.get(`${url}?projectId=${projectId}&kind=song`)).statusCode).toBe(400);
});
