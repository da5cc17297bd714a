import { v1 } from '@semilla/contract';
import { buildNewCannedAnswer } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const url = v1.cannedAnswers.find.path;
let test: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager] = [await as(test, 'admin'), await as(test, 'operator')];
});
afterAll(() => test.close());

const create = (overrides: object = {}, caller = admin) =>
  caller.post(url, { body: { ...buildNewCannedAnswer(), ...overrides } });
const given = async (overrides: object = {}) => (await create(overrides)).json();
const edit = (cannedAnswerId: string, body: object, caller = admin) =>
  caller.patch(`${url}/${cannedAnswerId}`, { body });

describe('a canned answer', () => {
  it('[A25][P7] is read by staff, and written by administrators alone', async () => {
    const { cannedAnswerId } = await given();
    const address = `${url}/${cannedAnswerId}`;
    for (const [caller, read, write] of [
      [await as(test, 'visitor'), 401, 401],
      [await as(test, 'user'), 403, 403],
      [manager, 200, 403],
    ] as const) {
      for (const path of [url, `${url}/export`, address])
        expect((await caller.get(path)).statusCode).toBe(read);
      expect((await create({}, caller)).statusCode).toBe(write);
      expect((await edit(cannedAnswerId, { title: 'X' }, caller)).statusCode).toBe(write);
      expect((await caller.delete(address)).statusCode).toBe(write);
    }
  });

  it('[A25] is created, edited and deleted, and each act is in the audit trail', async () => {
    const created = await create({ title: 'Ingreso en camino' });
    expect(created.statusCode, created.body).toBe(201);
    const { cannedAnswerId } = created.json();
    const text = 'Hola, {{customer}}: llega el lunes.';
    const changed = await edit(cannedAnswerId, { text, version: 1 });
    expect(changed.json()).toEqual({ ...created.json(), text, version: 2 });
    expect((await edit(cannedAnswerId, { text: 'Otra cosa.', version: 1 })).json()).toMatchObject({
      status: 409,
      code: 'request.edited_meanwhile',
    });
    expect((await admin.delete(`${url}/${cannedAnswerId}`)).statusCode).toBe(204);
    expect((await admin.get(`${url}/${cannedAnswerId}`)).statusCode).toBe(404);
    expect((await edit(cannedAnswerId, { title: 'X' })).statusCode).toBe(404);
    expect((await admin.delete(`${url}/${cannedAnswerId}`)).statusCode).toBe(404);
    const { data } = (
      await admin.get(`/v1/audit?subjectType=canned-answer&subjectId=${cannedAnswerId}`)
    ).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'canned-answer.delete',
      'canned-answer.edit',
      'canned-answer.create',
    ]);
  });

  it.each(['text', 'textEn'])('[A25] is refused with an unknown placeholder in %s', async (field) => {
    const headers = { 'accept-language': 'es' };
    const body = { ...buildNewCannedAnswer(), [field]: 'Hola, {{nombre}}:' };
    const answer = await admin.post(url, { body, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      {
        path: field,
        code: 'placeholder_unknown',
        message: '{{nombre}} no se puede rellenar. Usa {{customer}}, {{staff}}, {{ticket}}.',
      },
    ]);
    const { cannedAnswerId } = await given();
    expect((await edit(cannedAnswerId, { [field]: 'Hola, {{customer}:' })).statusCode).toBe(400);
  });

  it.each(['title', 'text', 'textEn'])('[A25][V1] requires %s', async (missing) => {
    const answer = await create({ [missing]: undefined });
    expect(answer.json().errors).toMatchObject([{ path: missing, code: 'required' }]);
  });

  it('[A25] has a unique title', async () => {
    const { title } = await given();
    expect((await create({ title: title.toUpperCase() })).json()).toMatchObject({
      status: 409,
      code: 'support.canned_answer_title_taken',
    });
    const { cannedAnswerId } = await given();
    expect((await edit(cannedAnswerId, { title })).statusCode).toBe(409);
  });
});

it('[A25][B13] canned answers are listed alphabetically, found by title, and exported', async () => {
  for (const title of ['Zona', 'Ático', 'Bajo']) await given({ title: `${title} (lista)` });
  const { data, total } = (await manager.get(`${url}?title=LISTA`)).json();
  expect(total).toBe(3);
  expect(data.map(({ title }: { title: string }) => title.split(' ')[0])).toEqual(['Ático', 'Bajo', 'Zona']);
  const csv = (await manager.get(`${url}/export?title=bajo`, { headers: { 'accept-language': 'es' } })).body;
  expect(csv.split('\r\n')[0]).toBe('\uFEFFTítulo;Texto en español;Texto en inglés');
  expect(csv).toContain('Bajo (lista);');
});
