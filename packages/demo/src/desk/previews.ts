import type { Locale } from '@semilla/i18n';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import { scopeOfLetter } from '@semilla/server/kit/mail/mail-choices.ts';
import { outgoingMail, queuedMail } from '@semilla/server/kit/mail/outgoing-mail.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { deskPage as page } from './desk-page.ts';
import { type WrittenExample, writeExample, writeExamples } from './mail-examples/index.ts';
import { framed, mailParts, sendersOf } from './render-mail.ts';
import { deskWords } from './words/index.ts';

const recipient = { userId: '01890a5d-ac96-774b-bcce-b302099a8057', email: 'somebody@example.com' };

const pathOf = ({ kind, index }: WrittenExample) => `/dev/mail/previews/${kind}/${index}`;
const nameOf = ({ kind, variant }: WrittenExample) => [kind, variant].filter(Boolean).join(', ');

function captionOf({ mail }: Services, locale: Locale, example: WrittenExample): string {
  const { whether } = deskWords[locale].previews;
  return escapeHtml(`${nameOf(example)}; ${whether[scopeOfLetter(mail.kinds, example.letter) ?? 'always']}`);
}

function card(services: Services, locale: Locale, example: WrittenExample): string {
  const { subject, html } = outgoingMail(
    services.config,
    services.keys,
    services.mail.kinds,
    queuedMail(recipient, example.letter),
  );
  return `<li class="card thumb"><h3><a href="${pathOf(example)}">${escapeHtml(subject)}</a></h3>
<p class="soft">${captionOf(services, locale, example)}</p>${framed(subject, html)}</li>`;
}

/** Renders every mail that the platform can send. */
export function renderPreviews(services: Services, locale: Locale): string {
  const groups = Map.groupBy(writeExamples(locale), ({ kind }) => kind.split('.')[0] ?? '');
  const { title, lead, groups: names } = deskWords[locale].previews;
  const sections = [...groups].map(([name, examples]) => {
    const cards = examples.map((example) => card(services, locale, example));
    return `<h2>${escapeHtml(names[name as keyof typeof names])}</h2><ul class="grid wide">${cards.join('')}</ul>`;
  });
  return page(title, `<p class="soft">${lead}</p>${sections.join('')}`, { locale });
}

export function renderPreview(
  services: Services,
  locale: Locale,
  { kind, index }: { kind: string; index: string },
): string | undefined {
  const example = writeExample(locale, kind, Number(index));
  if (!example) return undefined;
  const { config, keys } = services;
  const mail = outgoingMail(config, keys, services.mail.kinds, queuedMail(recipient, example.letter));
  return page(
    mail.subject,
    `<p class="soft">${captionOf(services, locale, example)}</p>
${mailParts(mail, sendersOf(config), locale)}`,
    { locale },
  );
}
