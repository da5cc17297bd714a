import type { PageTag } from '../kit/pages/pages.ts';
import type { PageAddress } from './page-address.ts';

/** A rendered page, ready to be sent. */
export interface StoredPage {
  /** Needed to render the page again. */
  address: PageAddress;
  status: number;
  /** Whether the API refused data of the page because the database is unavailable or busy. */
  isUnavailable?: boolean;
  headers: Record<string, string>;
  etag: string;
  renderedAt: Date;
  tags: readonly PageTag[];
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

const bytesMax = 96 * 1024 * 1024;
const sizeOf = ({ bodies }: StoredPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length;

/** The start of a render. Its data may change before it ends. */
export interface Begun {
  at: number;
}

/**
 * Caches rendered pages in memory until their data changes. No stale page may be served after a change, so a page is
 * not stored if one of its tags changed after its rendering began.
 */
export function createPageStore() {
  const pages = new Map<string, StoredPage>();
  const changedAt = new Map<PageTag, number>();
  // Counts changes instead of using the time, so their order is certain.
  let changes = 0;
  let bytes = 0;

  function deletePage(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  function isOlderThanChange(tags: readonly PageTag[], begun: Begun): boolean {
    return ['*', ...tags].some((tag) => (changedAt.get(tag) ?? 0) > begun.at);
  }

  return {
    get(key: string): StoredPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      // A Map keeps its order: the most recently used page comes last, and the first is deleted to make room.
      pages.delete(key);
      pages.set(key, page);
      return page;
    },

    begin: (): Begun => ({ at: changes }),

    /** Whether nothing has changed since the start. Only then may a request share a render in progress. */
    isCurrent: (begun: Begun): boolean => begun.at === changes,

    /** Stores a page and returns true, unless it is older than a change. */
    put(key: string, page: StoredPage, begun: Begun): boolean {
      if (isOlderThanChange(page.tags, begun)) return false;
      deletePage(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= bytesMax) break;
        deletePage(oldest);
      }
      return true;
    },

    /** Deletes the pages that show any of these tags and returns them, the most recently used last. */
    change(tags: readonly PageTag[]): StoredPage[] {
      changes += 1;
      for (const tag of tags) changedAt.set(tag, changes);
      const all = tags.includes('*');
      const old = [...pages].filter(([, page]) => all || page.tags.some((tag) => tags.includes(tag)));
      for (const [key] of old) deletePage(key);
      return old.map(([, page]) => page);
    },

    get size() {
      return pages.size;
    },
  };
}
