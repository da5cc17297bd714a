import { answerSchemaOf, type Endpoint } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { hashRequest, idempotencyKey, type KeyedRequest } from '../idempotency/idempotency-keys.ts';

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

/** The idempotency key of a request, if its endpoint supports keys. */
export async function keyedRequest<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<KeyedRequest<T> | undefined> {
  const key = keyOf(endpoint, request);
  const answer = answerSchemaOf(endpoint);
  if (!key || !request.caller.userId || !answer) return undefined;
  return {
    userId: request.caller.userId,
    key,
    requestHash: await hashRequest(request.method, request.url, request.body),
    encode: (value) => z.encode(answer, value),
    decode: (stored) => z.decode(answer, stored as never) as T,
  };
}
