import { v1 } from '@semilla/contract';
import { detectLocale, type Locale } from '@semilla/i18n';

// Nothing else in an address changes what a page shows, so nothing else tells two pages apart.
const meaningful = new Set(['lang', ...Object.keys(v1.projects.find.query.shape)]);
const searchCharactersMax = 500;

export interface PageAddress {
  /** What tells this page, in this language, from all others. */
  key: string;
  /** The address that the renderer gets. */
  url: string;
  locale: Locale;
}

/** What decides about a page: its path, the part of its query that means something, and the language. */
export function pageAddress(
  url: string,
  asked: { localeCookie?: string | undefined; acceptLanguage?: string | undefined },
): PageAddress {
  const [path = '/', search = ''] = url.split('?', 2);
  const given = [...new URLSearchParams(search.slice(0, searchCharactersMax))];
  const query = new URLSearchParams(given.filter(([name]) => meaningful.has(name)));
  query.sort();
  const locale = detectLocale(query.get('lang') ?? asked.localeCookie, asked.acceptLanguage);
  const wanted = query.size ? `?${query}` : '';
  const bare = path === '/' ? path : path.replace(/\/+$/, '');
  return { key: `${locale} ${bare}${wanted}`, url: `${path}${wanted}`, locale };
}
