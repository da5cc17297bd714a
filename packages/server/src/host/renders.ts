import { createClient } from '@semilla/client';
import type { FastifyInstance } from 'fastify';
import { injectFetch } from './inject-fetch.ts';
import { createOwedPages } from './owed-pages.ts';
import type { PageAddress } from './page-address.ts';
import { type Begun, createPageStore, type StoredPage } from './page-store.ts';
import { platformOf, type Renderer, renderPage, type SiteHandler } from './render-page.ts';

interface UnderWay {
  begun: Begun;
  page: Promise<StoredPage>;
}

const renewAfterMs = 20;
const renewPauseMs = 1_000;
const renewedAtOnceMax = 50;

/** Renders pages, and keeps them until what they show changes. */
export function createRenders(app: FastifyInstance, handler: SiteHandler) {
  const { pages, config } = app.services;
  const renderer: Renderer = {
    handler,
    api: createClient({ fetch: injectFetch(app) }),
    ...platformOf(config),
  };
  const store = createPageStore();
  const owed = createOwedPages(renewedAtOnceMax);
  const underWay = new Map<string, UnderWay>();

  function keep({ key }: PageAddress, page: StoredPage, begun: Begun): void {
    const isWorthKeeping = page.status === 200 && page.tags.length > 0;
    if (!isWorthKeeping || (pages.isHearing() && store.put(key, page, begun))) owed.settle(key);
    else owed.add(key);
  }

  function shared({ key }: PageAddress): Promise<StoredPage> | undefined {
    const one = underWay.get(key);
    return one && store.isCurrent(one.begun) && pages.isHearing() ? one.page : undefined;
  }

  function render(address: PageAddress): Promise<StoredPage> {
    const already = shared(address);
    if (already) return already;
    const begun = store.begin();
    const page = renderPage(renderer, address).then((rendered) => {
      keep(address, rendered, begun);
      return rendered;
    });
    const mine: UnderWay = { begun, page };
    underWay.set(address.key, mine);
    const forget = () => void (underWay.get(address.key) === mine && underWay.delete(address.key));
    page.then(forget, forget);
    return page;
  }

  const toRenew = new Map<string, PageAddress>();
  let isRenewing = false;

  function renew(): void {
    const addresses = [...toRenew.values()].slice(-renewedAtOnceMax);
    toRenew.clear();
    for (const address of addresses) if (!store.get(address.key)) render(address).catch(() => {});
    setTimeout(() => {
      isRenewing = false;
      renewInBackground([]);
    }, renewPauseMs).unref();
  }

  // While orders come in by the hundred a page would be old again before it is rendered: so, once in a while.
  function renewInBackground(old: StoredPage[]): void {
    for (const { address } of old.slice(-renewedAtOnceMax)) {
      owed.add(address.key);
      toRenew.set(address.key, address);
    }
    if (isRenewing || !toRenew.size) return;
    isRenewing = true;
    setTimeout(renew, renewAfterMs).unref();
  }

  pages.onChanged((tags) => renewInBackground(store.change(tags)));

  return {
    kept: ({ key }: PageAddress) => store.get(key),
    render,
    /** Whether it is rendered anyway, or would be: asking for it then costs nothing. */
    isUnderWay: (address: PageAddress) => shared(address) !== undefined || owed.has(address.key),
  };
}
