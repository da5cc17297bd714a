import type { Endpoint } from '@semilla/contract';
import { withoutBlanks } from './changes.ts';

type Values = Record<string, unknown>;

/** Picks the form values that the endpoint's body accepts. */
export function bodyFields(endpoint: Endpoint, values: Values): Values {
  const { body } = endpoint;
  const known = body && 'shape' in body ? Object.keys(body.shape as object) : Object.keys(values);
  const given = known.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]);
  return withoutBlanks(Object.fromEntries(given));
}
