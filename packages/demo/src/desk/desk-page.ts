import { type Locale, localeNames, locales } from '@semilla/i18n';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import { style } from './style.ts';
import { deskWords } from './words/index.ts';

const places = [
  ['/dev', 'desk'],
  ['/dev/mail', 'mailbox'],
  ['/dev/mail/previews', 'mails'],
  ['/dev/identity', 'identity'],
  ['/', 'site'],
  ['/admin/', 'backoffice'],
  ['/v1/docs', 'api'],
] as const;

const flags: Record<Locale, string> = { es: 'ES', en: 'GB' };

function languageSwitch(shown: Locale, address: string): string {
  const links = locales.map(
    (locale) =>
      `<a href="${address}?lang=${locale}" hreflang="${locale}" lang="${locale}"${locale === shown ? ' aria-current="true"' : ''}><img src="/v1/misc/countries/${flags[locale]}/flag.svg" alt="" width="21" height="14">${localeNames[locale]}</a>`,
  );
  return `<nav class="languages" aria-label="${deskWords[shown].language}">${links.join('')}</nav>`;
}

interface Options {
  locale: Locale;
  /** The address to open in the other language, if it is not the current page. */
  address?: string;
  /** A script that the page contains at its end. */
  script?: string;
}

export function deskPage(title: string, body: string, { locale, address = '', script }: Options): string {
  const name = escapeHtml(title);
  const t = deskWords[locale];
  const links = places.map(([path, place]) => `<a href="${path}">${t.places[place]}</a>`).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head>
<body><header><div><strong>${t.demo}</strong><nav aria-label="${t.nav}">${links}</nav>${languageSwitch(locale, address)}</div></header><main><h1>${name}</h1>${body}</main>${script ? `<script>${script}</script>` : ''}</body></html>`;
}
