import { v1 } from '@semilla/contract';
import { detectLocale, type Locale } from '@semilla/i18n';

// The only query parameters that change what a page shows.
const meaningful = new Set([
  'lang',
  ...Object.keys(v1.inboxMessages.find.query.shape),
  ...Object.keys(v1.projects.find.query.shape),
]);
const searchCharactersMax = 500;

export interface PageAddress {
  /** Identifies the page and language in the cache. */
  key: string;
  /** The URL that the renderer gets. */
  url: string;
  locale: Locale;
}

function meaningfulIn(search: string): URLSearchParams {
  const parameters = [...new URLSearchParams(search.slice(0, searchCharactersMax))];
  const query = new URLSearchParams(parameters.filter(([name]) => meaningful.has(name)));
  query.sort();
  return query;
}

/** Which page a request is for: its path, the relevant part of the query, and the language. */
export function pageAddress(
  url: string,
  preferences: { localeCookie?: string | undefined; acceptLanguage?: string | undefined },
): PageAddress {
  const [path = '/', search] = url.split('?', 2);
  const query = search ? meaningfulIn(search) : undefined;
  const locale = detectLocale(query?.get('lang') ?? preferences.localeCookie, preferences.acceptLanguage);
  const queryText = query?.size ? `?${query}` : '';
  const barePath = path === '/' ? path : path.replace(/\/+$/, '');
  return { key: `${locale} ${barePath}${queryText}`, url: `${path}${queryText}`, locale };
}
