import { describe, expect, it } from 'vitest';
import { buildCustomer } from '../testing/customer-records.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../testing/fake-api.ts';
import { buildProject, idOf, ids, projectRecord } from '../testing/records.ts';
import { dataProvider } from './data-provider.ts';

const project = projectRecord();
const page = { pagination: { page: 3, perPage: 25 }, sort: { field: 'name', order: 'DESC' as const } };

describe('lists', () => {
  it('[C10] sends skip and take, the order, and the filters unchanged', async () => {
    const [call, answer] = await listing({ name: 'lava', targetProfitability: 'gte:8.50' });
    expect(call?.query).toEqual({
      skip: '50',
      take: '25',
      orderBy: 'name',
      orderSide: 'desc',
      name: 'lava',
      targetProfitability: 'gte:8.50',
    });
    expect(answer).toMatchObject({ total: 1, data: [{ id: ids.project, projectId: ids.project }] });
  });

  it('[C10] leaves out unknown parameters and empty values', async () => {
    const [call] = await listing({ name: '', unknown: 'x', country: null });
    expect(Object.keys(call?.query ?? {})).toEqual(['skip', 'take', 'orderBy', 'orderSide']);
  });

  it('[C10] sends no order if no column was chosen', async () => {
    const calls = fakeApi({ 'GET /v1/project/projects': listOf() });
    await dataProvider.getList('project', { ...page, sort: { field: 'id', order: 'DESC' } });
    expect(calls[0]?.query).toEqual({ skip: '50', take: '25' });
  });

  it('[C12] never requests more than 100 rows', async () => {
    const calls = fakeApi({ 'GET /v1/project/phases': listOf() });
    await dataProvider.getList('phases', { pagination: { page: 1, perPage: 500 } });
    expect(calls[0]?.query).toMatchObject({ skip: '0', take: '100' });
  });

  it('[C4] sends no parameters to a list that accepts none', async () => {
    const calls = fakeApi({ 'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España' }) });
    const { data } = await dataProvider.getList('countries', page);
    expect(calls[0]?.query).toEqual({});
    expect(data[0]).toMatchObject({ id: 'ES' });
  });

  it('[C6] passes on the metadata of the response', async () => {
    const totalByPhases = [{ phaseId: idOf('p'), phaseName: 'Draft', total: 2 }];
    const calls = fakeApi({ 'GET /v1/project/projects': { ...listOf(), totalByPhases } });
    const { meta } = await dataProvider.getList('project', { filter: { getTotalByPhases: true } });
    expect(calls[0]?.query).toMatchObject({ getTotalByPhases: 'true' });
    expect(meta).toEqual({ totalByPhases });
  });

  it('[C6] filters a project’s contents by the project id', async () => {
    const calls = fakeApi({ 'GET /v1/project/project-documents': listOf() });
    const params = { target: 'projectId', id: ids.project, filter: {}, ...page };
    await dataProvider.getManyReference('project-documents', params);
    expect(calls[0]?.query).toMatchObject({ projectId: ids.project });
  });
});

async function listing(filter: object) {
  const calls = fakeApi({ 'GET /v1/project/projects': listOf(buildProject()) });
  const answer = await dataProvider.getList('project', { ...page, filter });
  return [calls[0], answer] as const;
}

describe('one record', () => {
  it('[C6] is read by its id, in the current language', async () => {
    document.documentElement.lang = 'en';
    const calls = fakeApi({ [`GET /v1/project/projects/${ids.project}`]: buildProject() });
    const { data } = await dataProvider.getOne('project', { id: ids.project });
    expect(data).toEqual(project);
    expect(calls[0]?.headers.get('accept-language')).toBe('en');
  });
});

describe('several records', () => {
  it('[C6] are read by their ids with one request', async () => {
    const calls = fakeApi({ 'GET /v1/account/users': listOf(buildCustomer({ userId: ids.type })) });
    const { data } = await dataProvider.getMany('users', { ids: [ids.type, ids.project] });
    expect(data).toMatchObject([{ id: ids.type, name: 'Lucía', createdAt: expect.any(String) }]);
    expect(calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/v1/account/users', query: { ids: `${ids.type},${ids.project}`, skip: '0', take: '100' } },
    ]);
  });

  it('[C12] are read page by page if they exceed a page', async () => {
    const many = Array.from({ length: 130 }, (_, index) => idOf(String(index)));
    const calls = fakeApi({ 'GET /v1/project/projects': listOf() });
    await dataProvider.getMany('project', { ids: many });
    expect(calls.map(({ query }) => query.ids?.split(',').length)).toEqual([100, 30]);
  });

  it('[C4] are searched in the complete list if the endpoint accepts no ids', async () => {
    const types = [{ projectTypeId: ids.type }, { projectTypeId: ids.project }];
    const calls = fakeApi({ 'GET /v1/project/projects-types': listOf(...types) });
    const { data } = await dataProvider.getMany('project-types', { ids: [ids.type] });
    expect(data).toMatchObject([{ projectTypeId: ids.type, id: ids.type }]);
    expect(calls[0]?.query).toEqual({});
  });
});

