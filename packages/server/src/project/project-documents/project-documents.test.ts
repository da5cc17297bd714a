import { fileSizeBytesMax } from '@semilla/contract';
import { buildMp4, buildPdf } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  fileOf,
  form,
  givenDocumentType,
  givenProject,
  givenProjectType,
  pictureBytes,
} from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const url = '/v1/project/project-documents';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let visitor: Caller;
let projectTypeId: string;
let documentTypeId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  visitor = await as(test, 'visitor');
  projectTypeId = await givenProjectType(admin);
  documentTypeId = await givenDocumentType(test);
});
afterAll(() => test.close());

const mine = (phase?: 'Next_Opening' | 'Investment') =>
  givenProject(admin, { projectTypeId, managerId: manager.userId, phase });
const fieldsFor = (projectId: string) => ({
  projectId,
  documentTypeId,
  description: 'Ficha de datos fundamentales de la inversión',
  file: fileOf(buildPdf(), 'Ficha técnica.pdf'),
});
const add = (caller: Caller, projectId: string, overrides: Record<string, string | File> = {}) =>
  caller.post(url, { form: form({ ...fieldsFor(projectId), ...overrides }) });

describe('creating and deleting documents', () => {
  it('[P7] is allowed to callers who may edit the project', async () => {
    const { projectId } = await mine('Next_Opening');
    const user = await as(test, 'user');
    const { projectDocumentId } = (await add(manager, projectId)).json();
    for (const [caller, status] of [
      [visitor, 401],
      [user, 403],
      [other, 403],
    ] as const) {
      expect((await add(caller, projectId)).statusCode).toBe(status);
      expect((await caller.delete(`/v1/project/project-documents/${projectDocumentId}`)).statusCode).toBe(
        status,
      );
    }
    expect((await add(other, (await mine()).projectId)).statusCode).toBe(404);
    expect((await add(manager, (await mine('Investment')).projectId)).json().code).toBe(
      'project.not_editable',
    );
  });
});

describe('editing a document', () => {
  const edit = (caller: Caller, id: string, body: object) => caller.patch(`${url}/${id}`, { body });

  it('[E8][A26] changes its title and hides it, and is noted', async () => {
    const { projectId } = await mine('Next_Opening');
    const { projectDocumentId: id, version } = (await add(manager, projectId)).json();
    const answer = await edit(manager, id, { description: 'Contrato', visible: false, version });
    expect(answer.json()).toMatchObject({ description: 'Contrato', visible: false, version: version + 1 });
    expect((await visitor.get(`${url}/${id}`)).statusCode).toBe(404);
    const { data } = (await admin.get('/v1/audit?action=project-document.edit')).json();
    expect(data[0]).toMatchObject({ subjectId: id, before: { visible: true }, after: { visible: false } });
  });

  it('[E8][P7] is refused to callers who may not edit the project, and after it was edited meanwhile', async () => {
    const { projectId } = await mine('Next_Opening');
    const { projectDocumentId: id, version } = (await add(manager, projectId)).json();
    expect((await edit(other, id, { visible: false })).statusCode).toBe(403);
    await edit(manager, id, { visible: false, version });
    const late = await edit(admin, id, { description: 'Otro', version });
    expect(late.json()).toMatchObject({ status: 409, current: { visible: false } });
  });
});

