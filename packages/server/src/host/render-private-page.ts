import { createClient } from '@semilla/client';
import { may } from '@semilla/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../auth/sessions/find-caller.ts';
import { type Caller, roleOf } from '../kit/http/caller.ts';
import type { StoredPage } from './create-page-store.ts';
import { injectFetch } from './inject-fetch.ts';
import type { PageAddress } from './page-address.ts';
import { platformOf, renderPage, type SiteHandler } from './render-page.ts';

const projectPath = /^\/projects\/[^/?]+\/?(?:\?|$)/;
const personalPath = /^\/(?:investments|user\/inbox(?:\/mails)?)\/?(?:\?|$)/;
const homePath = /^\/(?:\?|$)/;

/** Whether a page shows data of its caller, so it must be rendered for each caller. */
export const isPersonal = ({ url }: PageAddress): boolean => personalPath.test(url);

/** Whether it is the home page, which shows investors their portfolio and everyone else the platform. */
export const isHome = ({ url }: PageAddress): boolean => homePath.test(url);

const isInvestor = (caller: Caller) => may('orders.place', roleOf(caller));

/** Renders a page as its caller sees it, for this answer only. Undefined without a complete session. */
export async function renderForCaller(
  app: FastifyInstance,
  handler: SiteHandler,
  request: FastifyRequest,
  address: PageAddress,
  caller: Caller,
): Promise<StoredPage | undefined> {
  if (caller.kind !== 'full') return undefined;
  const api = createClient({ fetch: injectFetch(app, request.headers.cookie) });
  return renderPage(
    {
      handler,
      api,
      now: app.services.now,
      isPersonal: isPersonal(address) || isHome(address),
      ...platformOf(app.services.config),
    },
    address,
  );
}

/** Renders the home page of an investor. Undefined for other callers. */
export async function renderOwnHome(
  app: FastifyInstance,
  handler: SiteHandler,
  request: FastifyRequest,
  address: PageAddress,
  caller: Caller,
): Promise<StoredPage | undefined> {
  if (!isInvestor(caller)) return undefined;
  const page = await renderForCaller(app, handler, request, address, caller);
  return page?.status === 200 ? page : undefined;
}

/** Renders the page of a private project. The page is never cached. */
export async function renderPrivatePage(
  app: FastifyInstance,
  handler: SiteHandler,
  request: FastifyRequest,
  address: PageAddress,
): Promise<StoredPage | undefined> {
  if (!projectPath.test(address.url)) return undefined;
  const caller = await findCaller(app.services, request);
  const page = await renderForCaller(app, handler, request, address, caller);
  return page?.status === 200 ? page : undefined;
}
