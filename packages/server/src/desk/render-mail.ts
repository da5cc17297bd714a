import { formatDateTime } from '@semilla/format';
import type { Config } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';
import type { OutgoingMail } from '../integrations/mail/index.ts';
import type { KeptMail } from '../integrations/mail/mailbox.ts';
import { deskPage as page } from './layout.ts';

export function renderMailbox(mails: KeptMail[]): string {
  if (!mails.length) {
    return page(
      'Mailbox',
      '<p>No mail yet. Register on the site, or ask for a new password: what is sent arrives here.</p>',
    );
  }
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(to)}</td><td>${escapeHtml(formatDateTime(at))}</td></tr>`,
  );
  return page(
    'Mailbox',
    `<p class="soft">What the platform has sent, newest first. Nothing leaves this machine.</p>
<div class="card"><table><thead><tr><th>Subject</th><th>To</th><th>When</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
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
export function mailParts(mail: OutgoingMail, more: Record<string, string>): string {
  const text = escapeHtml(mail.text).replace(linkIn, (url) => `<a href="${url}">${url}</a>`);
  return `${framed('As HTML', mail.html)}
<h2>As text</h2><div class="card"><pre>${text}</pre></div>
<h2>Headers</h2><div class="card"><dl>${headersOf(mail, more)}</dl></div>`;
}

type Senders = Pick<Config, 'mailFrom' | 'contactEmail'>;

/** Who a mail is from, and who reads an answer to it. */
export function sendersOf({ mailFrom, contactEmail }: Senders): Record<string, string> {
  return { From: mailFrom, 'Reply-To': contactEmail };
}

export function renderMail(mail: KeptMail, senders: Senders): string {
  const sentAt = formatDateTime(mail.at);
  return page(
    mail.subject,
    `<p class="soft">To ${escapeHtml(mail.to)}, ${escapeHtml(sentAt)}</p>${mailParts(mail, { ...sendersOf(senders), Date: sentAt })}`,
  );
}
