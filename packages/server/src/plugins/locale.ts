import { detectLocale, type Locale } from '@semilla/i18n';
import type { FastifyRequest } from 'fastify';

/** The language that an answer is to speak. */
export function localeOf(request: FastifyRequest): Locale {
  return detectLocale(undefined, request.headers['accept-language']);
}
