import { answerSchemaOf, type Endpoint, remembersCall, takesKey } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import {
  hashRequest,
  idempotencyKey,
  type KeyedRequest,
  refusalIn,
} from '../idempotency/idempotency-keys.ts';

/** The request's idempotency key, if its endpoint supports keys. */
export function keyOf(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (!endpoint.idempotency && !takesKey(endpoint)) return undefined;
  if (header === undefined) {
    if (endpoint.idempotency === 'required') throw new ApiError('request.idempotency_key_required');
    return undefined;
  }
  const key = idempotencyKey.safeParse(header);
  if (!key.success) throw new ApiError('request.idempotency_key_required');
  return key.data;
}

/**
 * The request with its key; undefined if it has no key or if its change does not store the answer. If the
 * first answer is repeated, it gets a header that says so.
 */
export async function keyedRequest<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeyedRequest<T> | undefined> {
  if (remembersCall(endpoint)) return undefined;
  const key = keyOf(endpoint, request);
  const answer = answerSchemaOf(endpoint);
  if (!key || !request.caller.userId || !answer) return undefined;
  return {
    userId: request.caller.userId,
    key,
    requestHash: await hashRequest(request.method, request.url, request.body),
    remembersRefusals: true,
    encode: (value) => z.encode(answer, value),
    decode(stored) {
      reply.header('idempotency-replayed', 'true');
      const refusal = refusalIn(stored);
      if (refusal) throw refusal;
      return z.decode(answer, stored as never) as T;
    },
  };
}
