import type { FastifyInstance } from 'fastify';

/** Forbids caching, because an answer is for one caller at one moment, unless the route sets its own header. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
