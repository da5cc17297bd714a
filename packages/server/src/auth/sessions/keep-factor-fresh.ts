import type { Endpoint } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { databaseFor } from '../../kit/http/database-for.ts';
import { updateConfirmed } from './queries.ts';

/** How long one factor lasts at most, however many acts are confirmed with it. */
const queueMs = 30 * 60_000;

/** What staff decide on one after the other: the calls of one queue begin with its address. */
const queues = [
  '/v1/wallet/transactions',
  '/v1/payment/bank-accounts',
  '/v1/payment/bank-entries',
  '/v1/account/verifications',
  '/v1/approvals',
];

/** Reads of a record, such as of a proof, profit from the acts of its queue; exports, which take away a whole list, do not. */
const queueOf = (endpoint: Endpoint | undefined) =>
  endpoint?.freshFactor && !endpoint.path.endsWith('/export')
    ? queues.find((queue) => endpoint.path.startsWith(`${queue}/`))
    : undefined;

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
  if (!codeAt || !confirmedAt || confirmedAt <= codeAt || !confirmedQueue) return codeAt;
  const isSameQueue = confirmedQueue === queueOf(endpoint);
  return isSameQueue && now.getTime() - codeAt.getTime() <= queueMs ? confirmedAt : codeAt;
}

/** Records each decision in a queue. The next decision there then needs no new factor. */
export function keepFactorsFresh(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { endpoint } = route.config ?? {};
    const confirmedQueue = queueOf(endpoint);
    if (!confirmedQueue || endpoint?.method === 'GET') return;
    const others = [route.onSend ?? []].flat();
    route.onSend = [
      ...others,
      async (request, { statusCode }) => {
        const { caller } = request;
        if (statusCode >= 300 || caller.kind === 'visitor' || !caller.hasUsedFactor) return;
        const confirmedAt = app.services.now();
        await updateConfirmed(databaseFor(request), caller.sessionId, { confirmedAt, confirmedQueue }).catch(
          // The act is done; at worst the next one asks for a factor.
          (error: unknown) => request.log.warn(error, 'a confirmed act was not noted'),
        );
      },
    ];
  });
}
