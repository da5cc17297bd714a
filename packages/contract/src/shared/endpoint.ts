import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from '../permissions.ts';
import './rules.ts';

/** Whoever calls: anybody, a session that still lacks its one-time code, or someone the permission table names. */
export type Who = 'anyone' | 'halfSignedIn' | Permission;

/** How an answer travels: a JSON document, nothing, a file's bytes, or a redirect-free text document. */
export type AnswerKind = 'json' | 'empty' | 'file';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify notation: `/v1/project/projects/:projectId`. */
  readonly path: `/v1/${string}`;
  /** One English sentence for the API's page. */
  readonly summary: string;
  readonly who: Who;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `multipart` where files go in. */
  readonly bodyKind?: 'json' | 'multipart';
  /** How many files a `multipart` body may bring; ten where nothing is said. */
  readonly filesMax?: number;
  /** 303 leads on, to where the handler says. */
  readonly status: 200 | 201 | 204 | 303;
  /** Absent for `empty` and `file` answers. */
  readonly answer?: z.ZodType;
  readonly answerKind: AnswerKind;
  /** What this call may refuse with, beyond what every call may. */
  readonly errors: readonly ErrorCode[];
  /** Whether the `Idempotency-Key` header is honoured, or demanded. */
  readonly idempotency?: 'accepted' | 'required';
  /** Called by other servers, which sign what they send, instead of by pages of ours. */
  readonly fromOtherServers?: boolean;
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? { [P in K]: z.output<E[K]> }
  : unknown;

/** What a handler receives and a client sends, decoded: cents, dates, booleans. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

type ClientPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? Record<string, never> extends z.output<E[K]>
    ? { [P in K]?: Partial<z.output<E[K]>> }
    : { [P in K]: z.output<E[K]> }
  : unknown;

export type ClientInputOf<E extends Endpoint> = ClientPart<E, 'params'> &
  (E['query'] extends z.ZodType ? { query?: Partial<z.output<E['query']>> } : unknown) &
  ClientPart<E, 'body'>;

/** What a handler answers and a client receives, decoded. */
// biome-ignore lint/suspicious/noConfusingVoidType: whoever answers nothing returns nothing
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : void;

/** Whether a field of the body may be emptied. A form with files, which knows no null, says so by an empty text. */
export function takesNull({ body }: Pick<Endpoint, 'body'>, field: string): boolean {
  if (!body || !('shape' in body)) return false;
  const shape = body.shape as Record<string, z.ZodType>;
  return Object.hasOwn(shape, field) && (shape[field]?.safeParse(null).success ?? false);
}

/** Keeps the literal types of an endpoint, and fills what follows from the rest. */
export function endpoint<
  const E extends Omit<Endpoint, 'status' | 'answerKind' | 'errors'> &
    Partial<Pick<Endpoint, 'status' | 'answerKind' | 'errors'>>,
>(definition: E) {
  const answerKind = definition.answerKind ?? (definition.answer ? 'json' : 'empty');
  const status =
    definition.status ?? (answerKind === 'empty' ? 204 : definition.method === 'POST' ? 201 : 200);
  return { ...definition, answerKind, status, errors: definition.errors ?? [] } as E & {
    answerKind: AnswerKind;
    status: Endpoint['status'];
    errors: readonly ErrorCode[];
  };
}
