import { formatDateTime } from '@semilla/format';
import type { Locale } from '@semilla/i18n';
import type { Config } from '@semilla/server/kit/config.ts';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import type { OutgoingMail } from '@semilla/server/kit/mail/mail.ts';
import type { KeptMail } from '@semilla/server/kit/mail/mailbox.ts';
import { deskPage as page } from './layout.ts';
import { deskWords } from './words/index.ts';

export function renderMailbox(mails: KeptMail[], locale: Locale): string {
  const t = deskWords[locale].mail;
  if (!mails.length) return page(t.title, `<p>${t.none}</p>`, { locale });
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(to)}</td><td>${escapeHtml(formatDateTime(at))}</td></tr>`,
  );
  return page(
    t.title,
    `<p class="soft">${t.lead}</p>
<div class="card"><table><thead><tr><th>${t.subject}</th><th>${t.to}</th><th>${t.when}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    { locale },
  );
}

const linkIn = /https?:\/\/\S+/g;

const opensOutside = '<head><base target="_top">';

/** HTML that may show itself, and lead out of its frame where somebody presses a link in it. */
export const framed = (title: string, html: string) =>
  `<iframe title="${escapeHtml(title)}" sandbox="allow-top-navigation-by-user-activation" loading="lazy" srcdoc="${escapeHtml(html.replace('<head>', opensOutside))}"></iframe>`;

function headersOf(mail: OutgoingMail, more: Record<string, string>): string {
  const all = { ...more, To: mail.to, Subject: mail.subject, ...mail.headers };
  return Object.entries(all)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
}

/** A mail in all its parts: as it looks, as it reads without HTML, and what its headers say. */
export function mailParts(mail: OutgoingMail, more: Record<string, string>, locale: Locale): string {
  const t = deskWords[locale].mail;
  const text = escapeHtml(mail.text).replace(linkIn, (url) => `<a href="${url}">${url}</a>`);
  return `${framed(t.asHtml, mail.html)}
<h2>${t.asText}</h2><div class="card"><pre>${text}</pre></div>
<h2>${t.headers}</h2><div class="card"><dl>${headersOf(mail, more)}</dl></div>`;
}

type Senders = Pick<Config, 'mailFrom' | 'contactEmail'>;

/** Who a mail is from, and who reads an answer to it. */
export function sendersOf({ mailFrom, contactEmail }: Senders): Record<string, string> {
  return { From: mailFrom, 'Reply-To': contactEmail };
}

export function renderMail(mail: KeptMail, senders: Senders, locale: Locale): string {
  const sentAt = formatDateTime(mail.at);
  const { sent } = deskWords[locale].mail;
  const told = sent.replace('%s', () => mail.to).replace('%s', () => sentAt);
  return page(
    mail.subject,
    `<p class="soft">${escapeHtml(told)}</p>${mailParts(mail, { ...sendersOf(senders), Date: sentAt }, locale)}`,
    { locale },
  );
}