describe('edits', () => {
  const address = `PATCH /v1/project/projects/${ids.project}`;

  it('[C6] send only changed fields that the API accepts', async () => {
    const calls = fakeApi({ [address]: buildProject({ name: 'Edificio Olivar' }) });
    const promoter = {
      name: 'Rehabitia',
      taxId: null,
      website: null,
      description: null,
      descriptionEn: null,
    };
    const data = { ...project, name: 'Edificio Olivar', promoter, amountInvested: '1.00' };
    const answer = await dataProvider.update('project', { id: ids.project, data, previousData: project });
    expect(calls[0]?.body).toEqual({ name: 'Edificio Olivar', promoter, version: 1 });
    expect(answer.data).toMatchObject({ id: ids.project, name: 'Edificio Olivar' });
  });

  it('[C6] send only the changed fields of the promoter, so other people’s edits stay', async () => {
    const calls = fakeApi({ [address]: buildProject() });
    const promoter = { name: 'Rehabitia', website: 'https://rehabitia.example', description: null };
    const previousData = { ...project, promoter };
    const data = { ...previousData, promoter: { ...promoter, description: 'Con oficina en Madrid.' } };
    await dataProvider.update('project', { id: ids.project, data, previousData });
    expect(calls[0]?.body).toEqual({ promoter: { description: 'Con oficina en Madrid.' }, version: 1 });
  });

  it('send the version raised by this tab’s previous edit, even before the list is reloaded', async () => {
    const id = idOf('own');
    const own = { ...project, id, version: 7 };
    const calls = fakeApi({
      [`PATCH /v1/project/projects/${id}`]: ({ body }: FakeCall) =>
        buildProject({ projectId: id, version: (body as { version: number }).version + 1 }),
    });
    const rename = (name: string) =>
      dataProvider.update('project', { id, data: { ...own, name }, previousData: own });
    await Promise.all([rename('Uno'), rename('Dos')]);
    expect(calls.map(({ body }) => body)).toEqual([
      { name: 'Uno', version: 7 },
      { name: 'Dos', version: 8 },
    ]);
  });

  it('save nothing after a conflict if no dialog can ask', async () => {
    const calls = fakeApi({
      [address]: refusal('request.edited_meanwhile', { current: buildProject({ version: 2 }), sent: {} }),
    });
    const data = { ...project, name: 'Edificio Olivar' };
    const edit = dataProvider.update('project', { id: ids.project, data, previousData: project });
    await expect(edit).rejects.toMatchObject({ name: 'NotSaved', choice: 'back' });
    expect(calls).toHaveLength(1);
  });

  it('[C6] send nothing if nothing changed', async () => {
    const calls = fakeApi({});
    const answer = await dataProvider.update('project', {
      id: ids.project,
      data: { ...project },
      previousData: project,
    });
    expect(calls).toEqual([]);
    expect(answer.data).toEqual(project);
  });

  it('[V14] give the form the refused fields with the reasons', async () => {
    const errors = [{ path: 'url', code: 'project.url_taken', message: 'La URL ya existe' }];
    fakeApi({ [address]: refusal('project.url_taken', { errors }) });
    const update = dataProvider.update('project', {
      id: ids.project,
      data: { url: 'otra' },
      previousData: project,
    });
    await expect(update).rejects.toMatchObject({
      status: 409,
      body: { errors: { url: 'La URL ya existe' } },
    });
  });

  it('[X3] report the API’s message if no field is to blame', async () => {
    fakeApi({ [address]: refusal('project.not_editable', { detail: 'El proyecto ya está abierto.' }) });
    const update = dataProvider.update('project', {
      id: ids.project,
      data: { name: 'x' },
      previousData: project,
    });
    await expect(update).rejects.toMatchObject({ message: 'El proyecto ya está abierto.', status: 409 });
  });
});

describe('creations', () => {
  it('[B2] are repeated with the same idempotency key if there was no response', async () => {
    let tries = 0;
    const calls = fakeApi({
      'POST /v1/project/projects': () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return buildProject();
      },
    });
    const data = { name: 'Edificio Lavapiés', id: 'dropped' };
    await expect(dataProvider.create('project', { data })).rejects.toMatchObject({ name: 'NoAnswer' });
    await dataProvider.create('project', { data });
    await dataProvider.create('project', { data });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(calls[0]?.body).toEqual({ name: 'Edificio Lavapiés' });
  });

  it('[C6] with a file are sent as multipart', async () => {
    const calls = fakeApi({ 'POST /v1/project/project-media-files': { projectMediaFileId: ids.type } });
    const file = new File(['bytes'], 'fachada.png', { type: 'image/png' });
    const { data } = await dataProvider.create('project-media-files', {
      data: { projectId: ids.project, description: 'Fachada', file },
    });
    const body = calls[0]?.body as FormData;
    expect(Object.fromEntries(body)).toEqual({ projectId: ids.project, description: 'Fachada', file });
    expect(calls[0]?.headers.get('content-type')).toBeNull();
    expect(data).toMatchObject({ id: ids.type });
  });
});

it('[C6] a deletion returns the previous record', async () => {
  const calls = fakeApi({ [`DELETE /v1/project/projects/${ids.project}`]: undefined });
  const { data } = await dataProvider.delete('project', { id: ids.project, previousData: project });
  expect(data).toEqual(project);
  expect(calls[0]).toMatchObject({ method: 'DELETE', body: undefined });
});

it('an unknown resource throws an error that names the file to edit', async () => {
  await expect(dataProvider.getList('nowhere', {})).rejects.toThrow('api/resource-exceptions.ts');
});
