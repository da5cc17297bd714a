import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import { sendProblem } from './problems.ts';

const patienceMs = 1_500;

/** Fails if the database takes long to answer, so that the check itself answers soon. */
async function tooLate(): Promise<never> {
  await pause(patienceMs, undefined, { ref: false });
  throw new Error(`the database did not answer within ${patienceMs} ms`);
}

/**
 * `live`: the process answers and accepts connections. `ready`: it also reaches its database and was not asked to
 * stop. A load balancer stops sending requests to a process that is not ready, while it still answers earlier ones.
 */
export function registerHealth(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/health/live', async (request, reply) =>
    isStopping ? sendProblem(request, reply, new ApiError('request.unavailable')) : { status: 'live' },
  );
  app.get('/health/ready', async (request, reply) => {
    try {
      if (app.closing.isUnderWay) throw new Error('stopping');
      await Promise.race([app.services.database.ping(), tooLate()]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return sendProblem(request, reply, new ApiError('request.unavailable'));
    }
  });
}
