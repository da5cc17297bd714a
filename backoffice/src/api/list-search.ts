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
  // React-admin sorts by `id` by default, which the API does not support. The API's default order is used instead.
  const chosen = sort?.field === 'id' ? undefined : sort;
  return [
    ['skip', (page - 1) * take],
    ['take', take],
    ['orderBy', chosen?.field],
    // A hand-typed address may have a column without a direction.
    ['orderSide', chosen?.order?.toLowerCase()],
    ...flat(filter ?? {}),
  ];
}

/**
 * An endpoint that accepts `take` but not `orderBy` is a lookup. All its rows are loaded, whatever page size
 * react-admin asks for.
 */
const isLookUp = (known: Set<string>) => known.has('take') && !known.has('orderBy');

/**
 * The query parameters of a list request. Filters are already text, as in the address of the page. Parameters that the endpoint
 * does not know are left out, because the API refuses them.
 */
export function listSearch(endpoint: Endpoint, params: Partial<GetListParams>): Search {
  const known = new Set(Object.keys(endpoint.query?.shape ?? {}));
  if (isLookUp(known)) for (const name of ['skip', 'take']) known.delete(name);
  const given = paramsOf(params).filter(
    ([key, value]) => known.has(key) && value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

/** The filters of a list without its page and order, as a bulk act takes them. */
export function listFilter(endpoint: Endpoint, filter: Flat): Record<string, string> {
  const { skip: _skip, take: _take, ...filters } = listSearch(endpoint, { filter });
  return filters as Record<string, string>;
}

/** The address of a list request. Its path parameters come from the filter. */
export function listAddress(endpoint: Endpoint, params: Partial<GetListParams>): string {
  return addressOf(endpoint, { params: params.filter }, listSearch(endpoint, params));
}
