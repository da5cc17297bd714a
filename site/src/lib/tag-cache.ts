import type { CacheProviderFactory } from 'astro';

/** Tells whoever keeps the page what it shows, by `Cache-Tag`. Keeping and renewing pages is the host's part. */
const tagCache: CacheProviderFactory = () => ({
  name: 'tags',
  setHeaders: ({ tags = [] }) => new Headers({ 'Cache-Tag': tags.join(',') }),
  invalidate: async () => {},
});

export default tagCache;
