import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from '../permissions.ts';
import { type Proposal, type ProposalAct, proposal } from './proposal.ts';
import './rules.ts';

/** Who may call: anyone, a session that still lacks its one-time code, or callers with a permission. */
export type Who = 'anyone' | 'halfSignedIn' | Permission;

/** The form of an answer: a JSON document, nothing, the bytes of a file, or a stream of server-sent events. */
export type AnswerKind = 'json' | 'empty' | 'file' | 'events';

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
  /** `multipart` if the body contains files. */
  readonly bodyKind?: 'json' | 'multipart';
  /** Whether at least one file is required although each file field is optional. */
  readonly hasFile?: boolean;
  /** The maximum number of files in a `multipart` body; ten by default. */
  readonly filesMax?: number;
  /** Each file of a `multipart` body must be smaller than this; by default the limit of most uploads. */
  readonly fileSizeBytesMax?: number;
  /** 303 redirects to the address the handler returns. */
  readonly status: 200 | 201 | 204 | 303;
  /** Absent for `empty`, `file` and `events` answers. */
  readonly answer?: z.ZodType;
  readonly answerKind: AnswerKind;
  /** The errors of this call, in addition to those of every call. */
  readonly errors: readonly ErrorCode[];
  /**
   * Whether the caller needs a factor at most five minutes old: always, only for other people's records, or depending
   * on the body. A preview needs none, because it decides nothing. In the queues of staff each decision keeps it fresh for the next.
   */
  readonly freshFactor?: 'always' | 'forOthers' | 'byBody';
  /**
   * Whether our clients may or must send an `Idempotency-Key`. The answer is then stored in the transaction of the
   * change. Other POST and PATCH calls accept a key too: see `remembersCall`.
   */
  readonly idempotency?: 'accepted' | 'required';
  /**
   * Whether the answer is stored only after the call, because the call makes its changes through other calls.
   */
  readonly isRememberedAsCall?: boolean;
  /** Whether the answer may be a few seconds old, so that a replica of the database can serve it. */
  readonly mayBeOld?: boolean;
  /** Other servers call it and sign their requests; our pages do not. */
  readonly fromOtherServers?: boolean;
  /** Whether pages without a script send it as a form: a browser is then redirected to the page. */
  readonly isForm?: boolean;
  /** The acts that may need a second person. The call then answers 202 with the proposal. */
  readonly secondPerson?: readonly ProposalAct[];
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? { [P in K]: z.output<E[K]> }
  : unknown;

/** The decoded input of a call, for handlers and clients: cents, dates, booleans. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

type ClientPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? Record<string, never> extends z.output<E[K]>
    ? { [P in K]?: Partial<z.output<E[K]>> }
    : { [P in K]: z.output<E[K]> }
  : unknown;

export type ClientInputOf<E extends Endpoint> = ClientPart<E, 'params'> &
  (E['query'] extends z.ZodType ? { query?: Partial<z.output<E['query']>> } : unknown) &
  ClientPart<E, 'body'>;

/** The decoded answer of a call, for handlers and clients. */
export type AnswerOf<E extends Endpoint> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing
  | (E['answer'] extends z.ZodType ? z.output<E['answer']> : void)
  | (E['secondPerson'] extends readonly ProposalAct[] ? Proposal : never);

/** The schema of all successful answers of a call, including a proposal; undefined if it answers without content. */
export function answerSchemaOf({ answer, secondPerson }: Pick<Endpoint, 'answer' | 'secondPerson'>) {
  if (!secondPerson) return answer;
  return answer ? z.union([proposal, answer]) : proposal.optional();
}

/** Visible characters without spaces. */
export const idempotencyKeyPattern = '^[\\x21-\\x7e]{8,200}$';

/** Whether the call accepts an `Idempotency-Key`. */
export function takesKey({
  method,
  fromOtherServers,
}: Pick<Endpoint, 'method' | 'fromOtherServers'>): boolean {
  return (method === 'POST' || method === 'PATCH') && !fromOtherServers;
}

/** Whether the answer to a key is stored after the call instead of in the transaction of its change. */
export function remembersCall(called: Endpoint): boolean {
  if (!takesKey(called) || called.answerKind === 'file') return false;
  return !called.idempotency || !answerSchemaOf(called) || called.isRememberedAsCall === true;
}

/** Whether a field of the body accepts null. Multipart forms have no null and send an empty text instead. */
export function takesNull({ body }: Pick<Endpoint, 'body'>, field: string): boolean {
  if (!body || !('shape' in body)) return false;
  const shape = body.shape as Record<string, z.ZodType>;
  return Object.hasOwn(shape, field) && (shape[field]?.safeParse(null).success ?? false);
}

/** Whether the body must contain a file, so it can only be a multipart form. Other forms may also be sent as JSON. */
export function needsFile({ body, hasFile = false }: Pick<Endpoint, 'body' | 'hasFile'>): boolean {
  if (hasFile) return true;
  if (!body || !('shape' in body)) return false;
  return Object.values(body.shape as Record<string, z.ZodType>).some(({ def }) => def.type === 'file');
}

/** Whether a call edits a versioned record and compares the version that the caller saw. */
export function isVersioned({ body, method }: Pick<Endpoint, 'body' | 'method'>): boolean {
  return method === 'PATCH' && body !== undefined && 'shape' in body && 'version' in (body.shape as object);
}

/** Keeps the literal types of an endpoint, and adds the defaults. */
export function endpoint<
  const E extends Omit<Endpoint, 'status' | 'answerKind' | 'errors'> &
    Partial<Pick<Endpoint, 'status' | 'answerKind' | 'errors'>>,
>(definition: E) {
  const answerKind = definition.answerKind ?? (definition.answer ? 'json' : 'empty');
  const status =
    definition.status ?? (answerKind === 'empty' ? 204 : definition.method === 'POST' ? 201 : 200);
  const errors: ErrorCode[] = [...(definition.errors ?? [])];
  if (isVersioned(definition)) errors.push('request.edited_meanwhile');
  return { ...definition, answerKind, status, errors } as E & {
    answerKind: AnswerKind;
    status: Endpoint['status'];
    errors: readonly ErrorCode[];
  };
}
