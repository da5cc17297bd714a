import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { isReading } from '../database-for.ts';

const retryAfterSeconds = 1;

/** How many requests of each kind run at the same time. */
export interface MostAtOnce {
  reads: number;
  /** Changes that move no money. */
  changes: number;
}

/** Requests that move money are limited by their queue alone, and streams of events, which stay, by their own number. */
function kindOf(request: FastifyRequest): keyof MostAtOnce | undefined {
  if (request.routeOptions.config.endpoint?.answerKind === 'events') return undefined;
  if (isReading(request)) return 'reads';
  return request.routeOptions.config.movesMoney ? undefined : 'changes';
}

/**
 * Admits so many reads and so many changes of the API at a time; the others are refused at once, before they cost anything.
 * Without the limits, a crowd would use up memory and connections, and those who move money would wait behind it.
 */
export function limitAtOnce(
  app: FastifyInstance,
  most: MostAtOnce,
  isExempt: (request: FastifyRequest) => boolean,
): void {
  const admitted = { reads: 0, changes: 0 };
  function limitedKind(request: FastifyRequest): keyof MostAtOnce | undefined {
    const kind = isExempt(request) ? undefined : kindOf(request);
    if (kind && admitted[kind] >= most[kind])
      throw new ApiError('request.unavailable', { retryAfterSeconds });
    return kind;
  }
  function admit(kind: keyof MostAtOnce, reply: FastifyReply): void {
    admitted[kind] += 1;
    let isCounted = true;
    const leave = () => {
      if (isCounted) admitted[kind] -= 1;
      isCounted = false;
    };
    reply.raw.once('finish', leave).once('close', leave);
  }
  app.addHook('onRequest', async (request, reply) => {
    if (limitedKind(request) === 'reads') admit('reads', reply);
  });
  // Only once the body is there: a client that sends it slowly would hold a place for a minute.
  app.addHook('preHandler', async (request, reply) => {
    if (!isReading(request) && limitedKind(request)) admit('changes', reply);
  });
}
