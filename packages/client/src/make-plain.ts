import { answerSchemaOf, type Endpoint, fieldKinds, takesNull, wireForms } from '@semilla/contract';
import { z } from 'zod';
import type { PlainEndpoint, PlainForm } from './plain-endpoint.ts';

const twoPlaces = ['money', 'percent'];
const wrappers = ['nullable', 'optional', 'default', 'readonly', 'nonoptional'];

function codecForm(schema: z.ZodType): PlainForm | undefined {
  const kind = fieldKinds.get(schema)?.kind ?? '';
  if (twoPlaces.includes(kind)) return 'hundredths';
  if (kind === 'instant') return 'instant';
  const wire = wireForms.get(schema);
  if (wire?.isJoined) return 'joined';
  const schemaOnWire = wire?.schema as z.ZodType | undefined;
  const type = schemaOnWire?.def.type;
  if (type === 'boolean' || type === 'number' || type === 'literal') return 'text';
  // Values of the same form, such as the files of a form, or comparisons.
  const isPlain = schemaOnWire instanceof z.ZodArray && !(schemaOnWire.element instanceof z.ZodCodec);
  return isPlain ? undefined : 'unsupported';
}

function merged(forms: readonly (PlainForm | undefined)[]): PlainForm | undefined {
  const found = forms.filter((form) => form !== undefined);
  const [first] = found;
  if (found.every((form) => JSON.stringify(form) === JSON.stringify(first))) return first;
  const records = found as Record<string, PlainForm>[];
  if (records.some((form) => typeof form !== 'object' || Array.isArray(form))) return 'unsupported';
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  return Object.fromEntries(
    [...names].map((name) => [name, merged(records.map((record) => record[name])) as PlainForm]),
  );
}

/** The places of a schema whose values change their form. Undefined if there are none. */
export function plainFormOf(schema: z.ZodType): PlainForm | undefined {
  if (schema instanceof z.ZodCodec) return codecForm(schema);
  if (wrappers.includes(schema.def.type))
    return plainFormOf((schema as z.ZodOptional<z.ZodType>).def.innerType);
  if (schema instanceof z.ZodPipe) return plainFormOf(schema.def.in as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return merged(schema.options.map((option) => plainFormOf(option as z.ZodType)));
  if (schema instanceof z.ZodArray) {
    const form = plainFormOf(schema.element as z.ZodType);
    return form && [form];
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const form = plainFormOf(field);
    return form ? [[name, form] as const] : [];
  });
  return fields.length ? Object.fromEntries(fields) : undefined;
}

const formOf = (schema: z.ZodType | undefined) => schema && plainFormOf(schema);

function withoutUndefined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

/** Describes an endpoint without its schemas. Throws if an answer has a form that `plain-codec.ts` cannot read. */
export function plainEndpointOf(endpoint: Endpoint): PlainEndpoint {
  const { body, idempotency, method, path, query } = endpoint;
  const schema = answerSchemaOf(endpoint);
  // A call that answers nothing may still answer with a proposal.
  const answerKind = schema ? 'json' : endpoint.answerKind;
  const bodyKind = body && (endpoint.bodyKind ?? 'json');
  const answer = formOf(schema);
  if (/"(?:unsupported|text|joined)"/.test(JSON.stringify(answer) ?? ''))
    throw new Error(`${method} ${path} answers in a form that browsers cannot read.`);
  const emptied =
    bodyKind === 'multipart' && body instanceof z.ZodObject
      ? Object.keys(body.shape).filter((field) => takesNull(endpoint, field))
      : undefined;
  const all = {
    method,
    path,
    answerKind,
    idempotency,
    answer,
    query: formOf(query),
    body: formOf(body),
    bodyKind,
    emptied,
  };
  return withoutUndefined(all) as PlainEndpoint;
}
