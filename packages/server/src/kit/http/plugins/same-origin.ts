import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function originIsOurs(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers;
  if (!origin) return false;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

/**
 * A write must come from a page of ours. A browser says where a request comes from and lets no page change what it
 * says: by Sec-Fetch-Site, and where that is unknown to it, by Origin.
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
