import type { CacheProviderFactory } from 'astro';

/** Sends the cache tags of a page to the host in the `Cache-Tag` header. The host stores and renews the pages. */
const tagCache: CacheProviderFactory = () => ({
  name: 'tags',
  setHeaders: ({ tags = [] }) => new Headers({ 'Cache-Tag': tags.join(',') }),
  invalidate: async () => {},
});

export default tagCache;
