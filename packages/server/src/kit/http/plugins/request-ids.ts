import type { FastifyInstance } from 'fastify';

/** Every answer names its request, so that a person can quote it and a log line be found. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
}
