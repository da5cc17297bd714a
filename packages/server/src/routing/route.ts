import type { AnswerOf, Endpoint, InputOf, Scope } from '@semilla/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { standingOf } from '../account/standing.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/types.ts';
import { ApiError } from '../errors.ts';
import { hashRequest, idempotencyKey, type KeyedRequest } from '../idempotency/index.ts';
import { localeOf } from '../plugins/locale.ts';
import type { Services } from '../services.ts';
import type { Command } from '../wallet/ledger/command.ts';
import { admit } from './admit.ts';
import { type Caller, roleOf, type SignedIn } from './caller.ts';
import { type Actor, type Change, makeChange } from './change.ts';
import { readMultipart } from './multipart.ts';

type CallerOf<E extends Endpoint> = E['who'] extends 'anyone'
  ? Caller
  : E['who'] extends 'halfSignedIn'
    ? SignedIn
    : Caller;

/** A call that was admitted and whose input is valid and decoded. */
export type Call<E extends Endpoint> = InputOf<E> & {
  caller: CallerOf<E>;
  scope: Scope;
  db: Db;
  services: Services;
  actor: Actor;
  locale: 'es' | 'en';
  now: Date;
  /** The one way to write: see `makeChange`. For an endpoint that honours idempotency keys its result is the answer. */
  change<T>(act: (change: Change) => Promise<T>): Promise<T>;
  /** The one way to move money. Sent again with the same idempotency key, it gets the first answer again. */
  run<T>(command: Command<T>): Promise<T>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

function keyOf(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (!endpoint.idempotency) return undefined;
  if (header === undefined) {
    if (endpoint.idempotency === 'required') throw new ApiError('request.idempotency_key_required');
    return undefined;
  }
  const key = idempotencyKey.safeParse(header);
  if (!key.success) throw new ApiError('request.idempotency_key_required');
  return key.data;
}

async function keyedRequest<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<KeyedRequest<T> | undefined> {
  const key = keyOf(endpoint, request);
  const { answer } = endpoint;
  if (!key || !request.caller.userId || !answer) return undefined;
  return {
    userId: request.caller.userId,
    key,
    requestHash: await hashRequest(request.method, request.url, request.body),
    encode: (value) => z.encode(answer, value),
    decode: (stored) => z.decode(answer, stored as never) as T,
  };
}

/** A command always has a key: even where nobody sent one, it may have to be tried twice and must happen once. */
async function run<T>(endpoint: Endpoint, request: FastifyRequest, command: Command<T>): Promise<T> {
  const keyed = await keyedRequest<T>(endpoint, request);
  const { answer } = endpoint;
  const ownKey: KeyedRequest<T> = {
    userId: request.caller.userId ?? '',
    key: `once-${newId()}`,
    requestHash: Buffer.alloc(0),
    encode: (value) => (answer ? z.encode(answer, value) : null),
    decode: (stored) => (answer ? z.decode(answer, stored as never) : undefined) as T,
  };
  return request.server.services.ledger.run(command, keyed ?? ownKey);
}

function callOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  const { services } = request.server;
  const { userId } = request.caller;
  const scope = admit(endpoint, request.caller);
  const standing = standingOf(userId, roleOf(request.caller), scope);
  const actor: Actor = { userId, address: request.ip, requestId: request.id, standing };
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    caller: request.caller,
    scope,
    db: services.database.db,
    services,
    actor,
    locale: localeOf(request),
    now: services.now(),
    change: async (act: (change: Change) => Promise<unknown>) =>
      makeChange(services, actor, act, await keyedRequest(endpoint, request)),
    run: (command: Command<unknown>) => run(endpoint, request, command),
    request,
    reply,
  } as unknown as Call<E>;
}

// Whoever deletes something need not send a body for the sake of what is not asked of them.
async function fillEmptyBody(request: FastifyRequest): Promise<void> {
  const { body } = request.routeOptions.config.endpoint ?? {};
  if (body && request.headers['content-type'] === undefined) request.body ??= {};
}

/** Registers an endpoint of the contract: one call in, one answer out; everything around it follows from the contract. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const isMultipart = endpoint.bodyKind === 'multipart';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      params: endpoint.params ?? z.strictObject({}),
      querystring: endpoint.query ?? z.strictObject({}),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.answer && { response: { [endpoint.status]: endpoint.answer } }),
    },
    config: { endpoint },
    onRequest: async (request) => void admit(endpoint, request.caller),
    ...(isMultipart && { preValidation: readMultipart }),
    ...(endpoint.method === 'DELETE' && { preValidation: fillEmptyBody }),
    handler: async (request, reply) => {
      const answer = await handler(callOf(endpoint, request, reply));
      if (reply.sent || endpoint.answerKind === 'file') return reply;
      return reply.status(endpoint.status).send(endpoint.answerKind === 'empty' ? undefined : answer);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
