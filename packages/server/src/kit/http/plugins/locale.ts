import { detectLocale, type Locale } from '@semilla/i18n';
import type { FastifyRequest } from 'fastify';

/** The language of an answer. */
export function localeOf(request: FastifyRequest): Locale {
  return detectLocale(undefined, request.headers['accept-language']);
}

/**
 * The language for an address opened by a link: a link cannot send the language chosen on the page, but the cookie
 * does.
 */
export function localeOfLink({ cookies, headers }: FastifyRequest): Locale {
  return detectLocale(cookies.locale, headers['accept-language']);
}
