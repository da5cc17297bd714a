// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount } from '../../testing/mount.tsx';
import RegistrationForm from './RegistrationForm.tsx';
import { registrationWords } from './registration-words.ts';

vi.mock('../../lib/api.ts', () => ({ api: async () => ({ data: [], total: 0 }) }));

it('[R7] shows the question of the first step, and its title only to screen readers', async () => {
  const place = await mount(
    <RegistrationForm words={pickWords('es', registrationWords)} locale="es" />,
    registrationWords,
  );
  const title = place.querySelector('h2');
  expect([title?.textContent, title?.className]).toEqual(['Quién invierte', 'visually-hidden']);
  expect(place.querySelector('legend')?.textContent).toBe('¿Quién va a invertir?');
});
