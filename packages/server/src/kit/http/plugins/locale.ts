import { detectLocale, type Locale } from '@semilla/i18n';
import type { FastifyRequest } from 'fastify';

/** The language that an answer is to speak. */
export function localeOf(request: FastifyRequest): Locale {
  return detectLocale(undefined, request.headers['accept-language']);
}

/** The same for what is opened by a link, for which a page cannot say which language was chosen on it; the cookie does. */
export function localeOfLink({ cookies, headers }: FastifyRequest): Locale {
  return detectLocale(cookies.locale, headers['accept-language']);
}
