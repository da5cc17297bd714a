import { createTranslator, type Locale } from '@semilla/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../kit/escape-html.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const style = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { display: grid; min-height: 90vh; place-items: center; margin: 1rem }
main { max-width: 32rem }`;

function pageFor(locale: Locale, brandName: string, seconds: number): string {
  const t = createTranslator(locale);
  const title = t('common.errorPage.tooManyTitle');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(brandName)}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${t('common.errorPage.tooMany', { seconds })}</p><p><a href="">${t('common.actions.retry')}</a></p></main></body></html>`;
}

/** Answers 429 with a page made here, because the limit protects the renderer. */
export function refusePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, seconds }: { locale: Locale; seconds: number },
): FastifyReply {
  const { brandName } = request.server.services.config;
  return reply
    .status(429)
    .headers({
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-language': locale,
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(pageFor(locale, brandName, seconds));
}
