import type { FastifyInstance } from 'fastify';

/** Every answer has the request's id. Users can quote it to find the log line. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
}
