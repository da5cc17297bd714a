import { z } from 'zod';
import { wireForms } from '../shared/wire-forms.ts';
import { componentNames } from './component-names.ts';

export type Json = Record<string, unknown>;

/** The metadata of a schema; components also get their name as id. */
const metadata = {
  get(schema: z.ZodType) {
    const name = componentNames.get(schema);
    return { ...z.globalRegistry.get(schema), ...(name && { id: name }) };
  },
} as unknown as z.core.$ZodRegistry<Record<string, unknown>>;

function replace(schema: Json, by: Json): void {
  const { description, example } = schema;
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(
    schema,
    by,
    description !== undefined && { description },
    example !== undefined && { example },
  );
}

/** The default of a parameter or field, as it is sent. */
function defaultOf({ innerType, defaultValue }: z.core.$ZodDefaultDef): Json {
  if (Array.isArray(defaultValue)) return {};
  // Unlike `has`, `get` finds the form of a schema whose description was changed.
  const isWritten = wireForms.get(innerType as z.ZodType) !== undefined;
  return { default: isWritten ? defaultValue : z.encode(innerType as z.ZodType, defaultValue) };
}

const formatsThatSayAll: unknown[] = ['uuid', 'date', 'date-time', 'email'];

function correct(zodSchema: z.core.$ZodTypes, schema: Json): void {
  const form = wireForms.get(zodSchema as unknown as z.ZodType);
  const { def } = zodSchema._zod;
  if (form) replace(schema, schemaOf(form.schema as z.ZodType));
  if (def.type === 'file') replace(schema, { type: 'string', format: 'binary' });
  if (def.type === 'default') Object.assign(schema, defaultOf(def));
  // The largest safe integer is a limit of JavaScript, not one of the API.
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (formatsThatSayAll.includes(schema.format)) delete schema.pattern;
  delete schema.id;
}

const withReferences = (json: unknown): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));

function convert(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata,
    override: ({ zodSchema, jsonSchema }) => correct(zodSchema, jsonSchema as Json),
  }) as Json;
  return json;
}

/** Converts a schema to JSON Schema, with references to components. */
export function schemaOf(schema: z.ZodType): Json {
  const name = componentNames.get(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const { $defs: _, ...json } = convert(schema);
  return withReferences(json);
}

/** The components that a schema refers to, by name. */
export function componentsIn(schema: z.ZodType): Record<string, Json> {
  const { $defs } = convert(z.object({ schema }));
  return withReferences($defs ?? {}) as Record<string, Json>;
}
