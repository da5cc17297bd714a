import type { FastifyInstance } from 'fastify';
import { type Arrival, runWithArrival } from '../../arrival.ts';

/**
 * Notes when each request arrived, so that all its waiting together ends in time. A client that sends its body slowly
 * loses nothing by it.
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
    // Reading a body loses the context.
    runWithArrival(request.arrival, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival;
    bodyAwaitedAt: number;
    /** When a form had arrived; checking its files is no waiting for the client. */
    bodyEndedAt: number;
  }
}
