import type { Role } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { escapeHtml } from '../escape-html.ts';
import type { KeptMail } from '../integrations/mail/mailbox.ts';
import { deskPage as page } from './layout.ts';

export interface AccountWithCode {
  name: string;
  surname: string | null;
  email: string;
  role: Role;
  code: string;
}

/** Roles in the words of the README. */
const roleNames: Record<Role, string> = { admin: 'administrator', operator: 'manager', user: 'investor' };

export function renderDesk({
  accounts,
  secondsLeft,
}: {
  accounts: AccountWithCode[];
  secondsLeft: number;
}): string {
  const rows = accounts.map(
    ({ name, surname, email, role, code }) =>
      `<tr><td>${escapeHtml([name, surname].filter(Boolean).join(' '))}</td><td>${escapeHtml(email)}</td><td>${roleNames[role]}</td><td><code>${code}</code></td></tr>`,
  );
  return page(
    'Development desk',
    `<div class="card"><h2>One-time codes</h2><p class="soft">The accounts of the demo have the password <strong>Semilla#2026</strong>. These codes change in ${secondsLeft} s; each works once.</p>
<table><thead><tr><th>Who</th><th>E-mail</th><th>Role</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    { refreshSeconds: secondsLeft + 1 },
  );
}

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
    `<div class="card"><table><thead><tr><th>Subject</th><th>To</th><th>When</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  );
}

const linkIn = /https?:\/\/\S+/g;

export function renderMail(mail: KeptMail): string {
  const text = escapeHtml(mail.text).replace(linkIn, (url) => `<a href="${url}">${url}</a>`);
  return page(
    mail.subject,
    `<p class="soft">To ${escapeHtml(mail.to)}, ${escapeHtml(formatDateTime(mail.at))}</p>
<div class="card"><pre>${text}</pre></div><iframe title="As HTML" sandbox srcdoc="${escapeHtml(mail.html)}"></iframe>`,
  );
}
