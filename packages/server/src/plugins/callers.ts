import type { FastifyInstance } from 'fastify';
import { findCaller } from '../auth/sessions/find-caller.ts';
import { visitor } from '../routing/caller.ts';

/** Finds out who calls, from the session's cookie. */
export function recogniseCallers(app: FastifyInstance): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = visitor;
    request.caller = await findCaller(app.services, request);
  });
}
