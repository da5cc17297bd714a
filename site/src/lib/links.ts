import type { Locale } from '@semilla/i18n';

export type Href = (path: string) => string;

/**
 * Returns a function that adds the page's language to links, as in `/?lang=en`, for crawlers and browsers
 * without JavaScript.
 */
export function withLanguage(locale: Locale | undefined): Href {
  if (!locale) return (path) => path;
  return (path) => {
    const [withoutHash = '', hash] = path.split('#');
    const joined = `${withoutHash}${withoutHash.includes('?') ? '&' : '?'}lang=${locale}`;
    return hash === undefined ? joined : `${joined}#${hash}`;
  };
}

/** The same page in another language, with the same query parameters. */
export function inLanguage(url: URL, locale: Locale): string {
  const search = new URLSearchParams(url.search);
  search.set('lang', locale);
  return `${url.pathname}?${search}`;
}

/** The canonical address of a page for search engines. The Spanish address has no language parameter. */
export function canonicalPath(path: string, locale: Locale): string {
  return locale === 'es' ? path : withLanguage(locale)(path);
}
