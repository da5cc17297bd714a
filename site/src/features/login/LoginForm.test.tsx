// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount } from '../../testing/mount.tsx';
import LoginForm from './LoginForm.tsx';
import { loginWords } from './words.ts';

it.each([
  ['?next=%2Finvestments', 'Inicia sesión para ver la página que has pedido.'],
  ['?next=%2Fprojects%2Fsol%23invest', undefined],
  ['', undefined],
])('[G2] says why the user has to log in, if a page asked for it: %s', async (search, text) => {
  history.replaceState(null, '', `/auth/login${search}`);
  const place = await mount(<LoginForm words={pickWords('es', loginWords)} />, loginWords);
  expect(place.querySelector('.notice')?.textContent).toBe(text);
});
