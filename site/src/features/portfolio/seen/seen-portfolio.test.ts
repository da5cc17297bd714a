// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  forgetSeen,
  forgetSeenOfOthers,
  readSeenKey,
  sealedName,
  storeSeenKey,
} from '../../../lib/seen-portfolio.ts';
import { dropSessionHint } from '../../../lib/session-hint.ts';
import { keepSeen, seenOn } from './keep-seen.ts';
import { readSeen } from './seal-seen.ts';
import { showSeen } from './show-seen.ts';

const now = new Date('2026-11-27T11:30:00Z');
const page = `
  <dl data-seen-figures>
    <div><dt>Valor</dt><dd>1.250,00 € <span>en proyectos y monedero</span></dd></div>
  </dl>
  <article class="investment">
    <header><h3><a href="/projects/1">Pisos en Ruzafa</a></h3>
      <span class="investment-state">Activa</span><strong>1.000,00 €</strong></header>
    <dl><div><dt>Invertiste el</dt><dd>02/02/2026</dd></div></dl>
    <p data-loan-note><strong>12 días de retraso</strong> Faltan 20,00 €</p>
    <button>Cancelar</button>
  </article>`;

beforeEach(() => {
  forgetSeen();
  document.documentElement.lang = 'es';
  document.body.innerHTML = page;
});

const place = () => {
  document.body.innerHTML = `<section hidden><span data-part="at"></span>
    <dl data-part="figures"></dl><ul data-part="investments"></ul></section>`;
  return document.querySelector('section') as HTMLElement;
};

it('[R4] keeps the figures and investments that the page shows, and nothing that acts', () => {
  expect(seenOn(document, now)).toEqual({
    locale: 'es',
    seenAt: '27/11/2026 12:30',
    figures: [{ label: 'Valor', value: '1.250,00 €', hint: 'en proyectos y monedero' }],
    investments: [
      {
        name: 'Pisos en Ruzafa',
        state: 'Activa',
        amount: '1.000,00 €',
        note: '12 días de retraso Faltan 20,00 €',
        facts: [['Invertiste el', '02/02/2026']],
      },
    ],
  });
});

it('[R4] shows it again without a network, as text', async () => {
  await keepSeen('investor', now);
  const shown = place();
  await showSeen(shown);
  expect(shown.hidden).toBe(false);
  expect(shown.textContent?.replaceAll(/\s+/g, ' ')).toContain('27/11/2026 12:30');
  expect(shown.querySelector('li')?.textContent).toContain('Pisos en Ruzafa');
  expect(shown.querySelectorAll('a, button')).toHaveLength(0);
});

it('[R4] stores no readable text, with another key each time', async () => {
  await keepSeen('investor', now);
  const [stored, key] = [localStorage.getItem(sealedName), readSeenKey()];
  expect(stored).not.toMatch(/Ruzafa|1\.250/);
  expect(stored).not.toContain(key);
  await keepSeen('investor', now);
  expect(readSeenKey()).not.toBe(key);
  expect(localStorage.getItem(sealedName)).not.toBe(stored);
});

it.each([
  ['the session has ended', () => dropSessionHint()],
  ['another user has logged in', () => forgetSeenOfOthers('another')],
  ['the browser removed the key', () => storeSeenKey('', 0)],
  ['the key is another', () => storeSeenKey(btoa('x'.repeat(32)), 60)],
  ['the stored text is damaged', () => localStorage.setItem(sealedName, '{')],
])('[R4] shows nothing once %s', async (_title, end) => {
  await keepSeen('investor', now);
  expect(await readSeen()).toBeDefined();
  end();
  expect(await readSeen()).toBeUndefined();
  const shown = place();
  await showSeen(shown);
  expect(shown.hidden).toBe(true);
});

it('[R4] still shows what the same user saw', async () => {
  await keepSeen('investor', now);
  forgetSeenOfOthers('investor');
  expect(await readSeen()).toBeDefined();
});
