import { isLocale } from '@semilla/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const yearSeconds = 31_536_000;

/** Stores the language chosen by a link in the site's cookie, and applies it to the current request. */
export function rememberLanguage(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { lang } = (request as FastifyRequest<{ Querystring: { lang?: unknown } }>).query;
    if (!isLocale(lang)) return;
    request.cookies.locale = lang;
    reply.setCookie('locale', lang, { path: '/', maxAge: yearSeconds, sameSite: 'lax' });
  });
}
