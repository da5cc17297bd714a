import type { Endpoint } from '@semilla/contract';
import fc from 'fast-check';
import { z } from 'zod';
import type { Wire } from '../wire.ts';
import { jsonValues, texts } from './values.ts';
import type { Variant } from './variant.ts';

// Values at the limits of the rules.
const edges = [
  '0',
  '1',
  '100',
  '10000000',
  '999999999',
  '0.01',
  '999999999.99',
  'gte:0',
  'lt:0.00',
  'eq:999999999',
  'lte:999999999.99',
  'true',
  'false',
  'asc',
  'desc',
  '1900-01-01',
  '2199-12-31',
  '2024-02-29',
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999+14:00',
  'ZZ',
  'ñ',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '\t\n',
  'İı',
  'ﬁ',
  'a'.repeat(60),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'ES9121000418450200051332',
];

const edgeTexts = fc.oneof(
  fc.constantFrom(...edges),
  texts.map((text) => text.toWellFormed()),
  fc.uuid(),
);

const numbers = fc.constantFrom<unknown>(
  0,
  1,
  600,
  10_000,
  1_000_000,
  null,
  true,
  false,
  '0.00',
  '0.01',
  '9999999.99',
);

type Fields = Record<string, unknown>;

function withQuery({
  endpoint,
  wire,
}: {
  endpoint: Endpoint;
  wire: Wire;
}): fc.Arbitrary<Variant | undefined>[] {
  const names = Object.keys(endpoint.query?.shape ?? {});
  const [path, query = ''] = wire.url.split('?');
  return names.map((name) =>
    edgeTexts.map((value) => {
      const search = new URLSearchParams(query);
      search.set(name, value);
      if (!endpoint.query?.safeParse(Object.fromEntries(search)).success) return undefined;
      return { what: `${name}=${value}`, wire: { ...wire, url: `${path}?${search}` } };
    }),
  );
}

function withBody({
  endpoint,
  wire,
}: {
  endpoint: Endpoint;
  wire: Wire;
}): fc.Arbitrary<Variant | undefined>[] {
  if (typeof wire.body !== 'string') return [];
  const good = JSON.parse(wire.body) as Fields;
  const schema = endpoint.body as z.ZodType;
  const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [...new Set([...Object.keys(good), ...shape])].map((name) =>
    fc.oneof(edgeTexts, numbers, jsonValues).map((value) => {
      const body = JSON.stringify({ ...good, [name]: value });
      if (!schema.safeParse(JSON.parse(body)).success) return undefined;
      return { what: `${name}: ${JSON.stringify(value)}`.slice(0, 200), wire: { ...wire, body } };
    }),
  );
}

function withForm({
  endpoint,
  wire,
}: {
  endpoint: Endpoint;
  wire: Wire;
}): fc.Arbitrary<Variant | undefined>[] {
  if (!(wire.body instanceof FormData)) return [];
  const good = [...wire.body];
  const schema = endpoint.body as z.ZodObject;
  return Object.keys(schema.shape).map((name) =>
    edgeTexts.map((value) => {
      const parts = [...good.filter(([fieldName]) => fieldName !== name), [name, value] as const];
      if (!schema.safeParse(Object.fromEntries(parts)).success) return undefined;
      const body = new FormData();
      for (const [fieldName, fieldValue] of parts) body.append(fieldName, fieldValue);
      return { what: `${name}: ${value}`, wire: { ...wire, body } };
    }),
  );
}

/** At most `count` valid but unusual requests; fewer if the rules allow fewer. */
export function unusualRequests(endpoint: Endpoint, wire: Wire, count: number, seed: number): Variant[] {
  const place = { endpoint, wire };
  const kinds = [...withQuery(place), ...withBody(place), ...withForm(place)];
  if (!kinds.length) return [];
  const samples = fc.sample(fc.oneof(...kinds), { numRuns: count * 20, seed });
  return samples.filter((sample) => sample !== undefined).slice(0, count);
}
