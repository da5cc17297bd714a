import type { PageTag } from '../kit/pages/pages.ts';
import type { PageAddress } from './page-address.ts';

/** A rendered page, ready to be sent. */
export interface StoredPage {
  /** What it was rendered for, so that it can be rendered again. */
  address: PageAddress;
  status: number;
  headers: Record<string, string>;
  etag: string;
  tags: readonly PageTag[];
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

const bytesMax = 96 * 1024 * 1024;
const sizeOf = ({ bodies }: StoredPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length;

/** A render that has begun; what it shows may become old before it ends. */
export interface Begun {
  at: number;
}

/**
 * Keeps rendered pages in memory until what they show changes. Between a change and the next request nothing old may be
 * served, so a page whose rendering began before one of its tags changed is not kept.
 */
export function createPageStore() {
  const pages = new Map<string, StoredPage>();
  const changedAt = new Map<PageTag, number>();
  // Not the time of day but the number of changes so far, so that order is never in doubt.
  let changes = 0;
  let bytes = 0;

  function drop(key: string): void {
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
      // The most recently used stand last; the first make room.
      pages.delete(key);
      pages.set(key, page);
      return page;
    },

    begin: (): Begun => ({ at: changes }),

    /** Whether nothing at all has changed since: only then may a request share a render that is under way. */
    isCurrent: (begun: Begun): boolean => begun.at === changes,

    /** Whether it is kept; one that is older than a change is not. */
    put(key: string, page: StoredPage, begun: Begun): boolean {
      if (isOlderThanChange(page.tags, begun)) return false;
      drop(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= bytesMax) break;
        drop(oldest);
      }
      return true;
    },

    /** Forgets what shows any of these, and gives it back: the page used last stands last. */
    change(tags: readonly PageTag[]): StoredPage[] {
      changes += 1;
      for (const tag of tags) changedAt.set(tag, changes);
      const all = tags.includes('*');
      const old = [...pages].filter(([, page]) => all || page.tags.some((tag) => tags.includes(tag)));
      for (const [key] of old) drop(key);
      return old.map(([, page]) => page);
    },

    get size() {
      return pages.size;
    },
  };
}
