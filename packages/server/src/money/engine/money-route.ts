import { type AnswerOf, answerSchemaOf, type Endpoint, type Proposal } from '@semilla/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callName, freezeRequest } from '../../kit/approvals/freeze-request.ts';
import { keyedRequest, keyOf } from '../../kit/http/keyed-request.ts';
import { type Call, type CallContext, type Handler, route } from '../../kit/http/route.ts';
import type { KeyedRequest } from '../../kit/idempotency/idempotency-keys.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { CommandWait } from './batch.ts';
import type { Command } from './command.ts';
import type { Executor } from './create-executor.ts';
import { approveAndRun, type MoneyLook, proposeOrRun } from './with-second-person.ts';

/** The call of an endpoint that moves money. */
export type MoneyCall<E extends Endpoint> = Call<E> & {
  /** Runs the command, or creates a proposal if a second person is needed. `build` is told whether two people decide. */
  runWithSecond<T>(look: MoneyLook, build: (isSeenByTwo: boolean) => Command<T>): Promise<T | Proposal>;
  /** Runs the command. Repeating a request with the same idempotency key returns the first answer. */
  run<T>(command: Command<T>): Promise<T>;
  /** Returns the answer that the command would give, without writing anything. */
  preview<T>(command: Command<T>): Promise<T>;
};

/** Every command needs a key. Without one from the caller, an internal key prevents a retry from running the command twice. */
async function keyFor<T>(
  endpoint: Endpoint,
  { request, reply, approval }: Pick<Call<Endpoint>, 'request' | 'reply' | 'approval'>,
): Promise<KeyedRequest<T>> {
  // During an approval, the key of the request belongs to the proposal; the proposed command runs once for each proposal.
  const sent = approval ? undefined : await keyedRequest<T>(endpoint, request, reply);
  if (sent) return sent;
  const answer = answerSchemaOf(endpoint);
  return {
    userId: request.caller.userId ?? '',
    key: approval ? `proposal-${approval.proposal.proposalId}` : `once-${newId()}`,
    requestHash: Buffer.alloc(0),
    encode: (value) => (answer ? z.encode(answer, value) : null),
    decode: (stored) => (answer ? z.decode(answer, stored as never) : undefined) as T,
  };
}

/** The command stops waiting when the request's deadline passes or its connection closes. */
const waitOf = ({ raw, arrival }: FastifyRequest): CommandWait => ({
  isGone: () => raw.socket.destroyed,
  since: arrival.since,
});

const answerEncoder =
  ({ answer }: Endpoint) =>
  (value: unknown) =>
    answer ? z.encode(answer, value) : null;

function frozenCall(endpoint: Endpoint, call: object) {
  const input = { params: undefined, query: undefined, body: undefined, ...call };
  return { endpoint: callName(endpoint), request: freezeRequest(endpoint, input).request };
}

/** Builds the call of another endpoint for one record of a larger call. A repeat with the same key returns the first answer. */
export function ofOneRecord<const E extends Endpoint>(
  app: FastifyInstance,
  call: CallContext,
  endpoint: E,
  given: { recordId: string; params: unknown; body: unknown },
): MoneyCall<E> {
  const { recordId, params, body } = given;
  const { request } = call;
  const key = keyOf({ ...endpoint, idempotency: 'required' }, request);
  const answer = answerSchemaOf(endpoint);
  const keyed: KeyedRequest<unknown> = {
    userId: request.caller.userId ?? '',
    key: `${key}-${recordId}`,
    requestHash: Buffer.alloc(0),
    encode: (value) => (answer ? z.encode(answer, value) : null),
    decode: (stored) => (answer ? z.decode(answer, stored as never) : undefined),
  };
  const run = (command: Command<unknown>) => app.executor.run(command, keyed, waitOf(request));
  const ofRecord = {
    ...call,
    params: params as never,
    body: body as never,
    run: run as never,
    runWithSecond: ((look: MoneyLook, build: (isSeenByTwo: boolean) => Command<unknown>) =>
      run(proposeOrRun(build, look, frozenCall(endpoint, { params, body, query: {} })))) as never,
  };
  return ofRecord as never;
}

export function moneyRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: MoneyCall<E>) => Promise<AnswerOf<E>>,
): void {
  const answer: Handler<E> = (call) =>
    handler({
      ...call,
      runWithSecond: async (look, build) => {
        const keyed = await keyFor<never>(endpoint, call);
        const { approval, actor } = call;
        const command = approval
          ? approveAndRun(build, { approval, actor, encode: answerEncoder(endpoint) })
          : proposeOrRun(build, look, frozenCall(endpoint, call));
        return app.executor.run(command, keyed as never, waitOf(call.request));
      },
      run: async (command) => app.executor.run(command, await keyFor(endpoint, call), waitOf(call.request)),
      preview: (command) => app.executor.preview(command),
    });
  route(app, endpoint, answer, { movesMoney: true });
}

declare module 'fastify' {
  interface FastifyInstance {
    executor: Executor;
  }
}
