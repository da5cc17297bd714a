import { readFileSync } from 'node:fs';
import {
  type ErrorCode,
  errorCodes,
  fileMegabytesMax,
  openTicketsMax,
  pendingDepositsMax,
  pendingWithdrawalsMax,
} from '@semilla/contract';
import { describeApi } from '@semilla/contract/openapi';
import { type Locale, locales } from '@semilla/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameOf } from '../../auth/cookies.ts';
import type { Config } from '../../kit/config.ts';
import { NotFound } from '../../kit/errors.ts';
import { localeOfLink } from '../../kit/http/plugins/locale.ts';
import { docsWords } from './docs-words.ts';
import { renderErrorCode, renderErrorCodes } from './error-pages.ts';
import { readGuides } from './read-guides.ts';
import { type Description, renderDocs, renderNavigation } from './render-docs.ts';

const pagePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const domainOf = (path: string) => path.split('/')[2] ?? '';

/** The pages about the API in a language. */
function pagesIn(locale: Locale, description: Description, config: Config) {
  const { brandName, publicUrl, requestsPerMinuteMax, fourEyesCents } = config;
  const written = (number: number) => number.toLocaleString(locale, { useGrouping: 'always' });
  const context = { locale, words: docsWords[locale], brandName, origin: publicUrl };
  const guides = readGuides(locale, {
    origin: publicUrl,
    cookie: nameOf('session', config),
    requestsPerMinute: written(requestsPerMinuteMax),
    pendingDeposits: written(pendingDepositsMax),
    pendingWithdrawals: written(pendingWithdrawalsMax),
    openTickets: written(openTicketsMax),
    fileMegabytes: written(fileMegabytesMax),
    secondPerson: written(fourEyesCents / 100),
  });
  const domains = [...new Set(Object.keys(description.paths).map(domainOf))];
  const navigation = renderNavigation(context, guides, domains);
  return {
    docs: renderDocs(context, description, guides, navigation),
    codes: renderErrorCodes(context, navigation),
    code: (code: ErrorCode) => renderErrorCode(context, description, navigation, code),
  };
}

/** Computes the result on the first call and caches it. */
function once<Result>(compute: () => Result): () => Result {
  let computed: { result: Result } | undefined;
  return () => {
    computed ??= { result: compute() };
    return computed.result;
  };
}

const isCode = (text: string): text is ErrorCode => (errorCodes as string[]).includes(text);

function languageOf(request: FastifyRequest<{ Querystring: { language?: string } }>): Locale {
  const { language } = request.query;
  return locales.find((locale) => locale === language) ?? localeOfLink(request);
}

function sendPage(reply: FastifyReply, page: string, locale: Locale): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy)
    .header('content-language', locale)
    .header('cache-control', 'private, max-age=300')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Serves the description of the API, generated from the contract: `/v1/openapi.json` for programs, `/v1/docs` for
 * people.
 */
export async function registerApiDescription(app: FastifyInstance): Promise<void> {
  const { config } = app.services;
  // Generated on the first request, because it takes a quarter of a second and would delay every start.
  const description = once(() =>
    describeApi({
      title: `${config.brandName} API`,
      url: config.publicUrl,
      cookieName: nameOf('session', config),
    }),
  );
  const pages = once(
    () =>
      Object.fromEntries(
        locales.map((locale) => [locale, pagesIn(locale, description() as unknown as Description, config)]),
      ) as Record<Locale, ReturnType<typeof pagesIn>>,
  );
  const script = readFileSync(new URL('try-call.js', import.meta.url), 'utf8');

  app.get('/v1/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(description()),
  );
  app.get<{ Querystring: { language?: string } }>('/v1/docs', async (request, reply) => {
    const locale = languageOf(request);
    return sendPage(reply, pages()[locale].docs, locale);
  });
  app.get<{ Querystring: { language?: string } }>('/v1/docs/errors', async (request, reply) => {
    const locale = languageOf(request);
    return sendPage(reply, pages()[locale].codes, locale);
  });
  app.get<{ Params: { code: string }; Querystring: { language?: string } }>(
    '/v1/docs/errors/:code',
    async (request, reply) => {
      const { code } = request.params;
      if (!isCode(code)) throw new NotFound();
      const locale = languageOf(request);
      return sendPage(reply, pages()[locale].code(code), locale);
    },
  );
  app.get('/v1/docs/try-call.js', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/javascript; charset=utf-8').send(script),
  );
}
