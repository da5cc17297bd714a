import type { FastifyInstance } from 'fastify';

/** What the API answers is for one caller at one moment, unless a route says otherwise. */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
