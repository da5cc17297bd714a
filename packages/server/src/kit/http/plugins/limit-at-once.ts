import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';

const retryAfterSeconds = 1;

/** How many requests of each kind run at the same time. */
export interface MostAtOnce {
  reads: number;
  /** Changes that move no money. */
  changes: number;
}

/** Requests that move money are limited by their queue alone. */
function kindOf({ method, routeOptions }: FastifyRequest): keyof MostAtOnce | undefined {
  if (method === 'GET') return 'reads';
  return routeOptions.config.movesMoney ? undefined : 'changes';
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
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request);
    if (!kind || isExempt(request)) return;
    if (admitted[kind] >= most[kind]) throw new ApiError('request.unavailable', { retryAfterSeconds });
    admitted[kind] += 1;
    let isCounted = true;
    const leave = () => {
      if (isCounted) admitted[kind] -= 1;
      isCounted = false;
    };
    reply.raw.once('finish', leave).once('close', leave);
  });
}
