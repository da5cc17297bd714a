import { formatDateTime } from '@semilla/format';
import type { Locale } from '@semilla/i18n';
import type { Config } from '@semilla/server/kit/config.ts';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import type { OutgoingMail } from '@semilla/server/kit/mail/mail.ts';
import type { StoredMail } from '@semilla/server/kit/mail/mailbox.ts';
import { deskPage as page } from './desk-page.ts';
import { deskWords } from './words/index.ts';

export function renderMailbox(mails: StoredMail[], locale: Locale): string {
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

/** A sandboxed frame for HTML; links that a user clicks open outside the frame. */
export const framed = (title: string, html: string) =>
  `<iframe title="${escapeHtml(title)}" sandbox="allow-top-navigation-by-user-activation" loading="lazy" srcdoc="${escapeHtml(html.replace('<head>', opensOutside))}"></iframe>`;

function headersOf(mail: OutgoingMail, extraHeaders: Record<string, string>): string {
  const all = { ...extraHeaders, To: mail.to, Subject: mail.subject, ...mail.headers };
  return Object.entries(all)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
}

/** Renders a mail as HTML, as text, and with its headers. */
export function mailParts(mail: OutgoingMail, extraHeaders: Record<string, string>, locale: Locale): string {
  const t = deskWords[locale].mail;
  const text = escapeHtml(mail.text).replace(linkIn, (url) => `<a href="${url}">${url}</a>`);
  return `${framed(t.asHtml, mail.html)}
<h2>${t.asText}</h2><div class="card"><pre>${text}</pre></div>
<h2>${t.headers}</h2><div class="card"><dl>${headersOf(mail, extraHeaders)}</dl></div>`;
}

type Senders = Pick<Config, 'mailFrom' | 'contactEmail'>;

/** The sender and the reply address of a mail. */
export function sendersOf({ mailFrom, contactEmail }: Senders): Record<string, string> {
  return { From: mailFrom, 'Reply-To': contactEmail };
}

export function renderMail(mail: StoredMail, senders: Senders, locale: Locale): string {
  const sentAt = formatDateTime(mail.at);
  const { sent } = deskWords[locale].mail;
  const caption = sent.replace('%s', () => mail.to).replace('%s', () => sentAt);
  return page(
    mail.subject,
    `<p class="soft">${escapeHtml(caption)}</p>${mailParts(mail, { ...sendersOf(senders), Date: sentAt }, locale)}`,
    { locale },
  );
}
