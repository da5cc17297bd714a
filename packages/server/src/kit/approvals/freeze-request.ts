import type { Endpoint } from '@semilla/contract';
import { z } from 'zod';
import type { FrozenRequest } from '../../schema/proposals.ts';

/** Identifies the endpoint of a stored request, for example `POST /projects`. */
export const callName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const encoded = (schema: z.ZodType | undefined, value: unknown) =>
  schema && value !== undefined ? z.encode(schema, value) : null;

/** Whether a field is the proposer's own password, which confirms the request and must not be stored. */
const isSecret = (field: string) => field === 'password';

/** The request as JSON, and its file, which is stored separately. */
export function freezeRequest(endpoint: Endpoint, { params, query, body }: Input) {
  const fields = Object.entries((encoded(endpoint.body, body) ?? {}) as Record<string, unknown>);
  const [fileField = null, file] = fields.find(([, value]) => value instanceof File) ?? [];
  const request: FrozenRequest = {
    params: encoded(endpoint.params, params),
    query: encoded(endpoint.query, query),
    body: Object.fromEntries(fields.filter(([field, value]) => !isSecret(field) && !(value instanceof File))),
    fileField,
  };
  return { request, file: file as File | undefined };
}

const decoded = (schema: z.ZodType | undefined, value: unknown) =>
  schema ? z.decode(schema, value as never) : undefined;

/** The decoded input of a frozen request, with its file. */
export function thawRequest(endpoint: Endpoint, { fileField, ...frozen }: FrozenRequest, file?: File): Input {
  const body = { ...(frozen.body as object), ...(fileField && file && { [fileField]: file }) };
  return {
    params: decoded(endpoint.params, frozen.params ?? {}),
    query: decoded(endpoint.query, frozen.query ?? {}),
    body: decoded(endpoint.body, body),
  };
}
