import {
  type AnswerOf,
  type Endpoint,
  type InputOf,
  isProposal,
  type Proposal,
  proposal,
  type Scope,
  type VisitorPermission,
} from '@semilla/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { approve, propose } from '../approvals/change-with-second-person.ts';
import { callName } from '../approvals/freeze-request.ts';
import type { Approval, SecondLook } from '../approvals/second-look.ts';
import type { Actor } from '../change/actor.ts';
import { type Change, makeChange } from '../change/make-change.ts';
import { isOwnCursor, nextCursor } from '../database/cursor.ts';
import type { Db } from '../database/types.ts';
import { ApiError, InvalidInput } from '../errors.ts';
import type { Services } from '../services.ts';
import { staffAuthorityOf } from '../users/standing.ts';
import { admit } from './admit.ts';
import { assertFreshFactor, needsFreshFactor } from './assert-fresh-factor.ts';
import { type Caller, roleOf, type SignedIn } from './caller.ts';
import { databaseForCall } from './database-for.ts';
import { keyedRequest } from './keyed-request.ts';
import { onceForKey } from './once-for-key.ts';
import { localeOf } from './plugins/locale.ts';
import { readIfMatch } from './read-if-match.ts';
import { readMultipart } from './read-multipart.ts';
import { withBothStates } from './with-both-states.ts';

/** Only endpoints that admit visitors may be called without a user id. */
type CallerOf<E extends Endpoint> = E['who'] extends 'anyone' | VisitorPermission ? Caller : SignedIn;

/** What every admitted request has, whichever its endpoint. */
export interface CallContext<C extends Caller = Caller> {
  caller: C;
  scope: Scope;
  db: Db;
  services: Services;
  actor: Actor;
  locale: 'es' | 'en';
  now: Date;
  /**
   * The only way to write: see `makeChange`. If the endpoint supports idempotency keys, the result of `act` is its
   * answer.
   */
  change<T>(act: (change: Change) => Promise<T>): Promise<T>;
  /**
   * Like `change`, but if `lookAt` returns a second look, the act needs a second person and is only proposed.
   */
  changeWithSecond<T>(
    lookAt: (tx: Db) => Promise<SecondLook | undefined>,
    act: (change: Change) => Promise<T>,
  ): Promise<T | Proposal>;
  /** Set when a second person approves this call, which then runs in the proposer's name. */
  approval?: Approval | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An admitted request with validated and decoded input. */
export type Call<E extends Endpoint> = InputOf<E> & CallContext<CallerOf<E>>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

interface RouteOptions<E extends Endpoint> {
  /** Whether the endpoint uses the connections for money and is exempt from the limit on changes. */
  movesMoney?: boolean;
  /** Returns the record as this caller sees it now, for edits that name the version they saw. */
  findCurrent?: Handler<E>;
}

type Lookup = (tx: Db) => Promise<SecondLook | undefined>;

/**
 * Makes the `changeWithSecond` of a call. It uses `this`, because the approval of a proposal replaces the
 * caller and the input of the call.
 */
export function changeWithSecondOf(endpoint: Endpoint) {
  return async function changeWithSecond(
    this: Call<Endpoint>,
    lookAt: Lookup,
    act: (change: Change) => Promise<unknown>,
  ): Promise<unknown> {
    const { approval, services, now, caller } = this;
    return this.change(async (change) => {
      if (approval) return approve(change, act, approval, { endpoint, services, now });
      const look = await lookAt(change.tx);
      if (!look) return act(change);
      return propose(change, act, look, {
        endpoint,
        input: this as never,
        proposerId: caller.userId as string,
        services,
        now,
      });
    });
  };
}

export function callOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<E> {
  const { services } = request.server;
  const { userId } = request.caller;
  const scope = admit(endpoint, request.caller);
  const standing = staffAuthorityOf(userId, roleOf(request.caller), scope);
  const actor: Actor = { userId, address: request.ip, requestId: request.id, standing };
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    caller: request.caller,
    scope,
    db: databaseForCall(endpoint, request),
    services,
    actor,
    locale: localeOf(request),
    now: services.now(),
    change: async (act: (change: Change) => Promise<unknown>) =>
      makeChange(services, actor, act, await keyedRequest(endpoint, request, reply)),
    changeWithSecond: changeWithSecondOf(endpoint),
    request,
    reply,
  } as unknown as Call<E>;
}

