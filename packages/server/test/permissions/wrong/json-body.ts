import type { Endpoint } from '@semilla/contract';
import fc from 'fast-check';
import { z } from 'zod';
import type { Wire } from '../wire.ts';
import { hugeNumbers, jsonValues, strangeNames } from './values.ts';
import type { Variant } from './variant.ts';

type Body = Record<string, unknown>;

const placeholder = '@@here@@';

/** The paths of all fields, those within fields too. */
function pathsOf(value: unknown, shape: Body = {}): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const names = new Set([...Object.keys(value), ...Object.keys(shape)]);
  return [...names].flatMap((name) => [
    [name],
    ...pathsOf((value as Body)[name]).map((path) => [name, ...path]),
  ]);
}

function put(value: unknown, [name, ...rest]: string[], given: unknown): unknown {
  if (name === undefined) return given;
  return { ...(value as Body), [name]: put((value as Body)[name], rest, given) };
}

function without(value: unknown, [name, ...rest]: string[]): unknown {
  const { [name as string]: gone, ...kept } = value as Body;
  return rest.length ? { ...kept, [name as string]: without(gone, rest) } : kept;
}

/** What is wrong with the fields of a JSON body, one at a time, and with the body as a whole. */
export function wrongJson(endpoint: Endpoint, wire: Wire): fc.Arbitrary<Variant | undefined>[] {
  const schema = endpoint.body as z.ZodType;
  const good: unknown = JSON.parse(wire.body as string);
  const shape = schema instanceof z.ZodObject ? (schema.shape as Body) : {};
  const paths = pathsOf(good, shape);

  function variant(what: string, body: string, field?: string): Variant | undefined {
    if (schema.safeParse(JSON.parse(body)).success) return undefined;
    return {
      what: `${what}: ${body}`.slice(0, 300),
      wire: { ...wire, body },
      ...(field !== undefined && { field }),
    };
  }
  const onPath = (
    make: (path: string[], given: unknown) => Variant | undefined,
    values: fc.Arbitrary<unknown>,
  ) => fc.tuple(fc.constantFrom(...paths), values).map(([path, given]) => make(path, given));

  return [
    onPath((path, given) => variant('field', JSON.stringify(put(good, path, given)), path[0]), jsonValues),
    onPath((path, given) => {
      const text = JSON.stringify(put(good, path, placeholder));
      return variant('number', text.replace(JSON.stringify(placeholder), String(given)), path[0]);
    }, hugeNumbers),
    onPath(
      (path) => variant('missing', JSON.stringify(without(good, path)), path[0]),
      fc.constant(undefined),
    ),
    fc
      .tuple(strangeNames, jsonValues)
      .map(([name, given]) => variant('unknown', JSON.stringify({ ...(good as Body), [name]: given }), name)),
    jsonValues
      .filter((given) => typeof given !== 'object' || given === null || Array.isArray(given))
      .map((given) => variant('whole body', JSON.stringify(given))),
  ];
}
