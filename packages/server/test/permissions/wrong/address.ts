import type { Endpoint } from '@semilla/contract';
import fc from 'fast-check';
import { z } from 'zod';
import type { Wire } from '../wire.ts';
import { strangeNames, texts } from './values.ts';
import type { Variant } from './variant.ts';

const wellFormed = texts
  .map((text) => text.toWellFormed().slice(0, 150))
  .filter((text) => text !== '' && text !== '.');

/** Invalid parts of a URL: bytes that are not text, or too many of them. */
const brokenPieces = ['%ff', '%c3%28', '%ed%a0%80', '%', '%zz', '%e0%a4%a', 'x'.repeat(600)];

const noParameters = z.strictObject({});
const fits = (schema: z.ZodType | undefined, value: unknown) =>
  (schema ?? noParameters).safeParse(value).success;

interface Place {
  endpoint: Endpoint;
  wire: Wire;
}

function pathWith({ endpoint, wire }: Place, name: string, segment: string): Wire {
  const [path = '', query] = wire.url.split('?');
  const segments = path.split('/');
  const replaced = endpoint.path
    .split('/')
    .map((part, index) => (part === `:${name}` ? segment : segments[index]));
  return { ...wire, url: [replaced.join('/'), query].filter((part) => part !== undefined).join('?') };
}

function paramsOf({ endpoint, wire }: Place): Record<string, string> {
  const segments = (wire.url.split('?')[0] ?? '').split('/');
  const pairs = endpoint.path.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  return Object.fromEntries(
    pairs
      .filter(([part]) => part.startsWith(':'))
      .map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}

/** Invalid path parameters. */
export function wrongParams(place: Place): fc.Arbitrary<Variant | undefined>[] {
  const params = paramsOf(place);
  return Object.keys(params).flatMap((name) => [
    wellFormed.map((text) => {
      if (fits(place.endpoint.params, { ...params, [name]: text })) return undefined;
      const wire = pathWith(place, name, encodeURIComponent(text));
      return { what: `path ${name} = ${JSON.stringify(text)}`, wire, field: name };
    }),
    fc.constantFrom(...brokenPieces).map((piece) => ({
      what: `path ${name} with ${piece.slice(0, 20)}`,
      wire: pathWith(place, name, piece),
    })),
  ]);
}

function queryWith(wire: Wire, pairs: [string, string][]): Wire {
  const [path, query = ''] = wire.url.split('?');
  const names = new Set(pairs.map(([name]) => name));
  const kept = [...new URLSearchParams(query)].filter(([name]) => !names.has(name));
  return { ...wire, url: `${path}?${new URLSearchParams([...kept, ...pairs])}` };
}

/** Parses a query as the server does: a repeated name becomes a list. */
function readQuery(wire: Wire): Record<string, unknown> {
  const parameters: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(wire.url.split('?')[1] ?? '')) {
    parameters[name] = name in parameters ? [parameters[name], value].flat() : value;
  }
  return { ...parameters };
}

function queryVariant({ endpoint, wire }: Place, pairs: [string, string][]): Variant | undefined {
  const changed = queryWith(wire, pairs);
  if (fits(endpoint.query, readQuery(changed))) return undefined;
  return {
    what: `query ${JSON.stringify(pairs)}`.slice(0, 300),
    wire: changed,
    field: pairs[0]?.[0] as string,
  };
}

/** Invalid, repeated and unknown filters, sorts and pages. */
export function wrongQuery(place: Place): fc.Arbitrary<Variant | undefined>[] {
  const names = Object.keys(place.endpoint.query?.shape ?? {});
  const known = names.length ? [fc.tuple(fc.constantFrom(...names), wellFormed)] : [];
  const twice = names.map((name) => fc.tuple(fc.constant(name), wellFormed, wellFormed));
  const pairs: fc.Arbitrary<[string, string][]>[] = [
    ...known.map((arbitrary) => arbitrary.map(([name, value]): [string, string][] => [[name, value]])),
    ...(twice.length
      ? [
          fc.oneof(...twice).map(([name, a, b]): [string, string][] => [
            [name, a],
            [name, b],
          ]),
        ]
      : []),
    fc
      .tuple(strangeNames, wellFormed)
      .map(([name, value]): [string, string][] => [[name.toWellFormed(), value]]),
  ];
  return pairs.map((arbitrary) => arbitrary.map((values) => queryVariant(place, values)));
}
