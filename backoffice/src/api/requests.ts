import type { CallOptions } from '@semilla/client';
import { type Endpoint, takeMax } from '@semilla/contract';
import { type GetListParams, HttpError, type Identifier } from 'react-admin';
import { asRecordValue } from './as-record-value.ts';
import { listSearch } from './list-search.ts';
import { forReactAdmin } from './refusals.ts';
import { endpointOf, resourceNamed } from './resources.ts';
import { call } from './session.ts';

export type Row = Record<string, unknown>;
export type Identified = Row & { id: Identifier };
type AnyCall = <T>(endpoint: Endpoint, input: object, options?: CallOptions) => Promise<T>;

/** Calls an endpoint known only at run time, and throws errors in react-admin's format. */
export async function ask<T>(endpoint: Endpoint, input: object, options?: CallOptions): Promise<T> {
  return (call as AnyCall)<T>(endpoint, input, options).catch((error: unknown) => {
    throw forReactAdmin(error);
  });
}

/** Adds the `id` that react-admin expects. */
export function withId(resource: string, row: Row): Identified {
  return { ...asRecordValue(row), id: row[resourceNamed(resource).idField] as Identifier };
}

/** The path parameters of an endpoint. The id of a nested record contains both ids: `projectId/distributionId`. */
export function pathParams({ path }: Endpoint, id: Identifier): Record<string, string> {
  const parts = String(id).split('/');
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? '']));
}

interface Page {
  data: Row[];
  total: number;
  nextCursor?: string | null;
}

export async function findPage(
  resource: string,
  params: Partial<GetListParams> & { signal?: AbortSignal | undefined },
) {
  const list = endpointOf(resource, 'list');
  const options = { search: listSearch(list, params), signal: params.signal };
  const { data, total, nextCursor: _, ...meta } = await ask<Page>(list, { params: params.filter }, options);
  return { data: data.map((row) => withId(resource, row)), total, meta: asRecordValue(meta) };
}

const inPages = (ids: readonly Identifier[]) =>
  Array.from({ length: Math.ceil(ids.length / takeMax) }, (_, page) =>
    ids.slice(page * takeMax, (page + 1) * takeMax),
  );

/** Reads records by id, one request per page. A list that accepts no `ids` is short, so it is read completely. */
export async function findMany(
  resource: string,
  ids: readonly Identifier[],
  signal?: AbortSignal,
): Promise<Identified[]> {
  const { query } = endpointOf(resource, 'list');
  if (!query || !('ids' in query.shape)) {
    const { data } = await findPage(resource, { signal });
    return data.filter(({ id }) => ids.includes(id));
  }
  const pages = await Promise.all(
    inPages(ids).map((page) => findPage(resource, { filter: { ids: page.join() }, signal })),
  );
  return pages.flatMap(({ data }) => data);
}

export async function findOne(resource: string, id: Identifier, signal?: AbortSignal): Promise<Identified> {
  const { read } = resourceNamed(resource);
  if (read)
    return { ...asRecordValue(await ask<Row>(read, { params: pathParams(read, id) }, { signal })), id };
  const [found] = await findMany(resource, [id], signal);
  if (!found) throw new HttpError('ra.page.not_found', 404);
  return found;
}
