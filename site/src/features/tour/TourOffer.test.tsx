// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import TourOffer from './TourOffer.tsx';
import { $tourAsked } from './tour-store.ts';
import { tourOfferWords } from './words.ts';

vi.mock('../../lib/api.ts', () => ({ api: async () => ({}) }));

const day = 86_400_000;
function since(days: number, given: Partial<Me> = {}): Promise<void> {
  const createdAt = new Date(Date.now() - days * day);
  return act(async () => $me.set({ userId: 'u', role: 'user', name: 'Amparo', createdAt, ...given } as Me));
}
const open = () => mount(<TourOffer words={pickWords('es', tourOfferWords)} />, tourOfferWords);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('[R21] is offered to a new user, and starts the tour', async () => {
  await since(1);
  const place = await open();
  await press(place, 'Empezar la visita');
  expect($tourAsked.get()).toBe(1);
  expect(place.textContent).toBe('');
});

it('[R21] is not offered again once declined', async () => {
  await since(1);
  await press(await open(), 'Ahora no');
  expect((await open()).textContent).toBe('');
});

it('[R21] is not offered to long-standing users or staff', async () => {
  await since(31);
  expect((await open()).textContent).toBe('');
  await since(1, { role: 'operator' });
  expect((await open()).textContent).toBe('');
});
