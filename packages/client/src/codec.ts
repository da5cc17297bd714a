// How values change between the wire and code, by the schemas of the contract. The site replaces this module with
// `plain-codec.ts` when it builds for browsers.
import { answerSchemaOf, type Endpoint, takesNull } from '@semilla/contract';
import { z } from 'zod';
import { writeForm } from './write-form.ts';

type Wire = Record<string, unknown>;

// Text that cannot be encoded is already in wire form: a moment in a form, or an amount that could not be parsed.
function encodeField(schema: z.ZodType, value: unknown): unknown {
  const encoded = z.safeEncode(schema, value);
  if (encoded.success) return encoded.data;
  if (typeof value === 'string') return value;
  throw encoded.error;
}

/** Encodes only the given fields. The server applies defaults to the others. */
function encodeDefined(schema: z.ZodType | undefined, value: unknown): Wire {
  if (!schema || value === undefined) return {};
  if (!(schema instanceof z.ZodObject)) return z.encode(schema, value) as Wire;
  const shape = schema.shape as Record<string, z.ZodType | undefined>;
  const given = Object.entries(value as Wire).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(
    given.map(([key, field]) => [key, shape[key] ? encodeField(shape[key], field) : field]),
  );
}

export const encodeQuery = ({ query }: Endpoint, value: unknown): Wire => encodeDefined(query, value);

/** The body of a call; undefined if its endpoint takes none. */
export function encodeContent(endpoint: Endpoint, content: unknown): Wire | FormData | undefined {
  const { body, bodyKind } = endpoint;
  if (!body) return undefined;
  if (bodyKind !== 'multipart') return encodeDefined(body, content);
  const entries = Object.entries((content ?? {}) as Wire);
  const given = entries.filter(([, value]) => value !== null);
  const emptied = entries.filter(([key, value]) => value === null && takesNull(endpoint, key));
  const fields = encodeDefined(body, Object.fromEntries(given));
  return writeForm({ fields, emptied: emptied.map(([key]) => key) });
}

export const hasAnswer = (endpoint: Endpoint): boolean => answerSchemaOf(endpoint) !== undefined;

export function decodeAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const schema = answerSchemaOf(endpoint);
  return schema && z.decode(schema, answer as never);
}
