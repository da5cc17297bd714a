import type { Endpoint } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';

type Schema = NonNullable<Endpoint['answer']>;
type Def = { type: string; innerType?: Schema; element?: Schema; shape?: Record<string, Schema> };

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

function exampleOf(schema: Schema): unknown {
  const { type, innerType, shape } = defOf(schema);
  const example = schema.meta()?.example;
  if (example !== undefined) return example;
  if (type === 'nullable') return null;
  if (type === 'array') return [];
  if (shape) return completed(schema, {});
  return innerType && type !== 'optional' ? exampleOf(innerType) : undefined;
}

/** Fills missing fields of a response with the contract's examples. */
function completed(schema: Schema, given: unknown): unknown {
  if (given === undefined) return exampleOf(schema);
  if (given === null || typeof given !== 'object') return given;
  const { innerType, element, shape } = defOf(schema);
  if (innerType) return completed(innerType, given);
  if (element && Array.isArray(given)) return given.map((item) => completed(element, item));
  if (!shape) return given;
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    completed(field, (given as Record<string, unknown>)[name]),
  ]);
  return { ...given, ...Object.fromEntries(fields) };
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const answers = Object.values(endpoints).flatMap(({ method, path, answer }) =>
  answer ? [{ method, path: pattern(path), isNamed: !path.includes(':'), answer }] : [],
);

/** A complete API response built from the fields that a test gives. */
export function asAnswered(method: string, path: string, given: unknown): unknown {
  const found = answers.filter((one) => one.method === method && one.path.test(path));
  const { answer } = found.find(({ isNamed }) => isNamed) ?? found[0] ?? {};
  return answer ? completed(answer, given) : given;
}
