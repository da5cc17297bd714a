import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerHitsFirst } from './answer-hits-first.ts';
import { createSite } from './create-site.ts';
import { mountBackoffice } from './mount-backoffice.ts';
import type { SiteHandler } from './render-page.ts';
import { turnAway } from './turn-away.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Frontends {
  siteFolder: string;
  backofficeFolder: string;
}

export const builtFrontends: Frontends = {
  siteFolder: join(repository, 'site/dist'),
  backofficeFolder: join(repository, 'backoffice/dist'),
};

const serviceWorker = '/service-worker.js';
const apiPaths = /^\/(?:v1|health|metrics|dev)(?:\/|$)/;

async function mountSite(app: FastifyInstance, siteFolder: string): Promise<void> {
  const { handler } = (await import(pathToFileURL(join(siteFolder, 'server/entry.mjs')).href)) as {
    handler: SiteHandler;
  };
  await app.register(fastifyStatic, {
    root: join(siteFolder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/_astro/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      if (path.includes(serviceWorker)) {
        // The service worker must be able to fetch the files it caches, and browsers must find a new version at once.
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
        reply.header('cache-control', 'no-cache');
      }
    },
  });
  mountPages(app, handler);
}

/**
 * Serves both frontends on the API's origin: the backoffice under `/admin`, the site for all URLs without a route.
 */
export async function mountHost(
  app: FastifyInstance,
  { siteFolder, backofficeFolder }: Frontends,
): Promise<void> {
  if (existsSync(backofficeFolder)) await mountBackoffice(app, backofficeFolder);
  if (existsSync(join(siteFolder, 'server/entry.mjs'))) await mountSite(app, siteFolder);
}

/** Treats every URL without its own route as a page of the site. */
export function mountPages(app: FastifyInstance, handler: SiteHandler): void {
  const site = createSite(app, handler);
  answerHitsFirst(app, site.findCached);
  app.get('/*', async (request, reply) => {
    if (apiPaths.test(request.url)) return reply.callNotFound();
    return (await turnAway(request, reply)) ? reply : site.answer(request, reply);
  });
  app.addHook('onListen', () => {
    site.warmUp().catch((error) => app.log.warn({ err: error }, 'the first pages could not be rendered yet'));
  });
}
