import type { Endpoint } from '@semilla/contract';
import { httpClient } from './http-client.ts';
import { fingerprintOf, sendOnce } from './idempotency-keys.ts';
import { pathWith } from './list-query.ts';
import { bodyFor, fieldsFor } from './request-body.ts';
import { send } from './send.ts';
import type { UploadWatch } from './upload.ts';

export interface ActInput {
  /** The parameters of the endpoint's path. */
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

/**
 * An act of the API other than saving a record: approving, releasing, closing. It is done only once: if there is no
 * answer, repeating the same act uses the same idempotency key.
 */
export async function act<T>(
  endpoint: Endpoint,
  { params = {}, body = {} }: ActInput,
  watch?: UploadWatch,
): Promise<T> {
  const url = pathWith(endpoint, params);
  const method = endpoint.method as 'POST' | 'PATCH';
  const answer = await sendOnce(fingerprintOf(url, fieldsFor(endpoint, body)), (key) =>
    send(url, {
      method,
      body: bodyFor(endpoint, body),
      headers: new Headers({ 'Idempotency-Key': key }),
      watch,
    }),
  );
  return answer.json as T;
}

/** Previews an act, computed by the API without doing it. */
export async function preview<T>(
  endpoint: Endpoint,
  { params = {}, body = {} }: ActInput,
  signal: AbortSignal,
): Promise<T> {
  const url = `${pathWith(endpoint, params)}?preview=true`;
  return (await httpClient(url, { method: endpoint.method, body: bodyFor(endpoint, body), signal }))
    .json as T;
}
