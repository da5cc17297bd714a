import { type Endpoint, takesNull } from '@semilla/contract';
import { z } from 'zod';

export type Wire = Record<string, unknown>;

// Text that cannot be encoded is already in wire form: a moment in a form, or an amount that could not be parsed.
function encodeField(schema: z.ZodType, value: unknown): unknown {
  const encoded = z.safeEncode(schema, value);
  if (encoded.success) return encoded.data;
  if (typeof value === 'string') return value;
  throw encoded.error;
}

/** Encodes only the given fields. The server applies defaults to the others. */
export function encodeDefined(schema: z.ZodType | undefined, value: unknown): Wire {
  if (!schema || value === undefined) return {};
  if (!(schema instanceof z.ZodObject)) return z.encode(schema, value) as Wire;
  const shape = schema.shape as Record<string, z.ZodType | undefined>;
  const given = Object.entries(value as Wire).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(
    given.map(([key, field]) => [key, shape[key] ? encodeField(shape[key], field) : field]),
  );
}

// A multipart form has no null: null becomes an empty text for fields that may be empty, and is omitted for others.
function formOf(endpoint: Endpoint, given: Wire): FormData {
  const entries = Object.entries(given);
  const emptied = entries.filter(([key, value]) => value === null && takesNull(endpoint, key));
  const filled = encodeDefined(
    endpoint.body,
    Object.fromEntries(entries.filter(([, value]) => value !== null)),
  );
  const form = new FormData();
  for (const [key, value] of Object.entries(filled)) {
    for (const part of [value].flat()) {
      if (part instanceof Blob) form.append(key, part);
      else form.append(key, String(part));
    }
  }
  for (const [key] of emptied) form.append(key, '');
  return form;
}

/** Encodes the body as its endpoint expects, with the matching headers. */
export function encodeBody(
  endpoint: Endpoint,
  body: unknown,
): { body: BodyInit | null; headers: Record<string, string> } {
  if (!endpoint.body) return { body: null, headers: {} };
  if (endpoint.bodyKind === 'multipart') return { body: formOf(endpoint, (body ?? {}) as Wire), headers: {} };
  const json = JSON.stringify(encodeDefined(endpoint.body, body));
  return { body: json, headers: { 'content-type': 'application/json' } };
}
