import type { Locale } from '@semilla/i18n';

export type Href = (path: string) => string;

/** Links that keep the language of an address such as `/?lang=en`, for crawlers and browsers without JavaScript. */
export function withLanguage(locale: Locale | undefined): Href {
  if (!locale) return (path) => path;
  return (path) => {
    const [withoutHash = '', hash] = path.split('#');
    const joined = `${withoutHash}${withoutHash.includes('?') ? '&' : '?'}lang=${locale}`;
    return hash === undefined ? joined : `${joined}#${hash}`;
  };
}

/** The same page with its filters, in another language. */
export function inLanguage(url: URL, locale: Locale): string {
  const search = new URLSearchParams(url.search);
  search.set('lang', locale);
  return `${url.pathname}?${search}`;
}

/** The one address of a page for search engines: Spanish is the one that names no language. */
export function canonicalPath(path: string, locale: Locale): string {
  return locale === 'es' ? path : withLanguage(locale)(path);
}
