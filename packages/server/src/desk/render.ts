import type { Role } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { escapeHtml } from '../escape-html.ts';
import type { KeptMail } from '../integrations/mail/mailbox.ts';

export interface AccountWithCode {
  name: string;
  surname: string | null;
  email: string;
  role: Role;
  code: string;
}

/** Roles in the words of the README. */
const roleNames: Record<Role, string> = { admin: 'administrator', operator: 'manager', user: 'investor' };

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#16211e;--soft:#51605b;--line:#d9ddd4;--card:#fff;--green:#0f5c4a}
@media(prefers-color-scheme:dark){:root{--paper:#101715;--ink:#eef1ec;--soft:#a6b3ad;--line:#2b3733;--card:#17211e;--green:#6fcbb0}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:28px 20px 80px}
nav a{margin-right:14px}a{color:var(--green)}a:focus-visible{outline:3px solid var(--green);outline-offset:2px}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px;margin:16px 0;overflow-x:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 14px 8px 0;border-bottom:1px solid var(--line)}
code{font:600 18px/1.4 ui-monospace,monospace;letter-spacing:.06em}.soft{color:var(--soft)}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:12px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:640px){thead{position:absolute;clip-path:inset(50%)}tr,td{display:block}tr{padding:10px 0;border-bottom:1px solid var(--line)}td{padding:0;border:0;overflow-wrap:anywhere}}`;

function page(title: string, body: string, refreshSeconds?: number): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><nav aria-label="Desk"><a href="/dev">Desk</a><a href="/dev/mail">Mailbox</a><a href="/">Site</a><a href="/admin/">Backoffice</a><a href="/v1/docs">API</a></nav>${body}</main></body></html>`;
}

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
    secondsLeft + 1,
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
