import { z } from 'zod';
import type { ErrorCode, Problem } from './errors.ts';
import type { AnswerOf, ClientInputOf, Endpoint } from './shared/endpoint.ts';

/** A refusal of the API, as an error that carries the problem document. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  /** Seconds to wait before retrying, if the server sent them. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  is(code: ErrorCode): boolean {
    return this.problem.code === code;
  }
}

/** The network failed, so it is unknown whether the call was carried out. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

export interface ClientOptions {
  /** Empty in a browser: the API is on the same origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  headers?: () => Record<string, string>;
  /** Called with every answer, for the request history. */
  onAnswer?: (call: {
    method: string;
    path: string;
    status: number;
    startedAt: Date;
    durationMs: number;
  }) => void;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type Client = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<string, never> extends ClientInputOf<E>
    ? [input?: ClientInputOf<E>, options?: CallOptions]
    : [input: ClientInputOf<E>, options?: CallOptions]
) => Promise<AnswerOf<E>>;

type Wire = Record<string, unknown>;

// Only given fields are sent; the server fills in the defaults of the others.
function encodeGiven(schema: z.ZodType | undefined, value: unknown): Wire {
  if (!schema || value === undefined) return {};
  if (!(schema instanceof z.ZodObject)) return z.encode(schema, value) as Wire;
  const shape = schema.shape as Record<string, z.ZodType | undefined>;
  const given = Object.entries(value as Wire).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(given.map(([key, one]) => [key, shape[key] ? z.encode(shape[key], one) : one]));
}

/** The URL of a call, with its parameters and query filled in. */
export function addressOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown } = {}): string {
  const params = encodeGiven(endpoint.params, input.params);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries(encodeGiven(endpoint.query, input.query)).map(([key, value]) => [
    key,
    String(value),
  ]);
  return query.length ? `${path}?${new URLSearchParams(query)}` : path;
}

function formOf(body: Wire): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      if (one instanceof Blob) form.append(key, one);
      else form.append(key, String(one));
    }
  }
  return form;
}

function bodyOf(endpoint: Endpoint, body: unknown): { body?: BodyInit; headers: Record<string, string> } {
  if (!endpoint.body) return { headers: {} };
  const wire = encodeGiven(endpoint.body, body);
  if (endpoint.bodyKind === 'multipart') return { body: formOf(wire), headers: {} };
  return { body: JSON.stringify(wire), headers: { 'content-type': 'application/json' } };
}

// Sent before the request is processed, or instead of its answer.
const undecidedStatuses = [401, 408, 429];

/** Whether an answer says if the request was carried out; after any other status it may have been, or not. */
export const isDecided = (status: number) => status < 500 && !undecidedStatuses.includes(status);

/** Whether an error thrown by a call says if the request was carried out. */
export const isSettled = (error: unknown) => error instanceof ApiProblem && isDecided(error.problem.status);

async function problemOf(response: Response): Promise<ApiProblem> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const fallback: Problem = {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    detail: response.statusText,
    code: 'request.failed',
    requestId: response.headers.get('x-request-id') ?? '',
  };
  return new ApiProblem(problem?.code ? problem : fallback, retryAfter > 0 ? retryAfter : undefined);
}

/** A typed `call(endpoint, { params, query, body })`: amounts go in and come out as cents, moments as Dates. */
export function createClient(options: ClientOptions = {}): Client {
  const send = options.fetch ?? fetch;
  return async function call(endpoint: Endpoint, input: Wire = {}, callOptions: CallOptions = {}) {
    const path = addressOf(endpoint, input);
    const { body, headers } = bodyOf(endpoint, input.body);
    const startedAt = new Date();
    const response = await send(`${options.baseUrl ?? ''}${path}`, {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: callOptions.signal ?? null,
      body: body ?? null,
      headers: {
        accept: 'application/json',
        ...headers,
        ...options.headers?.(),
        ...(callOptions.idempotencyKey && { 'idempotency-key': callOptions.idempotencyKey }),
      },
    }).catch((cause: unknown) => {
      if (callOptions.signal?.aborted) throw cause;
      throw new NetworkFailure('no answer', { cause });
    });
    const durationMs = Date.now() - startedAt.getTime();
    options.onAnswer?.({ method: endpoint.method, path, status: response.status, startedAt, durationMs });
    if (!response.ok) throw await problemOf(response);
    if (endpoint.answerKind === 'file') return response;
    return endpoint.answer ? z.decode(endpoint.answer, await response.json()) : undefined;
  } as Client;
}
