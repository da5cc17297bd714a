import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from '../permissions.ts';
import { type Proposal, type ProposalAct, proposal } from './proposal.ts';
import './rules.ts';

/** Who may call: anyone, a session that still lacks its one-time code, or callers with a permission. */
export type Who = 'anyone' | 'halfSignedIn' | Permission;

/** The form of an answer: a JSON document, nothing, a file's bytes, or server-sent events that go on. */
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
  /** Whether a rule between its fields requires a file although each file field may be left out. */
  readonly hasFile?: boolean;
  /** The maximum number of files in a `multipart` body; ten by default. */
  readonly filesMax?: number;
  /** The size below which each file of a `multipart` body must stay; that of most uploads by default. */
  readonly fileSizeBytesMax?: number;
  /** 303 redirects to the address the handler returns. */
  readonly status: 200 | 201 | 204 | 303;
  /** Absent for `empty`, `file` and `events` answers. */
  readonly answer?: z.ZodType;
  readonly answerKind: AnswerKind;
  /** The errors of this call, beyond those of every call. */
  readonly errors: readonly ErrorCode[];
  /**
   * Whether the caller needs a factor not older than five minutes: always, only on other people's records, or depending
   * on the body. A preview decides nothing and needs none.
   */
  readonly freshFactor?: 'always' | 'forOthers' | 'byBody';
  /**
   * Whether our clients send an `Idempotency-Key`, and whether it is required. The answer is then stored in the
   * transaction of the change. Every other POST and PATCH accepts a key too: see `remembersCall`.
   */
  readonly idempotency?: 'accepted' | 'required';
  /** Whether the answer is stored after the call, because its changes are those of another call. */
  readonly isRememberedAsCall?: boolean;
  /** Whether the answer may be a few seconds old, so that a replica of the database may give it. */
  readonly mayBeOld?: boolean;
  /** Called by other servers, which sign their requests, instead of by our pages. */
  readonly fromOtherServers?: boolean;
  /** The acts of this call that may wait for a second person: then it answers 202 with the proposal. */
  readonly secondPerson?: readonly ProposalAct[];
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
export type AnswerOf<E extends Endpoint> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing
  | (E['answer'] extends z.ZodType ? z.output<E['answer']> : void)
  | (E['secondPerson'] extends readonly ProposalAct[] ? Proposal : never);

/** The schema of every successful answer of a call, its proposal included; undefined for one without content. */
export function answerSchemaOf({ answer, secondPerson }: Pick<Endpoint, 'answer' | 'secondPerson'>) {
  if (!secondPerson) return answer;
  return answer ? z.union([proposal, answer]) : proposal.optional();
}

/** Whether the `Idempotency-Key` header is honoured. */
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

/** Whether a body must have a file, so that it can only be a multipart form; other forms may be sent as JSON too. */
export function needsFile({ body, hasFile = false }: Pick<Endpoint, 'body' | 'hasFile'>): boolean {
  if (hasFile) return true;
  if (!body || !('shape' in body)) return false;
  return Object.values(body.shape as Record<string, z.ZodType>).some(({ def }) => def.type === 'file');
}

/** Whether a call edits a record that has a version, and compares it with the version that the caller saw. */
export function isVersioned({ body, method }: Pick<Endpoint, 'body' | 'method'>): boolean {
  return method === 'PATCH' && body !== undefined && 'shape' in body && 'version' in (body.shape as object);
}

/** Keeps the literal types of an endpoint, and fills in its defaults. */
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
