import { buildNewDocumentType } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

const url = '/v1/misc/document-types';
let test: TestApp;
let admin: Caller;
let visitor: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, visitor] = [await as(test, 'admin'), await as(test, 'visitor')];
  for (const name of ['Tasación', 'Ámbito de la inversión', 'Licencia de obras']) {
    await admin.post('/v1/misc/document-types', { body: buildNewDocumentType({ name }) });
  }
});
afterAll(() => test.close());

const create = (overrides: object = {}, caller = admin) =>
  caller.post('/v1/misc/document-types', { body: { ...buildNewDocumentType(), ...overrides } });

describe('the document types', () => {
  it('[E17][C4][C12] are listed for everyone alphabetically, in pages', async () => {
    const { data, total } = (await visitor.get('/v1/misc/document-types?skip=0&take=100')).json();
    expect(total).toBe(3);
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'Ámbito de la inversión',
      'Licencia de obras',
      'Tasación',
    ]);
    expect(Object.keys(data[0])).toEqual([
      'documentTypeId',
      'name',
      'description',
      'nameEn',
      'descriptionEn',
      'version',
    ]);
    const page = (await visitor.get(`${url}?skip=1&take=1&orderSide=desc`)).json();
    expect(page).toEqual({ data: [data[1]], total: 3 });
    expect((await visitor.get(`${url}?name=AMBITO`)).json()).toEqual({ data: [data[0]], total: 1 });
    expect((await visitor.get(`/v1/misc/document-types/${data[1].documentTypeId}`)).json()).toEqual(data[1]);
  });

  it.each(['orderBy=description', 'take=101', 'id=1', 'name='])('refuse %s', async (query) => {
    expect((await visitor.get(`${url}?${query}`)).statusCode).toBe(400);
  });

  it('[B13] are exported as CSV', async () => {
    const csv = await visitor.get('/v1/misc/document-types/export?name=licencia');
    const [head, ...rows] = csv.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('Nombre;Descripción;Nombre en inglés;Descripción en inglés');
    expect(rows).toEqual([expect.stringMatching(/^Licencia de obras;Lo que vale/)]);
  });
});

describe('creating, editing and deleting document types', () => {
  it('[P7] is allowed only to administrators', async () => {
    const { documentTypeId } = (await create()).json();
    for (const [caller, status] of [
      [visitor, 401],
      [await as(test, 'user'), 403],
      [await as(test, 'operator'), 403],
    ] as const) {
      expect((await create({}, caller)).statusCode).toBe(status);
      const edited = await caller.patch(`/v1/misc/document-types/${documentTypeId}`, { body: { name: 'X' } });
      expect(edited.statusCode).toBe(status);
      expect((await caller.delete(`/v1/misc/document-types/${documentTypeId}`)).statusCode).toBe(status);
    }
  });
});

describe('a document type', () => {
  it('[E17][C4] is created, edited and deleted, and each act is in the audit trail', async () => {
    const created = await create({ name: 'Póliza de seguro' });
    expect(created.statusCode).toBe(201);
    const address = `${url}/${created.json().documentTypeId}`;
    const changed = await admin.patch(address, { body: { description: 'Cubre la obra.' } });
    expect(changed.json()).toEqual({ ...created.json(), description: 'Cubre la obra.', version: 2 });
    expect((await admin.patch(address, { body: {} })).json()).toEqual(changed.json());
    expect((await admin.delete(address)).statusCode).toBe(204);
    for (const answer of [
      await admin.get(address),
      await admin.patch(address, { body: { name: 'X' } }),
      await admin.delete(address),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    const id = created.json().documentTypeId;
    const trail = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.auditEntryId);
    expect(trail.map(({ action }) => action)).toEqual([
      'document-type.create',
      'document-type.edit',
      'document-type.edit',
      'document-type.delete',
    ]);
  });

  it.each(['name', 'description'])('[V1][V21] requires %s', async (missing) => {
    for (const given of [undefined, '', '   ']) {
      const answer = await create({ [missing]: given });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([{ path: missing, code: 'required', message: 'Requerido.' }]);
    }
  });

  it('[V7][V21] refuses texts that are too long and names the limit', async () => {
    const answer = await create({ name: 'x'.repeat(81) });
    expect(answer.json().errors).toMatchObject([
      { path: 'name', code: 'text_too_long', message: 'Debe tener como máximo 80 caracteres.' },
    ]);
    expect((await create({ size: 3 })).json().errors).toMatchObject([
      { path: 'size', code: 'unknown_field' },
    ]);
  });

  it('[P3][E17] may have an English name and description, which can be removed', async () => {
    const english = { nameEn: 'Valuation', descriptionEn: 'What the building is worth.' };
    const created = await create(english);
    expect(created.json()).toMatchObject(english);
    const address = `${url}/${created.json().documentTypeId}`;
    expect((await admin.patch(address, { body: { nameEn: null } })).json()).toEqual({
      ...created.json(),
      nameEn: null,
      version: 2,
    });
    expect((await create({ nameEn: 'x'.repeat(81) })).json().errors).toMatchObject([{ path: 'nameEn' }]);
  });

  it('[E17] has a unique name', async () => {
    const { name } = (await create()).json();
    const again = await create({ name: name.toUpperCase() });
    expect(again.json()).toMatchObject({
      status: 409,
      code: 'misc.document_type_name_taken',
      errors: [{ path: 'name' }],
    });
    const other = (await create()).json();
    const renamed = await admin.patch(`/v1/misc/document-types/${other.documentTypeId}`, { body: { name } });
    expect(renamed.statusCode).toBe(409);
  });
});
