import { createClient } from '@semilla/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../auth/sessions/find-caller.ts';
import type { StoredPage } from './create-page-store.ts';
import { injectFetch } from './inject-fetch.ts';
import type { PageAddress } from './page-address.ts';
import { platformOf, renderPage, type SiteHandler } from './render-page.ts';

const projectPath = /^\/projects\/[^/?]+\/?(?:\?|$)/;

/**
 * Renders the page of a project that the public may not see, with calls to the API as the caller. The page is for
 * this one answer and is never cached.
 */
export async function renderPrivatePage(
  app: FastifyInstance,
  handler: SiteHandler,
  request: FastifyRequest,
  address: PageAddress,
): Promise<StoredPage | undefined> {
  if (!projectPath.test(address.url)) return undefined;
  const caller = await findCaller(app.services, request);
  if (caller.kind !== 'full') return undefined;
  const api = createClient({ fetch: injectFetch(app, request.headers.cookie) });
  const page = await renderPage(
    { handler, api, now: app.services.now, ...platformOf(app.services.config) },
    address,
  );
  return page.status === 200 ? page : undefined;
}
