import type { Json } from './json-schema.ts';

type Resolve = (schema: Json) => Json;

const plainExamples: Json = { string: 'texto', integer: 1, number: 1, boolean: true };

function plainExample({ type, format }: Json): unknown {
  if (format === 'binary') return '@documento.pdf';
  return plainExamples[Array.isArray(type) ? type[0] : (type as string)] ?? null;
}

/** Builds an example from the examples of the parts of a schema; `resolve` follows references. */
export function exampleOf(reference: Json, resolve: Resolve = (schema) => schema): unknown {
  const schema = resolve(reference);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  for (const choice of ['anyOf', 'oneOf', 'allOf']) {
    if (Array.isArray(schema[choice])) return exampleOf(schema[choice][0] as Json, resolve);
  }
  if (schema.type === 'array') return [exampleOf((schema.items ?? {}) as Json, resolve)];
  if (schema.type === 'object') {
    const entries = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    return Object.fromEntries(entries.map(([name, part]) => [name, exampleOf(part, resolve)]));
  }
  return plainExample(schema);
}
