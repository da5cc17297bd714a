import type { FastifyInstance } from 'fastify';

const secondMs = 1_000;

/**
 * Forbids caching unless the route sets its own header, because an answer is for one caller at one moment. If the demo
 * has moved the platform's clock, answers carry its time in `Date`, and pages use it.
 */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const now = app.services.now();
    if (Math.abs(now.getTime() - Date.now()) > secondMs) reply.header('date', now.toUTCString());
  });
}
