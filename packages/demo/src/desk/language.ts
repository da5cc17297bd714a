import { isLocale } from '@semilla/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const yearSeconds = 31_536_000;

/** Keeps the language that a link of the switch asks for where the site keeps it, and speaks it at once. */
export function keepLanguage(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { lang } = (request as FastifyRequest<{ Querystring: { lang?: unknown } }>).query;
    if (!isLocale(lang)) return;
    request.cookies.locale = lang;
    reply.setCookie('locale', lang, { path: '/', maxAge: yearSeconds, sameSite: 'lax' });
  });
}
