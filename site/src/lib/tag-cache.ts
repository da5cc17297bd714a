import type { CacheProviderFactory } from 'astro';

/** Sends the tags of a page's data to the host by `Cache-Tag`. Caching and renewing pages is the host's job. */
const tagCache: CacheProviderFactory = () => ({
  name: 'tags',
  setHeaders: ({ tags = [] }) => new Headers({ 'Cache-Tag': tags.join(',') }),
  invalidate: async () => {},
});

export default tagCache;
