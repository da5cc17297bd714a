import type { Endpoint } from '@semilla/contract';
import fc from 'fast-check';
import { z } from 'zod';
import type { Wire } from '../wire.ts';
import { strangeNames, texts } from './values.ts';
import type { Variant } from './variant.ts';

const wellFormed = texts
  .map((text) => text.toWellFormed().slice(0, 150))
  .filter((text) => text !== '' && text !== '.');

/** What no part of an address is: bytes that are no text, or too many of them. */
const brokenPieces = ['%ff', '%c3%28', '%ed%a0%80', '%', '%zz', '%e0%a4%a', 'x'.repeat(600)];

const nothing = z.strictObject({});
const fits = (schema: z.ZodType | undefined, value: unknown) => (schema ?? nothing).safeParse(value).success;

interface Place {
  endpoint: Endpoint;
  wire: Wire;
}

function pathWith({ endpoint, wire }: Place, name: string, segment: string): Wire {
  const [path = '', query] = wire.url.split('?');
  const given = path.split('/');
  const put = endpoint.path.split('/').map((part, index) => (part === `:${name}` ? segment : given[index]));
  return { ...wire, url: [put.join('/'), query].filter((part) => part !== undefined).join('?') };
}

function paramsOf({ endpoint, wire }: Place): Record<string, string> {
  const given = (wire.url.split('?')[0] ?? '').split('/');
  const named = endpoint.path.split('/').map((part, index) => [part, given[index] ?? ''] as const);
  return Object.fromEntries(
    named
      .filter(([part]) => part.startsWith(':'))
      .map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}

/** A parameter of the path that is none. */
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

/** As the server reads it: a name that comes twice is a list. */
function readQuery(wire: Wire): Record<string, unknown> {
  const read: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(wire.url.split('?')[1] ?? '')) {
    read[name] = name in read ? [read[name], value].flat() : value;
  }
  return { ...read };
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

/** A filter, a sort or a page that is none; one that comes twice; one that nobody knows. */
export function wrongQuery(place: Place): fc.Arbitrary<Variant | undefined>[] {
  const names = Object.keys(place.endpoint.query?.shape ?? {});
  const known = names.length ? [fc.tuple(fc.constantFrom(...names), wellFormed)] : [];
  const twice = names.map((name) => fc.tuple(fc.constant(name), wellFormed, wellFormed));
  const pairs: fc.Arbitrary<[string, string][]>[] = [
    ...known.map((one) => one.map(([name, value]): [string, string][] => [[name, value]])),
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
  return pairs.map((one) => one.map((given) => queryVariant(place, given)));
}
