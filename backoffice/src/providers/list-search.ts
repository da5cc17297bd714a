import { addressOf, type Search } from '@semilla/client';
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
  // Without a choice, react-admin sorts by `id`, which is no column of the API: the API then sorts by its default.
  const chosen = sort?.field === 'id' ? undefined : sort;
  return [
    ['skip', (page - 1) * take],
    ['take', take],
    ['orderBy', chosen?.field],
    // An address that somebody typed may name a column alone.
    ['orderSide', chosen?.order?.toLowerCase()],
    ...flat(filter ?? {}),
  ];
}

/**
 * What a list asks for. Filters are text already, as the address of the page holds them. The API refuses parameters that
 * it does not know, so those that the endpoint lacks are left out.
 */
export function listSearch(endpoint: Endpoint, params: Partial<GetListParams>): Search {
  const known = new Set(Object.keys(endpoint.query?.shape ?? {}));
  const given = paramsOf(params).filter(
    ([key, value]) => known.has(key) && value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

/** The address of a list; what its path names is taken from the filter. */
export function listAddress(endpoint: Endpoint, params: Partial<GetListParams>): string {
  return addressOf(endpoint, { params: params.filter }, listSearch(endpoint, params));
}
