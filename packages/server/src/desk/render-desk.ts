import type { Role } from '@semilla/contract';
import { escapeHtml } from '../escape-html.ts';
import type { DeskAccount } from './accounts.ts';
import { deskPage as page } from './layout.ts';

/** Roles in the words of the README. */
const roleNames: Record<Role, string> = { admin: 'administrator', operator: 'manager', user: 'investor' };

const nameOf = ({ name, surname }: DeskAccount) => [name, surname].filter(Boolean).join(' ');

function initialsOf(account: DeskAccount): string {
  const words = nameOf(account).split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0] ?? '').join('');
}

function accountCard(account: DeskAccount): string {
  const { userId, email, role, about, code } = account;
  return `<li class="card"><div class="who"><span class="face" aria-hidden="true">${escapeHtml(initialsOf(account))}</span><div><h3>${escapeHtml(nameOf(account))}</h3><p class="soft">${escapeHtml(email)}</p></div></div>
<span class="chip ${role}">${roleNames[role]}</span>${about && `<p>${escapeHtml(about)}</p>`}${code ? `<p class="soft">Code <code>${code}</code></p>` : ''}
<form method="post" action="/dev/sign-in"><input type="hidden" name="userId" value="${userId}"><button type="submit">Sign in as ${escapeHtml(nameOf(account))}</button></form></li>`;
}

const cards = (accounts: DeskAccount[]) => `<ul class="grid">${accounts.map(accountCard).join('')}</ul>`;

const places = [
  ['/', 'Site', 'What visitors and investors see'],
  ['/admin/', 'Backoffice', 'For managers and administrators'],
  ['/v1/docs', 'API', 'Every call, with examples'],
  ['/dev/mail', 'Mailbox', 'Every mail that was sent'],
  ['/dev/mail/previews', 'Every mail', 'What could be sent, in both languages'],
  ['/dev/identity', 'Identity simulator', 'Decides on identities as a provider would'],
];

const placeCards = places
  .map(
    ([path, name, about]) =>
      `<a class="card place" href="${path}"><h3>${name}</h3><p class="soft">${about}</p></a>`,
  )
  .join('');

const steps = [
  'Sign in as <strong>Lucía Ferrer Soler</strong>, the investor: open <a href="/projects/">a project that is open</a> and invest. Her balance changes at once, and a mail arrives in the <a href="/dev/mail">mailbox</a>.',
  'As Lucía, ask in <a href="/user/profile?tab=wallet">her wallet</a> for money to be added; it waits for an administrator.',
  'Come back here and sign in as <strong>Elena Vidal Rueda</strong>, the administrator: approve it under <a href="/admin/wallet/">wallets</a> with any PDF or picture as its proof. From 10.000 € on, what one administrator enters another approves.',
  'As <strong>Marcos Iglesias Duarte</strong>, the manager, see only the customers and projects that are his, and answer <a href="/admin/ticket/">a ticket</a>.',
  'Sign in as whoever is not verified, start the verification in the profile and decide on it in the <a href="/dev/identity">simulator</a>: approve, decline with a reason, be late, or sign it wrongly.',
  '<a href="/register">Register</a> as somebody new: the confirmation is in the <a href="/dev/mail">mailbox</a>, and the code that the first log-in asks for is then on this page, beside your name.',
];

function newcomersOf(newcomers: DeskAccount[]): string {
  if (!newcomers.length) return '';
  return `<h2>Registered here</h2><p class="soft">The newest first. Their mails are in the <a href="/dev/mail">mailbox</a>.</p>${cards(newcomers)}`;
}

function codesOf(others: DeskAccount[]): string {
  if (!others.length) return '';
  const rows = others.map(
    (account) =>
      `<tr><td>${escapeHtml(nameOf(account))}</td><td>${escapeHtml(account.email)}</td><td>${roleNames[account.role]}</td><td><code>${account.code}</code></td></tr>`,
  );
  return `<h2>Codes of everybody else</h2><div class="card"><table><thead><tr><th>Who</th><th>E-mail</th><th>Role</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

export interface Desk {
  named: DeskAccount[];
  newcomers: DeskAccount[];
  telling: DeskAccount[];
  others: DeskAccount[];
  secondsLeft: number;
}

/** One look at it is enough to try everything. */
export function renderDesk({ named, newcomers, telling, others, secondsLeft }: Desk): string {
  return page(
    'Development desk',
    `<p class="soft">Everything there is to try, on one page. It exists in the demo alone.</p><div class="grid places">${placeCards}</div>
<h2>Sign in as</h2><p class="soft">One click opens a real session in this browser. By hand, the password of all is <strong>Semilla#2026</strong>; the codes below change in ${secondsLeft} s, and each works once. <a href="/dev">Show new codes</a></p>${cards(named)}
${newcomersOf(newcomers)}
<h2>What to try, in this order</h2><div class="card"><ol class="steps">${steps.map((step) => `<li>${step}</li>`).join('')}</ol></div>
<h2>Customers with a story</h2>${cards(telling)}
${codesOf(others)}`,
  );
}

/** Why somebody cannot be signed in as. */
export function renderRefusal(reason: string): string {
  return page(
    'Not signed in',
    `<p class="notice" role="alert">${escapeHtml(reason)}</p><p><a href="/dev">Back to the desk</a></p>`,
  );
}
