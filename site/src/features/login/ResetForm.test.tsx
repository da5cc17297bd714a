// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount } from '../../testing/mount.tsx';
import ResetForm from './ResetForm.tsx';
import { resetWords } from './words.ts';

it('[C2] shows no form for a link without a token, and says how to get a new link', async () => {
  const place = await mount(<ResetForm words={pickWords('es', resetWords)} />, resetWords);
  expect(place.querySelector('input')).toBeNull();
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('Este enlace no sirve');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/auth/forgot');
});
