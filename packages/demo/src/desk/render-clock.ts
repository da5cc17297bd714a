import { formatDate, formatDateTime } from '@semilla/format';
import { escapeHtml } from '@semilla/server/kit/escape-html.ts';
import type { FullProject } from './find-full-projects.ts';
import type { DeskWords } from './words/desk-words.ts';

/** The time of the platform, with the form that moves it. */
export function renderClock(now: Date, t: DeskWords): string {
  const { title, lead, time, amount, unit, units, move } = t.clock;
  const choices = (['minutes', 'hours', 'days'] as const).map(
    (name) => `<option value="${name}"${name === 'days' ? ' selected' : ''}>${units[name]}</option>`,
  );
  return `<h2 id="clock">${title}</h2><p class="soft">${lead}</p><div class="card"><p>${time} <strong id="time">${formatDateTime(now)}</strong></p>
<form class="row" method="post" action="/dev/clock"><div><label for="amount">${amount}</label><input id="amount" name="amount" type="number" min="1" max="999" value="1" required></div>
<div><label for="unit">${unit}</label><select id="unit" name="unit">${choices.join('')}</select></div><button type="submit">${move}</button></form></div>`;
}

/** The fully subscribed projects, each with a button that ends its reflection periods. */
export function renderReflection(full: readonly FullProject[], t: DeskWords): string {
  const { title, lead, none, until, end } = t.reflection;
  const rows = full.map(
    (project) =>
      `<tr><td>${escapeHtml(project.name)}</td><td>${until} ${formatDate(project.until)}</td><td><form method="post" action="/dev/reflection"><input type="hidden" name="projectId" value="${project.projectId}"><button type="submit">${end}<span class="hidden"> ${escapeHtml(project.name)}</span></button></form></td></tr>`,
  );
  const list = rows.length ? `<table><tbody>${rows.join('')}</tbody></table>` : `<p class="soft">${none}</p>`;
  return `<h2 id="reflection">${title}</h2><p class="soft">${lead}</p><div class="card">${list}</div>`;
}
