// @vitest-environment jsdom
import type { EntryTest } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { TestOutcome } from './TestOutcome.tsx';

const profile = {
  needsAcknowledgement: false,
  warning: { version: '1', lead: '', text: 'Puedes perderlo todo.\nTraducción orientativa.' },
};
vi.mock('../../lib/api.ts', () => ({
  api: async ({ path }: { path: string }) => {
    if (path.endsWith('/risk-acknowledgements')) profile.needsAcknowledgement = false;
    return { ...profile };
  },
}));

const assign = vi.fn<(address: string) => void>();
const atNext = (search: string) => vi.stubGlobal('location', { search, assign });
const project = '?next=%2Fprojects%2Fsol%23invest';

const open = (outcome: EntryTest['outcome']) =>
  mount(<TestOutcome taken={{ outcome, validUntil: '2028-11-26' } as EntryTest} />, ['investor.site']);

beforeEach(() => {
  profile.needsAcknowledgement = false;
  assign.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

it.each([
  [project, '/projects/sol#invest', 'Volver al proyecto'],
  ['', '/user/investor', 'Volver a mi perfil de inversor'],
  ['?next=%2F%2Felsewhere.example', '/user/investor', 'Volver a mi perfil de inversor'],
])('[L4] leads back from a passed test to where it was needed: %s', async (search, href, text) => {
  atNext(search);
  const link = (await open('passed')).querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, text]);
});

it('[L4] moves the focus to the result, which replaces the questions', async () => {
  atNext('');
  await open('passed');
  expect(document.activeElement?.textContent).toContain('Has superado la prueba');
});

it('[L4] leads back by itself from a passed test once an older warning is acknowledged', async () => {
  atNext(project);
  profile.needsAcknowledgement = true;
  const place = await open('passed');
  await press(place, 'Lo he leído y lo entiendo');
  expect(assign).toHaveBeenCalledWith('/projects/sol#invest');
});

it.each(['failed', 'refused'] as const)(
  '[L5] leads from a %s test only to the project, by a plain link after the warning',
  async (outcome) => {
    atNext(project);
    profile.needsAcknowledgement = true;
    const place = await open(outcome);
    const [warning, note] = place.querySelectorAll('dialog .notice p');
    expect(warning?.querySelector('strong')?.textContent).toBe('Puedes perderlo todo.');
    expect(note?.outerHTML).toBe('<p class="small">Traducción orientativa.</p>');
    expect(place.querySelector('a')).toBeNull();
    await act(async () => place.querySelector('dialog')?.dispatchEvent(new Event('close')));
    expect(place.querySelector('a')).toBeNull();
    await press(place, 'Leer el aviso');
    await press(place, 'Lo he leído y lo entiendo');
    expect(assign).not.toHaveBeenCalled();
    expect(place.querySelector('dialog')).toBeNull();
    const link = place.querySelector('a');
    expect([link?.getAttribute('href'), link?.className, link?.textContent]).toEqual([
      '/projects/sol',
      '',
      'Volver al proyecto',
    ]);
  },
);