describe('a document', () => {
  it('[E8][C6] is stored with its type, its file and the user who uploaded it', async () => {
    const { projectId } = await mine('Next_Opening');
    const answer = await add(manager, projectId);
    expect(answer.statusCode).toBe(201);
    const created = answer.json();
    expect(created).toMatchObject({
      projectId,
      documentTypeId,
      documentTypeName: 'Ficha de datos fundamentales',
      userId: manager.userId,
      visible: true,
      file: { name: 'Ficha técnica.pdf', type: 'application/pdf', sizeBytes: buildPdf().byteLength },
    });
    expect((await visitor.get(`/v1/project/project-documents/${created.projectDocumentId}`)).json()).toEqual({
      ...created,
      userId: null,
    });
    expect((await visitor.get(`/v1/project/project-documents?projectId=${projectId}`)).json()).toEqual({
      data: [{ ...created, userId: null }],
      total: 1,
    });
  });

  it('[P3][E8] has a description and a type in English too', async () => {
    const { projectId } = await mine('Next_Opening');
    const { data } = (await admin.get('/v1/misc/document-types')).json();
    const { documentTypeId: typeId } = data[0];
    await admin.patch(`/v1/misc/document-types/${typeId}`, { body: { nameEn: 'Key facts' } });
    const texts = { documentTypeId: typeId, descriptionEn: 'Key facts of the investment' };
    await add(manager, projectId, texts);
    const listed = await visitor.get(`/v1/project/project-documents?projectId=${projectId}`);
    expect(listed.json().data).toMatchObject([
      { descriptionEn: 'Key facts of the investment', documentTypeNameEn: 'Key facts' },
    ]);
  });

  it('[E8][C6] may name the user who uploads it, who can only be the caller', async () => {
    const { projectId } = await mine('Next_Opening');
    expect((await add(manager, projectId, { userId: manager.userId })).statusCode).toBe(201);
    const forged = await add(manager, projectId, { userId: admin.userId });
    expect(forged.json()).toMatchObject({ status: 400, errors: [{ path: 'userId', code: 'own_user' }] });
  });

  it('[E8] is shown only to staff if it is not visible', async () => {
    const { projectId } = await mine('Investment');
    const { projectDocumentId, viewUrl } = (await add(admin, projectId, { visible: 'false' })).json();
    const addresses = [
      `/v1/project/project-documents/${projectDocumentId}`,
      `/v1/project/project-documents/${projectDocumentId}/url`,
      viewUrl,
    ];
    for (const caller of [visitor, await as(test, 'user')]) {
      for (const address of addresses) expect((await caller.get(address)).statusCode).toBe(404);
      expect((await caller.get(`/v1/project/project-documents?projectId=${projectId}`)).json()).toEqual({
        data: [],
        total: 0,
      });
    }
    for (const caller of [admin, manager, other]) {
      for (const address of addresses) expect((await caller.get(address)).statusCode).toBe(200);
    }
  });

  it('[E8][A8] is filtered by type and visibility, and hidden ones never match for the public', async () => {
    const { projectId } = await mine('Investment');
    const another = await givenDocumentType(test, 'Tasación');
    const shown = (await add(admin, projectId)).json();
    const hidden = (await add(admin, projectId, { visible: 'false', documentTypeId: another })).json();
    const found = async (caller: Caller, query: string) => {
      const list = (await caller.get(`${url}?projectId=${projectId}&${query}`)).json();
      expect(list.total).toBe(list.data.length);
      return list.data.map(({ projectDocumentId }: { projectDocumentId: string }) => projectDocumentId);
    };
    expect(await found(admin, 'visible=true')).toEqual([shown.projectDocumentId]);
    expect(await found(admin, 'visible=false')).toEqual([hidden.projectDocumentId]);
    expect(await found(admin, `documentTypeId=${another}`)).toEqual([hidden.projectDocumentId]);
    expect(await found(visitor, 'visible=false')).toEqual([]);
    expect(await found(visitor, `documentTypeId=${another}`)).toEqual([]);
    expect((await admin.get(`${url}?projectId=${projectId}&visible=perhaps`)).statusCode).toBe(400);
  });

  it('gives the same answer as an unknown one if the caller may not see its project', async () => {
    const { projectId } = await mine();
    const { projectDocumentId, viewUrl } = (await add(manager, projectId)).json();
    for (const caller of [visitor, other]) {
      for (const address of [
        `/v1/project/project-documents/${projectDocumentId}`,
        `/v1/project/project-documents/${projectDocumentId}/url`,
        viewUrl,
        `/v1/project/project-documents?projectId=${projectId}`,
      ]) {
        expect((await caller.get(address)).statusCode).toBe(404);
      }
    }
    expect((await manager.get(viewUrl)).statusCode).toBe(200);
  });

  it('[C4] is sent with its own content type, and only the caller may cache it', async () => {
    const { projectId } = await mine('Next_Opening');
    const { viewUrl } = (await add(manager, projectId)).json();
    const answer = await visitor.get(viewUrl);
    expect(answer.rawPayload).toEqual(Buffer.from(buildPdf()));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Ficha tecnica.pdf"; filename*=UTF-8''Ficha%20t%C3%A9cnica.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
  });

  it('[C6] has a temporary URL that works for five minutes without signing in', async () => {
    const { projectId } = await mine();
    const { projectDocumentId } = (await add(manager, projectId)).json();
    const answer = (await manager.get(`/v1/project/project-documents/${projectDocumentId}/url`)).json();
    const { pathname } = new URL(answer.url);
    expect(Date.parse(answer.expiresAt) - test.clock.now.getTime()).toBeLessThanOrEqual(300_000);
    expect((await visitor.get(pathname)).rawPayload).toEqual(Buffer.from(buildPdf()));
    test.clock.advance(301);
    expect((await visitor.get(pathname)).statusCode).toBe(404);
  });

  it('[C6] is deleted with its file', async () => {
    const { projectId } = await mine();
    const { projectDocumentId, viewUrl } = (await add(manager, projectId)).json();
    const { url: signed } = (
      await manager.get(`/v1/project/project-documents/${projectDocumentId}/url`)
    ).json();
    expect((await manager.delete(`/v1/project/project-documents/${projectDocumentId}`)).statusCode).toBe(204);
    expect((await manager.get(`/v1/project/project-documents/${projectDocumentId}`)).statusCode).toBe(404);
    expect((await manager.get(viewUrl)).statusCode).toBe(404);
    expect((await visitor.get(new URL(signed).pathname)).statusCode).toBe(404);
    expect((await manager.delete(`/v1/project/project-documents/${projectDocumentId}`)).statusCode).toBe(404);
    const { data } = (await admin.get(`/v1/audit?subjectId=${projectDocumentId}`)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'project-document.delete',
      'project-document.create',
    ]);
  });
});

