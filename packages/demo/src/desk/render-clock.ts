import { formatDateTime } from '@semilla/format';
import type { DeskWords } from './words/desk-words.ts';

/** The time of the platform, with the form that moves it. */
export function renderClock(now: Date, t: DeskWords): string {
  const { title, lead, time, amount, unit, units, move } = t.clock;
  const choices = (['hours', 'days'] as const).map(
    (name) => `<option value="${name}"${name === 'days' ? ' selected' : ''}>${units[name]}</option>`,
  );
  return `<h2 id="clock">${title}</h2><p class="soft">${lead}</p><div class="card"><p>${time} <strong id="time">${formatDateTime(now)}</strong></p>
<form class="row" method="post" action="/dev/clock"><div><label for="amount">${amount}</label><input id="amount" name="amount" type="number" min="1" max="999" value="1" required></div>
<div><label for="unit">${unit}</label><select id="unit" name="unit">${choices.join('')}</select></div><button type="submit">${move}</button></form></div>`;
}
