import { type SavedView, savedViewsMax, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { savedViews } from '../../schema/saved-views.ts';

let test: TestApp;
let elena: Caller;
let marta: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  manager = await as(test, 'operator', { name: 'Pablo', surname: 'Soto' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(savedViews);
});

const { path } = v1.savedViews.create;
const view = { list: 'projects', name: 'En Madrid', filter: { name: 'Madrid' } };
const save = (caller: Caller, changes: object = {}) => caller.post(path, { body: { ...view, ...changes } });
const edit = (caller: Caller, { savedViewId }: SavedView, body: object) =>
  caller.patch(`${path}/${savedViewId}`, { body });
const remove = (caller: Caller, { savedViewId }: SavedView) => caller.delete(`${path}/${savedViewId}`);
const viewsOf = async (caller: Caller, list = 'projects') =>
  (await caller.get(`${path}?list=${list}`)).json().data as SavedView[];
const namesOf = async (caller: Caller) => (await viewsOf(caller)).map(({ name }) => name);

it('[A26] saves filters, order and columns under a name, for their owner alone', async () => {
  const saved = await save(elena, {
    orderBy: 'dateEnd',
    orderSide: 'desc',
    columns: ['name', 'phase', 'dateEnd'],
  });
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toEqual({
    ...view,
    savedViewId: expect.any(String),
    isShared: false,
    ownerId: elena.userId,
    ownerName: 'Elena Vidal',
    dropped: [],
    orderBy: 'dateEnd',
    orderSide: 'desc',
    columns: ['name', 'phase', 'dateEnd'],
    version: 1,
  });
  expect(await viewsOf(elena)).toEqual([saved.json()]);
  expect(await viewsOf(elena, 'users')).toEqual([]);
  expect(await viewsOf(marta)).toEqual([]);
  expect(await viewsOf(manager)).toEqual([]);
});

it('[A26] shows a shared view to all staff, after their own ones', async () => {
  await save(elena, { name: 'A de Elena', isShared: true });
  await save(manager, { name: 'Z propia' });
  expect(await namesOf(manager)).toEqual(['Z propia', 'A de Elena']);
  expect((await viewsOf(manager))[1]).toMatchObject({ ownerName: 'Elena Vidal', isShared: true });
  const elenas = (await viewsOf(elena))[0] as SavedView;
  await edit(elena, elenas, { isShared: false });
  expect(await namesOf(manager)).toEqual(['Z propia']);
});

it('[A1][A26] lists the views of all lists that the reader may read', async () => {
  await save(elena, { name: 'De clientes', list: 'users', filter: {}, isShared: true });
  await save(elena, { name: 'Del registro', list: 'auditEntries', filter: {}, isShared: true });
  await save(elena, { isShared: true });
  await test.db
    .insert(savedViews)
    .values({ ownerId: elena.userId, list: 'gone', name: 'Antigua', filter: {} });
  const ofAll = async (caller: Caller) =>
    ((await caller.get(path)).json().data as SavedView[]).map(({ name }) => name);
  expect(await ofAll(marta)).toEqual(['De clientes', 'Del registro', 'En Madrid']);
  expect(await ofAll(manager)).toEqual(['De clientes', 'En Madrid']);
});

it('[A26] lets the owner change a view, an administrator only a shared one, and a manager no other', async () => {
  const shared = (await save(manager, { isShared: true })).json();
  const edited = await edit(marta, shared, { name: 'En la capital', version: 1 });
  expect(edited.json()).toMatchObject({ name: 'En la capital', ownerName: 'Pablo Soto', version: 2 });
  expect((await edit(marta, shared, { name: 'Tarde', version: 1 })).json().code).toBe(
    'request.edited_meanwhile',
  );
  expect((await edit(marta, shared, { isShared: false })).json()).toMatchObject({ isShared: false });
  expect((await edit(marta, shared, { name: 'Otra' })).statusCode).toBe(404);
  expect((await remove(marta, shared)).statusCode).toBe(404);
  expect((await remove(manager, shared)).statusCode).toBe(204);

  const ofAdmin = (await save(elena, { isShared: true })).json();
  expect((await edit(manager, ofAdmin, { name: 'Mía' })).statusCode).toBe(404);
  expect((await remove(manager, ofAdmin)).statusCode).toBe(404);
  expect(await namesOf(elena)).toEqual(['En Madrid']);
});

it('[A26] refuses a name twice for one owner and list, whatever its case', async () => {
  const first = (await save(elena)).json();
  const again = await save(elena, { name: 'EN MADRID' });
  expect([again.statusCode, again.json().errors[0]]).toEqual([
    409,
    expect.objectContaining({ path: 'name', code: 'overview.view_name_taken' }),
  ]);
  expect((await save(marta)).statusCode).toBe(201);
  expect((await save(elena, { list: 'users' })).statusCode).toBe(201);
  const other = (await save(elena, { name: 'Otra' })).json();
  expect((await edit(elena, other, { name: 'En Madrid' })).statusCode).toBe(409);
  expect((await edit(elena, first, { name: 'en madrid' })).statusCode).toBe(200);
});

it.each([
  { what: 'a filter that the list does not know', changes: { filter: { colour: 'red' } }, path: 'filter.' },
  { what: 'a value that it refuses', changes: { filter: { country: 'Spain' } }, path: 'filter.country' },
  { what: 'its page', changes: { filter: { skip: '20' } }, path: 'filter.skip' },
  { what: 'its ids', changes: { filter: { ids: '1' } }, path: 'filter.ids' },
  { what: 'an order that it does not know', changes: { orderBy: 'colour' }, path: 'orderBy' },
  { what: 'an unknown list', changes: { list: 'colours' }, path: 'list' },
  { what: 'a record of JavaScript as a list', changes: { list: 'constructor' }, path: 'list' },
  { what: 'a resource without a list', changes: { list: 'me' }, path: 'list' },
])('[A26] refuses $what', async ({ changes, path: field }) => {
  const answer = await save(elena, changes);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].path).toMatch(new RegExp(`^${field}`));
});

