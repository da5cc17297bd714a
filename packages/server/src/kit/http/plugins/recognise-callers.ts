import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { type Caller, visitor } from '../caller.ts';

type FindCaller = (services: Services, request: FastifyRequest) => Promise<Caller>;

/** Sets `request.caller` from the session's cookie. */
export function recogniseCallers(app: FastifyInstance, findCaller: FindCaller): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = visitor;
    request.caller = await findCaller(app.services, request);
  });
}
