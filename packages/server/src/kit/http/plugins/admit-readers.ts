import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';

const retryAfterSeconds = 1;

/**
 * Admits so many reads of the API at a time; the others are refused at once, before they cost anything. Without the
 * limit, a crowd of readers would use up memory and connections, and those who move money would wait behind it.
 */
export function admitReaders(
  app: FastifyInstance,
  max: number,
  isExempt: (request: FastifyRequest) => boolean,
): void {
  let admitted = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || isExempt(request)) return;
    if (admitted >= max) throw new ApiError('request.unavailable', { retryAfterSeconds });
    admitted += 1;
    let isCounted = true;
    const leave = () => {
      if (isCounted) admitted -= 1;
      isCounted = false;
    };
    reply.raw.once('finish', leave).once('close', leave);
  });
}
