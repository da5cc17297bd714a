import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe } from '../../testing/records.ts';
import { Header } from '../frame/Header.tsx';
import { search } from '../search/testing.tsx';

const failed = 'No se ha podido cerrar la sesión. Comprueba tu conexión y prueba otra vez.';
const draft = 'semilla-draft u-1 /project/new';

/** The answer to the log-out, which is lost while there is no network. */
function network() {
  const state = { isConnected: false };
  const answer = () => (state.isConnected ? undefined : Promise.reject(new TypeError('Failed to fetch')));
  return { state, answers: { 'POST /v1/auth/logout': answer } };
}

it('[R16][X3] says that logging out failed, forgets nothing, and succeeds with another try', async () => {
  const { state, answers } = network();
  fakeApi({ 'GET /v1/account/users/me': buildMe(), ...answers });
  localStorage.setItem(draft, '{}');
  mount(<Header />);
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tu cuenta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
  };
  await press();
  expect(await screen.findByText(failed)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(localStorage.getItem(draft)).toBe('{}');
  state.isConnected = true;
  await press();
  await waitFor(() => expect(localStorage.getItem(draft)).toBeNull());
});

it('[A1][X3] says that logging out failed also if it was asked for in the search', async () => {
  await search('sign out', {}, network().answers);
  await userEvent.click(await screen.findByRole('option', { name: 'Cerrar sesión' }));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