describe('an upload', () => {
  it.each([
    ['documentTypeId', 'choice', { documentTypeId: crypto.randomUUID() }],
    ['description', 'required', { description: '' }],
    ['visible', 'flag', { visible: 'yes' }],
    ['userId', 'own_user', { userId: crypto.randomUUID() }],
  ])('refuses %s with %s', async (path, code, wrong) => {
    const { projectId } = await mine();
    const answer = await add(manager, projectId, wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path, code })]);
  });

  it.each([
    ['a film', async () => buildMp4(), 415],
    ['a WebP picture', () => pictureBytes(64, 64, 'webp'), 415],
    ['an HTML page named PDF', async () => Buffer.from('<html><script>alert(1)</script></html>'), 415],
    [
      'an SVG named PDF',
      async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
    ],
    ['a program', async () => Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1'), 415],
    ['a text', async () => Buffer.from('hola'), 415],
    [
      '5 MB',
      async () => Buffer.concat([buildPdf(), Buffer.alloc(fileSizeBytesMax - buildPdf().byteLength)]),
      413,
    ],
    ['an empty file', async () => Buffer.alloc(0), 400],
  ])('[V8][V9] refuses %s, whatever its file name', async (_, bytes, status) => {
    const { projectId } = await mine();
    const answer = await add(manager, projectId, { file: fileOf(await bytes(), 'ficha.pdf') });
    expect(answer.statusCode).toBe(status);
    expect((await manager.get(`/v1/project/project-documents?projectId=${projectId}`)).json().total).toBe(0);
  });

  it.each([
    [
      'a PDF of just under 5 MB',
      async () => Buffer.concat([buildPdf(), Buffer.alloc(fileSizeBytesMax - 1 - buildPdf().byteLength)]),
      'application/pdf',
      'PDF',
    ],
    ['a PNG called pdf', () => pictureBytes(64, 64, 'png'), 'image/png', 'PNG'],
    ['a JPEG called pdf', () => pictureBytes(64, 64, 'jpeg'), 'image/jpeg', 'JPEG'],
  ])('[V8][V9][B13] accepts %s, detects its type and exports its name', async (_, bytes, type, name) => {
    const { projectId } = await mine();
    const answer = await add(manager, projectId, { file: fileOf(await bytes(), 'ficha.pdf') });
    expect(answer.json().file.type).toBe(type);
    const { body } = await manager.get(`/v1/project/project-documents/export?projectId=${projectId}`);
    expect(body).toContain(`;${name};`);
  });
});

describe('the type of a document', () => {
  it('[E17][C4] cannot be deleted while a document has it', async () => {
    const kind = await givenDocumentType(test, 'Póliza de seguro');
    const { projectId } = await mine();
    const { projectDocumentId } = (await add(manager, projectId, { documentTypeId: kind })).json();
    const refused = await admin.delete(`/v1/misc/document-types/${kind}`);
    expect(refused.json()).toMatchObject({ status: 409, code: 'misc.document_type_in_use' });
    await manager.delete(`/v1/project/project-documents/${projectDocumentId}`);
    expect((await admin.delete(`/v1/misc/document-types/${kind}`)).statusCode).toBe(204);
  });
});
