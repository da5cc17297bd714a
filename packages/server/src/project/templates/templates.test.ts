import { buildNewTemplate } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

const url = '/v1/project/templates';
let test: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager] = [await as(test, 'admin'), await as(test, 'operator')];
});
afterAll(() => test.close());

const create = (overrides: object = {}, caller = admin) =>
  caller.post('/v1/project/templates', { body: { ...buildNewTemplate(), ...overrides } });
const given = async (overrides: object = {}) =>
  (await create(overrides)).json() as { templateId: string; name: string };

describe('access to templates', () => {
  it('[P7][E7] lets staff read, administrators create, edit and delete, and refuses everyone else', async () => {
    const { templateId } = await given();
    const address = `${url}/${templateId}`;
    for (const [caller, read, write] of [
      [await as(test, 'visitor'), 401, 401],
      [await as(test, 'user'), 403, 403],
      [manager, 200, 403],
    ] as const) {
      expect((await caller.get('/v1/project/templates')).statusCode).toBe(read);
      expect((await caller.get('/v1/project/templates/export')).statusCode).toBe(read);
      expect((await caller.get(`/v1/project/templates/${templateId}`)).statusCode).toBe(read);
      expect((await create({}, caller)).statusCode).toBe(write);
      expect((await caller.patch(address, { body: { name: 'X' } })).statusCode).toBe(write);
      expect((await caller.delete(address)).statusCode).toBe(write);
    }
  });
});

describe('a template', () => {
  it('[E7][C6] is created, edited and deleted, and each act is in the audit trail', async () => {
    const created = await create({ name: 'Los riesgos', nameEn: null, descriptionEn: null });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ name: 'Los riesgos', nameEn: null, descriptionEn: null });
    const { templateId } = created.json();
    const changed = await admin.patch(`/v1/project/templates/${templateId}`, {
      body: { nameEn: 'The risks' },
    });
    expect(changed.json()).toEqual({ ...created.json(), nameEn: 'The risks', version: 2 });
    expect((await manager.get(`${url}/${templateId}`)).json()).toEqual(changed.json());
    expect((await admin.delete(`/v1/project/templates/${templateId}`)).statusCode).toBe(204);
    for (const answer of [
      await admin.get(`${url}/${templateId}`),
      await admin.patch(`${url}/${templateId}`, { body: { name: 'X' } }),
      await admin.delete(`${url}/${templateId}`),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    const trail = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, templateId))
      .orderBy(auditEntries.auditEntryId);
    expect(trail.map(({ action }) => action)).toEqual([
      'template.create',
      'template.edit',
      'template.delete',
    ]);
  });

  it('[E7] is sanitised to simple markup, like a chapter', async () => {
    const description = '<h1>Uno</h1><p onclick="alert(1)">dos<script>alert(1)</script></p><b>tres</b>';
    const created = (await create({ description, descriptionEn: description })).json();
    const clean = '<h3>Uno</h3><p>dos</p><strong>tres</strong>';
    expect(created).toMatchObject({ description: clean, descriptionEn: clean });
    const edited = await admin.patch(`${url}/${created.templateId}`, { body: { description: '<i>a</i>' } });
    expect(edited.json().description).toBe('<em>a</em>');
    const empty = await admin.patch(`${url}/${created.templateId}`, { body: { description: '<p> </p>' } });
    expect(empty.json().errors).toMatchObject([{ path: 'description', code: 'required' }]);
  });

  it.each(['name', 'description'])('[V1][E7] requires %s', async (missing) => {
    const answer = await create({ [missing]: undefined });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: missing, code: 'required' }]);
  });

  it('[E7] has a unique name', async () => {
    const { name } = await given();
    const again = await create({ name: name.toUpperCase() });
    expect(again.json()).toMatchObject({ status: 409, code: 'project.template_name_taken' });
    const { templateId } = await given();
    expect((await admin.patch(`${url}/${templateId}`, { body: { name } })).statusCode).toBe(409);
  });
});

describe('the list', () => {
  it('[E7][C6][C10][C12] is sorted alphabetically, filtered by name, in pages', async () => {
    for (const name of ['Zonas comunes', 'Ático', 'Bajo comercial']) await given({ name: `${name} (lista)` });
    const { data, total } = (await manager.get(`${url}?name=LISTA&skip=0&take=100`)).json();
    expect(total).toBe(3);
    expect(data.map(({ name }: { name: string }) => name.split(' (')[0])).toEqual([
      'Ático',
      'Bajo comercial',
      'Zonas comunes',
    ]);
    const page = (await manager.get(`${url}?name=lista&skip=1&take=1&orderSide=desc`)).json();
    expect(page).toEqual({ data: [data[1]], total: 3 });
    expect((await manager.get(`${url}?orderBy=description`)).statusCode).toBe(400);
  });

  it('[B13] is exported as CSV', async () => {
    await given({ name: '=1+1', description: '<p>"Comillas", y comas</p>' });
    const csv = await manager.get(`${url}/export?name==1`);
    expect(csv.body).toBe(
      '\uFEFFNombre;Texto;Nombre en inglés;Texto en inglés\r\n' +
        `"\t=1+1";"<p>""Comillas"", y comas</p>";The building;<p>Tell <strong>where it is</strong>, what it is like and what will be done to it.</p>\r\n`,
    );
  });
});