it('[A26][P6] refuses views of lists that the caller may not read', async () => {
  await save(elena, { list: 'auditEntries', filter: {}, isShared: true });
  expect((await save(manager, { list: 'auditEntries', filter: {} })).statusCode).toBe(403);
  expect((await manager.get(`${path}?list=auditEntries`)).statusCode).toBe(403);
  expect(await viewsOf(elena, 'auditEntries')).toHaveLength(1);
});

it('[A26] leaves out what the list no longer accepts, and names the filters', async () => {
  const saved = (await save(elena, { orderBy: 'name' })).json();
  await test.db
    .update(savedViews)
    .set({ filter: { name: 'Madrid', colour: 'red', country: 'Spain' }, orderBy: 'colour' })
    .where(eq(savedViews.savedViewId, saved.savedViewId));
  expect((await viewsOf(elena))[0]).toMatchObject({
    filter: { name: 'Madrid' },
    dropped: ['colour', 'country'],
    orderBy: null,
  });
});

it('[A26] limits the views of a person', async () => {
  const rows = Array.from({ length: savedViewsMax }, (_, index) => ({
    ...view,
    ownerId: elena.userId,
    name: `Vista ${index}`,
  }));
  await test.db.insert(savedViews).values(rows);
  const refused = await save(elena);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'overview.too_many_views']);
  expect((await save(marta)).statusCode).toBe(201);
});

it('[A26] notes views in the audit trail, without their filters', async () => {
  const saved = (await save(elena)).json();
  await edit(elena, saved, { isShared: true, filter: { name: 'Sevilla' } });
  await remove(elena, saved);
  const notes = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, saved.savedViewId))
    .orderBy(auditEntries.auditEntryId);
  expect(notes.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    {
      action: 'saved-view.create',
      before: null,
      after: { name: 'En Madrid', list: 'projects', isShared: false },
    },
    { action: 'saved-view.edit', before: { isShared: false }, after: { isShared: true } },
    {
      action: 'saved-view.delete',
      before: { name: 'En Madrid', list: 'projects', isShared: true },
      after: null,
    },
  ]);
});

it('[A26] deletes the views that name a deleted customer, and the private ones of who leaves the staff', async () => {
  const customer = await as(test, 'user', { name: 'Íñigo', surname: 'Peñalba Soler' });
  await save(elena, { list: 'tickets', name: 'De un cliente', filter: { userId: customer.userId } });
  await save(elena, { list: 'tickets', name: 'Lo de Íñigo Peñalba Soler', filter: {} });
  await save(elena, { list: 'tickets', name: 'Todas', filter: {} });
  await save(elena, { list: 'users', name: 'Uno', filter: { multiSearch: 'inigo penalba soler' } });
  await save(elena, { list: 'users', name: 'Sus parientes', filter: { multiSearch: 'Peñalba' } });
  await save(elena, { list: 'users', name: 'Íñigo Peñalba Solera', filter: {} });
  const deleted = await elena.delete(`/v1/account/users/${customer.userId}`);
  expect(deleted.statusCode).toBe(204);
  expect((await viewsOf(elena, 'tickets')).map(({ name }) => name)).toEqual(['Todas']);
  expect((await viewsOf(elena, 'users')).map(({ name }) => name)).toEqual([
    'Íñigo Peñalba Solera',
    'Sus parientes',
  ]);

  const company = await as(test, 'user', {
    kind: 'company',
    name: 'Madrid',
    surname: null,
    legalRepresentativeName: 'Marta Gil',
  });
  await save(elena, { list: 'users', name: 'Clientes de Madrid', filter: {} });
  await save(elena, { list: 'users', name: 'Otra', filter: { multiSearch: 'madrid' }, isShared: true });
  await elena.delete(`/v1/account/users/${company.userId}`);
  const left = (await viewsOf(elena, 'users')).map(({ name }) => name);
  expect(left).toContain('Clientes de Madrid');
  expect(left).not.toContain('Otra');

  const leaving = await as(test, 'operator');
  await save(leaving, { name: 'Solo mía' });
  await save(leaving, { name: 'De todos', isShared: true });
  await elena.patch(`/v1/account/users/${leaving.userId}`, {
    body: { role: 'user', why: 'Deja el equipo.' },
  });
  const rows = await test.db.select().from(savedViews).where(eq(savedViews.ownerId, leaving.userId));
  expect(rows.map(({ name }) => name)).toEqual(['De todos']);
});
