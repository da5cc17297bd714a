import type { FastifyInstance } from 'fastify';

/** Every answer has the request's id, so that a user can quote it and the log line can be found. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
}
