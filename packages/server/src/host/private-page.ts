import { createClient } from '@semilla/contract/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../auth/sessions/find-caller.ts';
import { injectFetch } from './inject-fetch.ts';
import type { PageAddress } from './page-address.ts';
import type { StoredPage } from './page-store.ts';
import { platformOf, renderPage, type SiteHandler } from './render-page.ts';

const projectPath = /^\/projects\/[^/?]+\/?(?:\?|$)/;

/**
 * The page of a project that the public may not see, as whoever asks may: made by the same code, with what the API tells
 * them, for this one answer. It goes past everything that keeps pages.
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
  const page = await renderPage({ handler, api, ...platformOf(app.services.config) }, address);
  return page.status === 200 ? page : undefined;
}