// A call may omit its body if none of the fields is required.
async function fillEmptyBody(request: FastifyRequest): Promise<void> {
  const { body } = request.routeOptions.config.endpoint ?? {};
  if (body && request.headers['content-type'] === undefined) request.body ??= {};
}

// Refuses forms at endpoints that take none: the form parser accepts them everywhere and leaves the body
// empty.
async function refuseForm(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) throw new ApiError('request.unsupported_type');
}

async function readPost(request: FastifyRequest): Promise<void> {
  await refuseForm(request);
  await fillEmptyBody(request);
}

const readJson = { DELETE: fillEmptyBody, GET: undefined, PATCH: refuseForm, POST: readPost };

async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const read = endpoint.bodyKind === 'multipart' ? readMultipart : readJson[endpoint.method];
  await read?.(request);
  readIfMatch(endpoint, request);
}

const isStream = ({ answerKind }: Endpoint) => answerKind === 'file' || answerKind === 'events';
const isSentAsIs = (endpoint: Endpoint) => isStream(endpoint) && !('fields' in endpoint);

type ListQuery = Parameters<typeof nextCursor>[3];

function refuseForeignCursor({ path }: Endpoint, { query, server }: FastifyRequest): void {
  const { keys } = server.services;
  if ((query as ListQuery).cursor && !isOwnCursor(keys, path, query as ListQuery))
    throw new InvalidInput([{ path: 'cursor', code: 'cursor', params: {} }]);
}

async function withNextCursor<T>(
  { path }: Endpoint,
  { query, server }: FastifyRequest,
  answer: T,
): Promise<T> {
  if (!(query as ListQuery).cursor) return answer;
  const { database, keys } = server.services;
  const { data } = answer as { data: Record<string, unknown>[] };
  return { ...answer, nextCursor: await nextCursor(database.db, keys, path, query as ListQuery, data) };
}

// Runs before the body is read, so no file is uploaded in vain.
function admitFresh(endpoint: Endpoint, { caller, query, server }: FastifyRequest): void {
  const scope = admit(endpoint, caller);
  if (needsFreshFactor(endpoint, scope, query)) assertFreshFactor(server.services, caller);
}

/** Whether a browser without a script sent the call as a form, so it needs a page as the answer. */
const isSentAsForm = ({ isForm }: Endpoint, { headers }: FastifyRequest): boolean =>
  isForm === true && headers.accept?.includes('text/html') === true;

/** Registers an endpoint; its validation, permissions and status come from the contract. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { findCurrent, movesMoney = false }: RouteOptions<E> = {},
): void {
  if (endpoint.secondPerson)
    app.proposableCalls.set(callName(endpoint), { endpoint, handler: handler as never });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      params: endpoint.params ?? z.strictObject({}),
      querystring: endpoint.query ?? z.strictObject({}),
      ...(endpoint.body && { body: endpoint.body }),
      response: {
        ...(endpoint.answer && { [endpoint.status]: endpoint.answer }),
        ...(endpoint.secondPerson && { 202: proposal }),
      },
    },
    config: { endpoint, movesMoney },
    ...(isSentAsIs(endpoint) && { compress: false }),
    onRequest: async (request) => admitFresh(endpoint, request),
    preValidation: (request) => readBody(endpoint, request),
    handler: async (request, reply) => {
      refuseForeignCursor(endpoint, request);
      const answer = await withNextCursor(
        endpoint,
        request,
        await onceForKey(endpoint, request, reply, () => {
          const call = callOf(endpoint, request, reply);
          return withBothStates(
            endpoint,
            request.body,
            () => handler(call),
            findCurrent && (() => findCurrent(call)),
          );
        }),
      );
      if (reply.sent || isStream(endpoint)) return reply;
      if (endpoint.secondPerson && isProposal(answer)) return reply.status(202).send(answer);
      const status = isSentAsForm(endpoint, request) ? 303 : endpoint.status;
      return reply.status(status).send(endpoint.answerKind === 'empty' ? undefined : answer);
    },
  });
}

/** An endpoint that may be proposed, and its handler, which runs once a second person has approved. */
export interface ProposableCall {
  endpoint: Endpoint;
  handler: (call: Call<Endpoint>) => Promise<unknown>;
}

declare module 'fastify' {
  interface FastifyInstance {
    proposableCalls: Map<string, ProposableCall>;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    movesMoney?: boolean;
  }
}
