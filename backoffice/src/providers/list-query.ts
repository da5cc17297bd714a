import { type Endpoint, takeMax } from '@semilla/contract';
import type { GetListParams } from 'react-admin';

interface Flat {
  [key: string]: unknown;
}

function flat(filter: Flat, prefix = ''): [string, unknown][] {
  return Object.entries(filter).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Flat, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

function paramsOf({ pagination, sort, filter }: Partial<GetListParams>): [string, unknown][] {
  const { page = 1, perPage = takeMax } = pagination ?? {};
  const take = Math.min(perPage, takeMax);
  // By default react-admin sorts by `id`, which the API does not know, so the API's default order is used.
  const wanted = sort?.field === 'id' ? undefined : sort;
  return [
    ['skip', (page - 1) * take],
    ['take', take],
    ['orderBy', wanted?.field],
    // A hand-typed address may name a column without a direction.
    ['orderSide', wanted?.order?.toLowerCase()],
    ...flat(filter ?? {}),
  ];
}

/** The path of an endpoint with its parameters filled in: `/v1/support/tickets/:ticketId/messages`. */
export function pathWith({ path }: Endpoint, values: Flat): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/**
 * The address of a list request. The API refuses unknown parameters, so those that the endpoint lacks are
 * left out.
 */
export function listAddress(endpoint: Endpoint, params: Partial<GetListParams>): string {
  const known = new Set(Object.keys(endpoint.query?.shape ?? {}));
  const query = paramsOf(params)
    .filter(([key, value]) => known.has(key) && value !== undefined && value !== null && value !== '')
    .map(([key, value]): [string, string] => [key, String(value)]);
  const path = pathWith(endpoint, params.filter ?? {});
  return query.length ? `${path}?${new URLSearchParams(query)}` : path;
}
