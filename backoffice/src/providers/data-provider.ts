import type { Endpoint } from '@semilla/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type fetchUtils,
  type GetListParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { changesBetween } from './changes.ts';
import { httpClient, withId } from './http-client.ts';
import { fingerprintOf, sendOnce } from './idempotency-keys.ts';
import { listAddress, pathWith } from './list-query.ts';
import { bodyFor, fieldsFor } from './request-body.ts';
import { endpointOf, resourceNamed } from './resources.ts';
import { send } from './send.ts';
import type { UploadWatch } from './upload.ts';

type Values = Record<string, unknown>;

/** The path of a resource for simple-rest: `project/projects`. */
function placeOf(resource: string): string {
  return endpointOf(resource, 'list').path.replace(/^\/v1\//, '');
}

/** The address of a nested record, whose id consists of both ids: `projectId/distributionId`. */
function addressOf(endpoint: Endpoint, id: Identifier): string {
  const parts = String(id).split('/');
  return endpoint.path.replace(/:\w+/g, () => encodeURIComponent(parts.shift() ?? ''));
}

/** simple-rest reads single records and creates from JSON; its client adds what all our requests need. */
function restFor(resource: string, options: fetchUtils.Options = {}) {
  const { idField } = resourceNamed(resource);
  return simpleRestProvider('/v1', async (url, given) => {
    const answer = await httpClient(url, { ...given, ...options });
    return { ...answer, json: withId(answer.json, idField) };
  });
}

async function rowsOf(resource: string, params: Partial<GetListParams> & { signal?: AbortSignal }) {
  const { idField } = resourceNamed(resource);
  const answer = await httpClient(listAddress(endpointOf(resource, 'list'), params), {
    signal: params.signal,
  });
  const { data, total, ...meta } = answer.json;
  return { data: data.map((row: Values) => withId(row, idField)), total, meta };
}

async function readOne(resource: string, id: Identifier, signal?: AbortSignal) {
  const { idField, list, read } = resourceNamed(resource);
  if (read && list) return (await restFor(resource).getOne(placeOf(resource), { id, signal })).data;
  if (read) return { ...(await httpClient(addressOf(read, id), { signal })).json, id };
  // Filters the list by the id if the endpoint supports it; otherwise the list is short enough to search.
  const filter = list?.query && idField in list.query.shape ? { [idField]: id } : {};
  const { data } = await rowsOf(resource, { filter, signal });
  const found = data.find((row: RaRecord) => row.id === id);
  if (!found) throw new HttpError('ra.page.not_found', 404);
  return found;
}

/** A resource without an address for single records is a short list, so one call returns many. */
async function readMany(resource: string, ids: Identifier[], signal?: AbortSignal) {
  if (resourceNamed(resource).read) return Promise.all(ids.map((id) => readOne(resource, id, signal)));
  const { data } = await rowsOf(resource, { signal });
  return data.filter((row: RaRecord) => ids.includes(row.id));
}

async function create(resource: string, data: Values, watch: UploadWatch | undefined) {
  const endpoint = endpointOf(resource, 'create');
  const fields = fieldsFor(endpoint, data);
  const { idField } = resourceNamed(resource);
  return sendOnce(fingerprintOf(endpoint.path, fields), async (key) => {
    const headers = new Headers(endpoint.idempotency && { 'Idempotency-Key': key });
    if (endpoint.bodyKind === 'multipart') {
      const request = { method: 'POST', body: bodyFor(endpoint, data) as FormData, headers, watch } as const;
      return withId((await send(pathWith(endpoint, data), request)).json, idField);
    }
    return (await restFor(resource, { headers }).create(placeOf(resource), { data: fields })).data;
  });
}

interface Edit {
  data: Values;
  before?: RaRecord | undefined;
  watch?: UploadWatch | undefined;
}

async function update(resource: string, id: Identifier, { data, before, watch }: Edit) {
  const endpoint = endpointOf(resource, 'edit');
  const changes = fieldsFor(endpoint, changesBetween(before ?? {}, data));
  if (before && !Object.keys(changes).length) return before;
  const request = { method: 'PATCH', body: bodyFor(endpoint, changes), watch } as const;
  const answer = await send(addressOf(endpoint, id), request);
  return withId(answer.json, resourceNamed(resource).idField);
}

async function remove(resource: string, id: Identifier, before?: RaRecord): Promise<RaRecord> {
  await send(addressOf(endpointOf(resource, 'delete'), id), { method: 'DELETE' });
  return before ?? { id };
}

/**
 * The API as react-admin's data provider. Records keep the wire format: amounts `"1500.00"`, percentages
 * `"8.50"`.
 */
export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => rowsOf(resource, params),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    rowsOf(resource, { ...params, filter: { ...filter, [target]: id } }),
  getOne: async (resource, { id, signal }) => ({ data: await readOne(resource, id, signal) }),
  getMany: async (resource, { ids, signal }) => ({ data: await readMany(resource, ids, signal) }),
  create: async (resource, { data, meta }) => ({ data: await create(resource, data, meta?.watch) }),
  update: async (resource, { id, data, previousData, meta }) => ({
    data: await update(resource, id, { data, before: previousData, watch: meta?.watch }),
  }),
  updateMany: async (resource, { ids, data }) => {
    await Promise.all(ids.map((id) => update(resource, id, { data })));
    return { data: ids };
  },
  delete: async (resource, { id, previousData }) => ({ data: await remove(resource, id, previousData) }),
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => remove(resource, id)));
    return { data: ids };
  },
} as DataProvider;
