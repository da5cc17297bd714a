import { type AnswerOf, backgroundHeader, type ClientInputOf, type Endpoint } from '@semilla/contract';
import { addressOf, type Search } from './address-of.ts';
import { ApiProblem } from './api-problem.ts';
import { isRunByItself } from './by-itself.ts';
import { decodeAnswer, encodeContent, hasAnswer } from './codec.ts';
import { newKey } from './new-key.ts';
import { request } from './request.ts';
import { watchedFetch } from './watched-fetch.ts';

/** An answer of the API, for the request history. */
export interface Answered {
  method: string;
  path: string;
  status: number;
  /** The error code of a refusal. */
  code?: string | undefined;
  /** The id under which the server logged the request. */
  requestId?: string | undefined;
  startedAt: Date;
  durationMs: number;
  /** Whether the page made the call without the user. */
  isByItself?: boolean | undefined;
}

type Wire = Record<string, unknown>;

export interface ClientOptions {
  /** Empty in a browser, because the API has the same origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  headers?: () => Record<string, string>;
  onAnswer?: (answered: Answered) => void;
  /** Asks the user for a fresh factor if the API requires one; the call is repeated if they give it. */
  confirmFactor?: () => Promise<boolean>;
  /** Lets the user sign in again if the session ended before a change; the call is repeated if they do. */
  signInAgain?: () => Promise<boolean>;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Called during the upload with the percentage sent, from 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  search?: Search;
  /** Whether the page makes the call without the user; it then does not extend the session. */
  isByItself?: boolean;
}

export type Client = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<string, never> extends ClientInputOf<E>
    ? [input?: ClientInputOf<E>, options?: CallOptions]
    : [input: ClientInputOf<E>, options?: CallOptions]
) => Promise<AnswerOf<E>>;

/** Creates a typed `call(endpoint, { params, query, body })`. Amounts are cents and moments are Dates in both directions. */
export function createClient(options: ClientOptions = {}): Client {
  async function send(endpoint: Endpoint, input: Wire, callOptions: CallOptions) {
    // Only GET, because a change that is sent at the same moment is made by the user.
    const isFollowing = endpoint.method === 'GET' && isRunByItself();
    const { isByItself = isFollowing || undefined, onProgress, search, signal } = callOptions;
    const { method } = endpoint;
    const idempotencyKey = callOptions.idempotencyKey ?? (endpoint.idempotency && newKey());
    const path = addressOf(endpoint, input, search);
    const content = encodeContent(endpoint, input.body);
    const isForm = content instanceof FormData;
    const startedAt = new Date();
    const response = await request(`${options.baseUrl ?? ''}${path}`, {
      method,
      body: isForm || content === undefined ? (content ?? null) : JSON.stringify(content),
      signal: signal ?? null,
      headers: {
        accept: 'application/json',
        ...(content && !isForm && { 'content-type': 'application/json' }),
        ...options.headers?.(),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(isByItself && { [backgroundHeader]: 'true' }),
      },
      transport: onProgress ? watchedFetch(onProgress) : options.fetch,
      onAnswer: (answer) => {
        const durationMs = Date.now() - startedAt.getTime();
        options.onAnswer?.({ method, path, ...answer, startedAt, durationMs, isByItself });
      },
    });
    if (endpoint.answerKind === 'file' || endpoint.answerKind === 'events') return response;
    if (response.status === 204 || !hasAnswer(endpoint)) return undefined;
    return decodeAnswer(endpoint, await response.json());
  }

  /** What to ask the user for before a refused call is repeated. */
  function whatHelps(error: unknown, { method }: Endpoint) {
    if (!(error instanceof ApiProblem)) return undefined;
    if (error.is('auth.fresh_factor_required')) return options.confirmFactor;
    return error.is('request.unauthenticated') && method !== 'GET' ? options.signInAgain : undefined;
  }

  return async function call(endpoint: Endpoint, input: Wire = {}, callOptions: CallOptions = {}) {
    return send(endpoint, input, callOptions).catch(async (error: unknown) => {
      const ask = whatHelps(error, endpoint);
      if (!(await ask?.())) throw error;
      return send(endpoint, input, callOptions);
    });
  } as Client;
}
