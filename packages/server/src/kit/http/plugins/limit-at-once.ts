import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { isReading } from '../database-for.ts';

const retryAfterSeconds = 1;

/** How many requests of each kind run at the same time. */
export interface MostAtOnce {
  reads: number;
  /** Changes that do not move money. */
  changes: number;
}

/**
 * Which limit applies to a request. None applies to requests that move money, which only their queue limits,
 * or to event streams, which have their own limit.
 */
function kindOf(request: FastifyRequest): keyof MostAtOnce | undefined {
  if (request.routeOptions.config.endpoint?.answerKind === 'events') return undefined;
  if (isReading(request)) return 'reads';
  return request.routeOptions.config.movesMoney ? undefined : 'changes';
}

/**
 * Limits how many reads and changes of the API run at the same time, and refuses the others at once, before they cost
 * anything. Without the limits, many requests would use up memory and connections and delay requests that move money.
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
      throw new ApiError('request.unavailable', {
        retryAfterSeconds,
        cause: new Error(`too many ${kind} at once`),
      });
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
  // Counted only once the body has arrived, so a client that sends it slowly does not count for a minute.
  app.addHook('preHandler', async (request, reply) => {
    if (!isReading(request) && limitedKind(request)) admit('changes', reply);
  });
}
