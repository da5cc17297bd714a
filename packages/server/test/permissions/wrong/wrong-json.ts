import type { Endpoint } from '@semilla/contract';
import fc from 'fast-check';
import { z } from 'zod';
import type { Wire } from '../wire.ts';
import { hugeNumbers, jsonValues, strangeNames } from './values.ts';
import { fieldToName, type Variant } from './variant.ts';

type Body = Record<string, unknown>;

const placeholder = '@@here@@';

/** The paths of all fields, including nested ones. */
function pathsOf(value: unknown, shape: Body = {}): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const names = new Set([...Object.keys(value), ...Object.keys(shape)]);
  return [...names].flatMap((name) => [
    [name],
    ...pathsOf((value as Body)[name]).map((path) => [name, ...path]),
  ]);
}

function withValue(value: unknown, [name, ...rest]: string[], given: unknown): unknown {
  if (name === undefined) return given;
  return { ...(value as Body), [name]: withValue((value as Body)[name], rest, given) };
}

function without(value: unknown, [name, ...rest]: string[]): unknown {
  const { [name as string]: removed, ...others } = value as Body;
  return rest.length ? { ...others, [name as string]: without(removed, rest) } : others;
}

/** Makes one field of a JSON body, or the whole body, invalid at a time. */
export function wrongJson(endpoint: Endpoint, wire: Wire): fc.Arbitrary<Variant | undefined>[] {
  const schema = endpoint.body as z.ZodType;
  const good: unknown = JSON.parse(wire.body as string);
  const shape = schema instanceof z.ZodObject ? (schema.shape as Body) : {};
  const paths = pathsOf(good, shape);

  function variant(what: string, body: string, field?: string): Variant | undefined {
    const given: unknown = JSON.parse(body);
    if (schema.safeParse(given).success) return undefined;
    return {
      what: `${what}: ${body}`.slice(0, 300),
      wire: { ...wire, body },
      ...(field !== undefined && { field: fieldToName(schema, given, field) }),
    };
  }
  const onPath = (
    make: (path: string[], given: unknown) => Variant | undefined,
    values: fc.Arbitrary<unknown>,
  ) => fc.tuple(fc.constantFrom(...paths), values).map(([path, given]) => make(path, given));

  return [
    onPath(
      (path, given) => variant('field', JSON.stringify(withValue(good, path, given)), path[0]),
      jsonValues,
    ),
    onPath((path, given) => {
      const text = JSON.stringify(withValue(good, path, placeholder));
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
