import type { FastifyInstance } from 'fastify';
import { type Arrival, runWithArrival } from '../../arrival.ts';

/**
 * Notes when each request arrived, so its total waiting time is limited. The time a slow client takes to send the body
 * does not count.
 */
export function noteArrivals(app: FastifyInstance, patienceMs: number): void {
  app.decorateRequest('arrival');
  app.decorateRequest('bodyAwaitedAt', 0);
  app.decorateRequest('bodyEndedAt', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.arrival = { since: performance.now(), patienceMs };
    runWithArrival(request.arrival, done);
  });
  app.addHook('preParsing', async (request) => {
    request.bodyAwaitedAt = performance.now();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    request.arrival.since += (request.bodyEndedAt || performance.now()) - request.bodyAwaitedAt;
    // Reading a body loses the async context, so the arrival is set again.
    runWithArrival(request.arrival, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival;
    bodyAwaitedAt: number;
    /** When a form had arrived; the time to check its files counts as waiting. */
    bodyEndedAt: number;
  }
}
