import { createTranslator, type Locale } from '@semilla/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../kit/escape-html.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const style = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { display: grid; min-height: 90vh; place-items: center; margin: 1rem }
main { max-width: 32rem }`;

/** 429: too many pages from one address. 503: the database is unavailable or the platform busy. */
const refusals = {
  429: { title: 'common.errorPage.tooManyTitle', text: 'common.errorPage.tooMany' },
  503: { title: 'common.errorPage.busyTitle', text: 'common.errorPage.busy' },
} as const;

export interface RefusedPage {
  status: keyof typeof refusals;
  locale: Locale;
  /** How long to wait before the next try. */
  seconds: number;
}

function pageFor({ status, locale, seconds }: RefusedPage, brandName: string): string {
  const t = createTranslator(locale);
  const title = t(refusals[status].title);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(brandName)}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${t(refusals[status].text, { seconds })}</p><p><a href="">${t('common.actions.retry')}</a></p></main></body></html>`;
}

/**
 * Answers with a page that is built without the renderer, because a limit protects the renderer or it cannot
 * render.
 */
export function refusePage(request: FastifyRequest, reply: FastifyReply, refused: RefusedPage): FastifyReply {
  const { brandName } = request.server.services.config;
  return reply
    .status(refused.status)
    .headers({
      'retry-after': String(refused.seconds),
      'cache-control': 'no-store',
      'content-language': refused.locale,
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(pageFor(refused, brandName));
}
