import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function originIsOurs(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers;
  if (!origin) return false;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

/**
 * Accepts writes from our own pages only. Browsers send Sec-Fetch-Site, older ones Origin, and a page can change
 * neither.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  const publicOrigin = new URL(app.services.config.publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.endpoint?.fromOtherServers) return;
    const site = request.headers['sec-fetch-site'];
    const isSame = site ? site === 'same-origin' : originIsOurs(request, publicOrigin);
    if (!isSame) throw new ApiError('request.cross_site');
  });
}
