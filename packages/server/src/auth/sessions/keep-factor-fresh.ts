import type { Endpoint } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { databaseFor } from '../../kit/http/database-for.ts';
import { updateConfirmed } from './queries.ts';

/** How long one factor lasts at most, however many acts are confirmed with it. */
const queueMs = 30 * 60_000;

/** Calls of one queue have the start of their address in common, such as `/v1/wallet/transactions`. */
const queueOf = ({ path }: Endpoint) => path.split('/', 4).join('/');

/** Reads of a record, such as of a proof, profit from the acts of its queue; exports, which take away a whole list, do not. */
const profits = (endpoint: Endpoint | undefined): endpoint is Endpoint =>
  endpoint?.freshFactor !== undefined && !endpoint.path.endsWith('/export');

const isAct = (endpoint: Endpoint | undefined): endpoint is Endpoint =>
  endpoint?.freshFactor !== undefined && endpoint.method !== 'GET';

interface Factor {
  codeAt: Date | null;
  confirmedAt: Date | null;
  confirmedQueue: string | null;
}

/** From when on the factor of a session counts: when it was given, or when the queue's last act was confirmed with it. */
export function factorAtOf(
  { codeAt, confirmedAt, confirmedQueue }: Factor,
  endpoint: Endpoint | undefined,
  now: Date,
): Date | null {
  if (!codeAt || !confirmedAt || confirmedAt <= codeAt || !profits(endpoint)) return codeAt;
  const isSameQueue = confirmedQueue === queueOf(endpoint);
  return isSameQueue && now.getTime() - codeAt.getTime() <= queueMs ? confirmedAt : codeAt;
}

/** Records each act that was confirmed with a factor, so whoever works through a queue is not asked in the middle of it. */
export function keepFactorsFresh(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { endpoint } = route.config ?? {};
    if (!isAct(endpoint)) return;
    const others = [route.onSend ?? []].flat();
    route.onSend = [
      ...others,
      async (request, { statusCode }) => {
        const { caller } = request;
        if (statusCode >= 300 || caller.kind === 'visitor' || !caller.hasUsedFactor) return;
        const confirmedAt = app.services.now();
        const confirmedQueue = queueOf(endpoint);
        await updateConfirmed(databaseFor(request), caller.sessionId, { confirmedAt, confirmedQueue }).catch(
          // The act is done; at worst the next one asks for a factor.
          (error: unknown) => request.log.warn(error, 'a confirmed act was not noted'),
        );
      },
    ];
  });
}
