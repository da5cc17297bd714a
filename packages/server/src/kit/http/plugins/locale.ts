import { detectLocale, type Locale } from '@semilla/i18n';
import type { FastifyRequest } from 'fastify';

export function localeOf(request: FastifyRequest): Locale {
  return detectLocale(undefined, request.headers['accept-language']);
}

/**
 * The language for a request made by following a link. A link cannot send a header with the chosen language, so the
 * cookie decides.
 */
export function localeOfLink({ cookies, headers }: FastifyRequest): Locale {
  return detectLocale(cookies.locale, headers['accept-language']);
}
