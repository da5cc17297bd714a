// @vitest-environment jsdom

import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import { lossWords } from './investor-words.ts';
import LossSimulation from './LossSimulation.tsx';

const sent: unknown[] = [];

vi.mock('../../lib/api.ts', () => ({
  api: async (_: unknown, input: unknown) => {
    sent.push(input);
    return { result: 310_000, validUntil: '2027-03-01' };
  },
}));

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  act(() => $me.set({ userId: 'me', role: 'user' } as Me));
});

const open = () => mount(<LossSimulation words={pickWords('es', lossWords)} />, lossWords);

async function type(place: HTMLElement, index: number, typed: string): Promise<void> {
  const input = place.querySelectorAll<HTMLInputElement>('input.numbers')[index];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(input, typed);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('[L6][L7] computes in the browser, and sends only the result, on a separate press', async () => {
  const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  const beacons = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const place = await open();
  await type(place, 0, '24.000');
  await type(place, 3, '16.000');
  await type(place, 5, '9.000');
  expect(place.textContent).toMatch(/31\.000,00\s€/);
  expect(place.textContent).toMatch(/3\.100,00\s€/);
  expect(sent).toEqual([]);
  await press(place, 'Enviar el resultado');
  expect(sent).toEqual([]);
  const box = place.querySelector('[type=checkbox]');
  expect(box?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box);
  expect(place.textContent).toContain('Marca primero esta casilla');
  await act(async () => place.querySelector<HTMLInputElement>('[type=checkbox]')?.click());
  await press(place, 'Enviar el resultado');
  expect(sent).toEqual([{ body: { result: 310_000, isAcknowledged: true } }]);
  for (const log of logs) expect(log).not.toHaveBeenCalled();
  expect(beacons).not.toHaveBeenCalled();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it.each([
  ['es', 'income', /pagos excepcionales ni ganancias por vender/],
  ['es', 'assets', /inmuebles.*planes de pensiones de empleo.*invertido en financiación participativa/],
  ['en', 'income', /exceptional payments or gains from selling/],
  ['en', 'assets', /property, occupational pensions.*invested in crowdfunding/],
] as const)('[L6] says in %s what does not count as %s', async (locale, group, said) => {
  const words = pickWords(locale, lossWords);
  const place = await mount(<LossSimulation words={words} />, lossWords);
  expect(place.textContent).toMatch(said);
  expect(words[`investor.site.loss.groupHints.${group}`]).toMatch(said);
});

it('[L7] keeps typed values out of forms and out of ticket screenshots', async () => {
  const place = await open();
  const inputs = [...place.querySelectorAll<HTMLInputElement>('input.numbers')];
  expect(inputs).toHaveLength(7);
  for (const input of inputs) {
    expect([input.form, input.name, input.autocomplete]).toEqual([null, '', 'off']);
    expect(input.closest('[data-private]')).not.toBeNull();
  }
});

it('[L6] shows no result for text that is not an amount', async () => {
  const place = await open();
  await type(place, 0, 'mucho');
  expect(place.querySelector('[aria-invalid=true]')).not.toBeNull();
  expect(place.textContent).not.toContain('Patrimonio neto');
  expect(place.querySelector('[type=checkbox]')).toBeNull();
});

it('[L7] keeps an unsent result out of ticket screenshots', async () => {
  const place = await open();
  await type(place, 0, '24.000');
  await type(place, 3, '16.000');
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const shown: Element[] = [];
  while (texts.nextNode())
    if (/4\.000,00/.test(texts.currentNode.nodeValue ?? ''))
      shown.push(texts.currentNode.parentElement as Element);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  for (const element of shown) expect(element.closest('[data-private]')).not.toBeNull();
});
