import type { FastifyInstance } from 'fastify';

const secondMs = 1_000;

/**
 * Forbids caching, because an answer is for one caller at one moment, unless the route sets its own header. Where the clock of
 * the platform was moved, in the demo, answers name its time: pages go by it.
 */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const now = app.services.now();
    if (Math.abs(now.getTime() - Date.now()) > secondMs) reply.header('date', now.toUTCString());
  });
}
