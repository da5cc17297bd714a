import { answerSchemaOf, type Endpoint, remembersCall } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isUndone } from '../database/violations.ts';
import { ApiError } from '../errors.ts';
import {
  freeKey,
  hashRequest,
  holdUncertain,
  type KeyedRequest,
  keepReserved,
  refusalIn,
  reserveKey,
  storeAnswer,
  storedRefusal,
} from '../idempotency/idempotency-keys.ts';
import { databaseFor } from './database-for.ts';
import { keyOf } from './keyed-request.ts';

interface Sealed {
  $sealed: string;
}

async function keyedCall(endpoint: Endpoint, request: FastifyRequest) {
  const key = remembersCall(endpoint) ? keyOf(endpoint, request) : undefined;
  const { userId } = request.caller;
  if (!key || !userId) return undefined;
  const { keys } = request.server.services;
  const schema = answerSchemaOf(endpoint);
  // Answers may contain secrets such as recovery codes, so they are encrypted. Bodies may contain passwords, so the hash
  // of the request is signed with a key.
  const place = `answer:${userId}`;
  const hash = await hashRequest(request.method, request.url, request.body);
  const keyed: KeyedRequest<unknown> = {
    userId,
    key,
    requestHash: Buffer.from(keys.sign(`request ${hash.toString('hex')}`), 'base64url'),
    remembersRefusals: true,
    encode(answer): Sealed {
      const wire = JSON.stringify(schema ? z.encode(schema, answer as never) : null);
      return { $sealed: keys.encrypt(wire, place).toString('base64') };
    },
    decode(stored) {
      const wire = JSON.parse(keys.decrypt(Buffer.from((stored as Sealed).$sealed, 'base64'), place));
      return schema ? z.decode(schema, wire as never) : undefined;
    },
  };
  return keyed;
}

/**
 * Stores a refusal, or frees the key if the call changed nothing. Otherwise the key stays taken for a minute. Uses a connection for reads, because many changes at once may have taken all others.
 */
async function settleKey(request: FastifyRequest, keyed: KeyedRequest<unknown>, error: unknown) {
  const { db } = request.server.services.database;
  const refusal = storedRefusal(keyed, error);
  if (refusal) await storeAnswer(db, { ...keyed, encode: () => refusal }, undefined);
  else if (error instanceof ApiError || (isUndone(error) && !request.arrival.hasChanged))
    await freeKey(db, keyed);
  else await holdUncertain(db, keyed);
}

/**
 * Runs a call once per idempotency key and repeats its first answer or refusal. For calls whose change does not store
 * the answer itself: if the process dies before storing it, the key becomes free some seconds later.
 */
export async function onceForKey<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  act: () => Promise<T>,
): Promise<T> {
  const keyed = await keyedCall(endpoint, request);
  if (!keyed) return act();
  const db = databaseFor(request);
  const earlier = await reserveKey(db, keyed);
  if (earlier) {
    reply.header('idempotency-replayed', 'true');
    const refusal = refusalIn(earlier.stored);
    if (refusal) throw refusal;
    return keyed.decode(earlier.stored) as T;
  }
  const { db: readDb } = request.server.services.database;
  const end = keepReserved(readDb, keyed);
  const settling = async <Result>(work: Promise<Result>, settle: (error: unknown) => Promise<void>) => {
    try {
      return await work;
    } catch (error) {
      end();
      await settle(error).catch(() => {});
      throw error;
    }
  };
  const answer = await settling(act(), (error) => settleKey(request, keyed, error));
  await settling(storeAnswer(db, keyed, answer), () => holdUncertain(readDb, keyed));
  end();
  return answer;
}
