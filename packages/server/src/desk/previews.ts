import { type Locale, localeNames, locales } from '@semilla/i18n';
import { escapeHtml } from '../escape-html.ts';
import { outgoingMail } from '../integrations/mail/index.ts';
import { mailKinds } from '../integrations/mail/kinds.ts';
import type { Services } from '../services.ts';
import { deskPage as page } from './layout.ts';
import { type WrittenExample, writeExamples } from './mail-examples/index.ts';
import { framed, mailParts, sendersOf } from './render-mail.ts';

const somebody = { userId: '01890a5d-ac96-774b-bcce-b302099a8057', email: 'somebody@example.com' };

const groupNames: Record<string, string> = {
  auth: 'Signing in',
  account: 'The account and who one is',
  payment: 'Bank accounts',
  wallet: 'Money',
  support: 'Tickets',
};

const whether = {
  general: 'unless general notices are off',
  ticket: 'unless ticket notices are off',
  always: 'always sent',
};

const pathOf = ({ kind, index }: WrittenExample) => `/dev/mail/previews/${kind}/${index}`;
const nameOf = ({ kind, variant }: WrittenExample) => [kind, variant].filter(Boolean).join(', ');

function languageLinks(path: string, shown: Locale): string {
  const links = locales.map((locale) =>
    locale === shown
      ? `<strong>${localeNames[locale]}</strong>`
      : `<a href="${path}?lang=${locale}" hreflang="${locale}">${localeNames[locale]}</a>`,
  );
  return `<p>${links.join(' · ')}</p>`;
}

function card(services: Services, locale: Locale, example: WrittenExample): string {
  const { subject, html } = outgoingMail(services.config, services.keys, somebody, example.letter);
  return `<li class="card thumb"><h3><a href="${pathOf(example)}?lang=${locale}">${escapeHtml(subject)}</a></h3>
<p class="soft">${escapeHtml(nameOf(example))}; ${whether[mailKinds[example.kind] ?? 'always']}</p>${framed(subject, html)}</li>`;
}

/** Every mail the platform can send, as it looks. */
export function renderPreviews(services: Services, locale: Locale): string {
  const groups = Map.groupBy(writeExamples(locale), ({ kind }) => kind.split('.')[0] ?? '');
  const sections = [...groups].map(([name, examples]) => {
    const cards = examples.map((example) => card(services, locale, example));
    return `<h2>${escapeHtml(groupNames[name] ?? name)}</h2><ul class="grid wide">${cards.join('')}</ul>`;
  });
  return page(
    'Every mail',
    `<p class="soft">What the platform writes to people, with made-up names and amounts. A mail follows the light or dark theme of whoever reads it; these follow yours.</p>
${languageLinks('/dev/mail/previews', locale)}${sections.join('')}`,
  );
}

export function renderPreview(
  services: Services,
  locale: Locale,
  { kind, index }: { kind: string; index: string },
): string | undefined {
  const example = writeExamples(locale).find((one) => one.kind === kind && String(one.index) === index);
  if (!example) return undefined;
  const { config, keys } = services;
  const mail = outgoingMail(config, keys, somebody, example.letter);
  return page(
    mail.subject,
    `<p class="soft">${escapeHtml(nameOf(example))}; ${whether[mailKinds[example.kind] ?? 'always']}</p>
${languageLinks(pathOf(example), locale)}${mailParts(mail, sendersOf(config))}`,
  );
}
