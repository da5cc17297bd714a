import { type AnswerOf, answerSchemaOf, type ClientInputOf, type Endpoint } from '@semilla/contract';
import { z } from 'zod';
import { addressOf, type Search } from './address-of.ts';
import { encodeBody, type Wire } from './encode.ts';
import { newKey } from './new-key.ts';
import { request } from './request.ts';
import { watchedFetch } from './watched-fetch.ts';

/** An answer of the API, for the request history. */
export interface Answered {
  method: string;
  path: string;
  status: number;
  /** Why the API refused. */
  code?: string | undefined;
  /** The id under which the server logged the request. */
  requestId?: string | undefined;
  startedAt: Date;
  durationMs: number;
}

export interface ClientOptions {
  /** Empty in a browser: the API is on the same origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  headers?: () => Record<string, string>;
  onAnswer?: (answered: Answered) => void;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Called while the body is uploaded, with the share that was sent, from 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  search?: Search;
}

export type Client = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<string, never> extends ClientInputOf<E>
    ? [input?: ClientInputOf<E>, options?: CallOptions]
    : [input: ClientInputOf<E>, options?: CallOptions]
) => Promise<AnswerOf<E>>;

/** A typed `call(endpoint, { params, query, body })`: amounts go in and come out as cents, moments as Dates. */
export function createClient(options: ClientOptions = {}): Client {
  return async function call(endpoint: Endpoint, input: Wire = {}, callOptions: CallOptions = {}) {
    const { onProgress, search, signal } = callOptions;
    const { method } = endpoint;
    const idempotencyKey = callOptions.idempotencyKey ?? (endpoint.idempotency && newKey());
    const path = addressOf(endpoint, input, search);
    const { body, headers } = encodeBody(endpoint, input.body);
    const startedAt = new Date();
    const response = await request(`${options.baseUrl ?? ''}${path}`, {
      method,
      body,
      signal: signal ?? null,
      headers: {
        accept: 'application/json',
        ...headers,
        ...options.headers?.(),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      transport: onProgress ? watchedFetch(onProgress) : options.fetch,
      onAnswer: (answer) => {
        const durationMs = Date.now() - startedAt.getTime();
        options.onAnswer?.({ method, path, ...answer, startedAt, durationMs });
      },
    });
    if (endpoint.answerKind === 'file') return response;
    const schema = answerSchemaOf(endpoint);
    return schema && response.status !== 204 ? z.decode(schema, await response.json()) : undefined;
  } as Client;
}
