import { createClient } from '@semilla/contract/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { injectFetch } from './inject-fetch.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { type Begun, createPageStore, type StoredPage } from './page-store.ts';
import { type Renderer, renderPage, type SiteHandler } from './render-page.ts';
import { servePage } from './serve-page.ts';

interface UnderWay {
  begun: Begun;
  page: Promise<StoredPage>;
}

const firstPaths = ['/', '/projects/'];
const renewAfterMs = 20;
const renewedAtOnceMax = 50;

/** Pages that are rendered once and kept until what they show changes. */
export function createSite(app: FastifyInstance, handler: SiteHandler) {
  const renderer: Renderer = {
    handler,
    api: createClient({ fetch: injectFetch(app) }),
    publicUrl: app.services.config.publicUrl,
  };
  const store = createPageStore();
  const { pages } = app.services;
  const underWay = new Map<string, UnderWay>();

  function render(address: PageAddress): Promise<StoredPage> {
    const shared = underWay.get(address.key);
    if (shared && store.isCurrent(shared.begun) && pages.isHearing()) return shared.page;
    const begun = store.begin();
    const page = renderPage(renderer, address).then((rendered) => {
      const isKept = rendered.status === 200 && rendered.tags.length > 0 && pages.isHearing();
      if (isKept) store.put(address.key, rendered, begun);
      return rendered;
    });
    const mine: UnderWay = { begun, page };
    underWay.set(address.key, mine);
    const forget = () => void (underWay.get(address.key) === mine && underWay.delete(address.key));
    page.then(forget, forget);
    return page;
  }

  function renewInBackground(old: StoredPage[]): void {
    const wanted = old.slice(-renewedAtOnceMax).map(({ address }) => address);
    setTimeout(() => {
      for (const address of wanted) if (!store.get(address.key)) render(address).catch(() => {});
    }, renewAfterMs).unref();
  }

  pages.onChanged((tags) => renewInBackground(store.change(tags)));

  return {
    async answer(request: FastifyRequest, reply: Parameters<typeof servePage>[1]) {
      const { cookies, headers, url } = request;
      const address = pageAddress(url, {
        localeCookie: cookies.locale,
        acceptLanguage: headers['accept-language'],
      });
      const kept = store.get(address.key);
      app.metrics.pageAnswers.inc({ cache: kept ? 'hit' : 'miss' });
      if (kept) return servePage(request, reply, kept, 'hit');
      return servePage(request, reply, await render(address), 'miss');
    },

    /** Renders what most visitors open first, so that not even the first of them waits. */
    async warmUp(): Promise<void> {
      for (const path of firstPaths) {
        for (const locale of ['es', 'en']) await render(pageAddress(path, { acceptLanguage: locale }));
      }
    },
  };
}
