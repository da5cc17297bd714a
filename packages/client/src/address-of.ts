import type { Endpoint } from '@semilla/contract';
import { encodeQuery } from './codec.ts';

interface AddressInput {
  /** Written into the path as text. */
  params?: Record<string, unknown> | undefined;
  query?: unknown;
}

/** Parameters that are already text, such as those of a page address. Undefined ones are omitted. */
export type Search = Record<string, string | undefined>;

/** Builds the address of a call with its path parameters and query. */
export function addressOf(endpoint: Endpoint, input: AddressInput = {}, search: Search = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = [...Object.entries(encodeQuery(endpoint, input.query)), ...Object.entries(search)]
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => [value].flat().map((each) => [key, String(each)]));
  return query.length ? `${path}?${new URLSearchParams(query)}` : path;
}
