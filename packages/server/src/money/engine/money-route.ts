import { type AnswerOf, answerSchemaOf, type Endpoint, type Proposal } from '@semilla/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callName, freezeRequest } from '../../kit/approvals/freeze-request.ts';
import { keyedRequest } from '../../kit/http/keyed-request.ts';
import { type Call, route } from '../../kit/http/route.ts';
import type { KeyedRequest } from '../../kit/idempotency/idempotency-keys.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { Command } from './command.ts';
import type { Executor } from './create-executor.ts';
import { approveAndRun, type MoneyLook, proposeOrRun } from './with-second-person.ts';

/** A request to an endpoint that moves money. */
export type MoneyCall<E extends Endpoint> = Call<E> & {
  /** Runs the command, or proposes it where it needs a second person; `build` is told whether two people decide. */
  runWithSecond<T>(look: MoneyLook, build: (isSeenByTwo: boolean) => Command<T>): Promise<T | Proposal>;
  /** Runs the command. Repeating a request with the same idempotency key returns the first answer. */
  run<T>(command: Command<T>): Promise<T>;
  /** Returns the answer that the command would give, without writing anything. */
  preview<T>(command: Command<T>): Promise<T>;
};

/** Every command needs a key: even without one from the caller, a retry must not run the command twice. */
async function keyFor<T>(endpoint: Endpoint, request: FastifyRequest): Promise<KeyedRequest<T>> {
  const sent = await keyedRequest<T>(endpoint, request);
  if (sent) return sent;
  const answer = answerSchemaOf(endpoint);
  return {
    userId: request.caller.userId ?? '',
    key: `once-${newId()}`,
    requestHash: Buffer.alloc(0),
    encode: (value) => (answer ? z.encode(answer, value) : null),
    decode: (stored) => (answer ? z.decode(answer, stored as never) : undefined) as T,
  };
}

const answerEncoder =
  ({ answer }: Endpoint) =>
  (value: unknown) =>
    answer ? z.encode(answer, value) : null;

function frozenCall(
  endpoint: Endpoint,
  { params, query, body }: Record<'params' | 'query' | 'body', unknown>,
) {
  return { endpoint: callName(endpoint), request: freezeRequest(endpoint, { params, query, body }).request };
}

export function moneyRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: MoneyCall<E>) => Promise<AnswerOf<E>>,
): void {
  route(app, endpoint, (call) =>
    handler({
      ...call,
      runWithSecond: async (look, build) => {
        const keyed = await keyFor<never>(endpoint, call.request);
        const { approval, actor } = call;
        const command = approval
          ? approveAndRun(build, { approval, actor, encode: answerEncoder(endpoint) })
          : proposeOrRun(build, look, frozenCall(endpoint, call as never));
        return app.executor.run(command, keyed as never);
      },
      run: async (command) => app.executor.run(command, await keyFor(endpoint, call.request)),
      preview: (command) => app.executor.preview(command),
    }),
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    executor: Executor;
  }
}
