import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import { sendProblem } from './problems.ts';

/** `live`: the process answers. `ready`: it also reaches its database and is not stopping. */
export function registerHealth(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      if (isStopping) throw new Error('stopping');
      await app.services.database.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return sendProblem(request, reply, new ApiError('request.unavailable'));
    }
  });
}
