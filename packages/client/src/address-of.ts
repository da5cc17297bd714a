import type { Endpoint } from '@semilla/contract';
import { encodeDefined } from './encode.ts';

interface AddressInput {
  /** Written into the path as text. */
  params?: Record<string, unknown> | undefined;
  query?: unknown;
}

/** Parameters that are already text, as the address of a page holds them; those left undefined do not travel. */
export type Search = Record<string, string | undefined>;

/** The address of a call, with its parameters and query filled in. */
export function addressOf(endpoint: Endpoint, input: AddressInput = {}, search: Search = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = [...Object.entries(encodeDefined(endpoint.query, input.query)), ...Object.entries(search)]
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
  return query.length ? `${path}?${new URLSearchParams(query)}` : path;
}
