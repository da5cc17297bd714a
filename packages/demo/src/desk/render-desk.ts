import type { Locale } from '@semilla/i18n';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import type { DeskAccount } from './accounts.ts';
import { deskPage } from './desk-page.ts';
import type { FullProject } from './find-full-projects.ts';
import { renderClock, renderReflection } from './render-clock.ts';
import { renewCodes } from './renew-codes.ts';
import type { DeskWords } from './words/desk-words.ts';
import { deskWords } from './words/index.ts';

const nameOf = ({ name, surname }: DeskAccount) => [name, surname].filter(Boolean).join(' ');

function initialsOf(account: DeskAccount): string {
  const words = nameOf(account).split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0] ?? '').join('');
}

const codeOf = ({ userId, code }: DeskAccount) => `<code data-of="${userId}">${code}</code>`;

function accountCard(account: DeskAccount, t: DeskWords): string {
  const { userId, email, role, about, code } = account;
  return `<li class="card"><div class="who"><span class="face" aria-hidden="true">${escapeHtml(initialsOf(account))}</span><div><h3>${escapeHtml(nameOf(account))}</h3><p class="soft">${escapeHtml(email)}</p></div></div>
<span class="chip ${role}">${t.roles[role]}</span>${about ? `<p>${escapeHtml(t.abouts[about])}</p>` : ''}${code ? `<p class="soft">${t.desk.code} ${codeOf(account)}</p>` : ''}
<form method="post" action="/dev/sign-in"><input type="hidden" name="userId" value="${userId}"><button type="submit">${t.desk.signInAs} ${escapeHtml(nameOf(account))}</button></form></li>`;
}

const cards = (accounts: DeskAccount[], t: DeskWords) =>
  `<ul class="grid">${accounts.map((account) => accountCard(account, t)).join('')}</ul>`;

const places = [
  ['/', 'site'],
  ['/admin/', 'backoffice'],
  ['/v1/docs', 'api'],
  ['/dev/mail', 'mailbox'],
  ['/dev/mail/previews', 'mails'],
  ['/dev/identity', 'identity'],
] as const;

const placeCards = (t: DeskWords) =>
  places
    .map(
      ([path, place]) =>
        `<a class="card place" href="${path}"><h3>${t.places[place]}</h3><p class="soft">${t.desk.about[place]}</p></a>`,
    )
    .join('');

function newcomersOf(newcomers: DeskAccount[], t: DeskWords): string {
  if (!newcomers.length) return '';
  return `<h2>${t.desk.newcomers}</h2><p class="soft">${t.desk.newcomersLead}</p>${cards(newcomers, t)}`;
}

function codesOf(others: DeskAccount[], t: DeskWords): string {
  if (!others.length) return '';
  const rows = others.map(
    (account) =>
      `<tr><td>${escapeHtml(nameOf(account))}</td><td>${escapeHtml(account.email)}</td><td>${t.roles[account.role]}</td><td>${codeOf(account)}</td></tr>`,
  );
  const { who, email, role, code } = t.desk;
  const heads = [who, email, role, code].map((head) => `<th>${head}</th>`).join('');
  return `<h2>${t.desk.others}</h2><div class="card"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

export interface Desk {
  named: DeskAccount[];
  newcomers: DeskAccount[];
  telling: DeskAccount[];
  others: DeskAccount[];
  secondsLeft: number;
  now: Date;
  full: FullProject[];
}

/** Renders the page with everything that can be tried. */
export function renderDesk(desk: Desk, locale: Locale): string {
  const { named, newcomers, telling, others, secondsLeft, now, full } = desk;
  const t = deskWords[locale];
  const change = t.desk.codesChange.replace('%', `<span id="left">${secondsLeft}</span>`);
  return deskPage(
    t.desk.title,
    `<p class="soft">${t.desk.lead}</p><div class="grid places">${placeCards(t)}</div>
<h2>${t.desk.signIn}</h2><p class="soft">${t.desk.signInLead} ${change} <noscript><a href="/dev">${t.desk.newCodes}</a></noscript></p>${cards(named, t)}
<section id="newcomers">${newcomersOf(newcomers, t)}</section>
<h2>${t.desk.stepsTitle}</h2><div class="card"><ol class="steps">${t.desk.steps.map((step) => `<li>${step}</li>`).join('')}</ol></div>
${renderClock(now, t)}
${renderReflection(full, t)}
<h2>${t.desk.stories}</h2>${cards(telling, t)}
<section id="others">${codesOf(others, t)}</section>`,
    { locale, script: renewCodes },
  );
}

/** Renders a page that says why something was refused; by default a sign-in. */
export function renderRefusal(
  reason: string,
  locale: Locale,
  title = deskWords[locale].refused.title,
): string {
  const { back } = deskWords[locale].refused;
  return deskPage(
    title,
    `<p class="notice" role="alert">${escapeHtml(reason)}</p><p><a href="/dev">${back}</a></p>`,
    { locale, address: '/dev' },
  );
}
