import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Accepts writes only from the platform's own pages. Browsers send Sec-Fetch-Site, older browsers Origin, and
 * a page cannot change either. The Host header is not trusted, because programs other than browsers can send
 * any value.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  const publicOrigin = new URL(app.services.config.publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.endpoint?.fromOtherServers) return;
    const site = request.headers['sec-fetch-site'];
    const isSame = site ? site === 'same-origin' : request.headers.origin === publicOrigin;
    if (!isSame) throw new ApiError('request.cross_site');
  });
}
