import { createClient } from '@semilla/client';
import type { FastifyInstance } from 'fastify';
import type { Pages } from '../kit/pages/pages.ts';
import { type Begun, createPageStore, type StoredPage } from './create-page-store.ts';
import { createPendingRenders } from './create-pending-renders.ts';
import { injectFetch } from './inject-fetch.ts';
import type { PageAddress } from './page-address.ts';
import { platformOf, type Renderer, renderPage, type SiteHandler } from './render-page.ts';
import { renewPages } from './renew-pages.ts';

interface UnderWay {
  begun: Begun;
  page: Promise<StoredPage>;
}

/** How many of the pages that a change made stale are rendered again without being asked for. */
const renewedMax = 50;

/** Keeps pages that are dropped because the database is unavailable, until it is back. */
function createLastKnown(pages: Pages) {
  const old = new Map<string, StoredPage>();
  return {
    keep(dropped: StoredPage[]): void {
      if (pages.isHearing()) old.clear();
      else for (const page of dropped) old.set(page.address.key, page);
    },
    find: ({ key }: PageAddress) => (pages.isHearing() ? undefined : old.get(key)),
  };
}

/** Renders pages and caches them until their data changes. */
export function createRenders(app: FastifyInstance, handler: SiteHandler) {
  const { pages, config } = app.services;
  const renderer: Renderer = {
    handler,
    api: createClient({ fetch: injectFetch(app) }),
    now: app.services.now,
    ...platformOf(config),
  };
  const pageStore = createPageStore();
  const owed = createPendingRenders(renewedMax);
  const underWay = new Map<string, UnderWay>();
  const lastKnown = createLastKnown(pages);

  function store({ key }: PageAddress, page: StoredPage, begun: Begun): void {
    const isWorthKeeping = page.status === 200 && page.tags.length > 0;
    if (!isWorthKeeping || (pages.isHearing() && pageStore.put(key, page, begun))) owed.settle(key);
    else owed.add(key);
  }

  function findRunning({ key }: PageAddress): Promise<StoredPage> | undefined {
    const running = underWay.get(key);
    return running && pageStore.isCurrent(running.begun) && pages.isHearing() ? running.page : undefined;
  }

  const isRunning = (address: PageAddress) => findRunning(address) !== undefined;

  function render(address: PageAddress): Promise<StoredPage> {
    const running = findRunning(address);
    if (running) return running;
    const begun = pageStore.begin();
    const page = renderPage(renderer, address).then((rendered) => {
      store(address, rendered, begun);
      return rendered;
    });
    const started: UnderWay = { begun, page };
    underWay.set(address.key, started);
    const remove = () => void (underWay.get(address.key) === started && underWay.delete(address.key));
    page.then(remove, remove);
    return page;
  }

  const renew = renewPages({
    render,
    isKept: ({ key }) => pageStore.get(key) !== undefined,
    pagesMax: renewedMax,
  });

  pages.onChanged((tags) => {
    const old = pageStore.change(tags);
    lastKnown.keep(old);
    const dropped = old.slice(-renewedMax).map(({ address }) => address);
    for (const { key } of dropped) owed.add(key);
    renew(dropped);
  });

  return {
    kept: ({ key }: PageAddress) => pageStore.get(key),
    /** The page from before the database became unavailable; undefined while the database is available. */
    lastKnown: lastKnown.find,
    render,
    /** Whether the page is being rendered: then another request shares the result. */
    isRunning,
    /** Whether the page is being rendered or will be anyway: then a request costs nothing extra. */
    isUnderWay: (address: PageAddress) => isRunning(address) || owed.has(address.key),
  };
}
