import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOut } from '../../../api/auth-provider.ts';
import { clearSession, whoIsSignedIn } from '../../../api/session.ts';
import DocumentTypeCreate from '../../../records/document-types/DocumentTypeCreate.tsx';
import { enter } from '../../../testing/enter.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, idOf } from '../../../testing/records.ts';

const offer = /^En este navegador hay cambios tuyos sin guardar, de hace \d+ segundos?\.$/;
const nameField = async () => (await screen.findAllByRole('textbox', { name: /^Nombre/ }))[0] as HTMLElement;
const isKept = (text: string) =>
  waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain(text), { timeout: 3_000 });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

/** Opens the form of a new document type as if in a new tab. */
async function open(me: object = {}) {
  cleanup();
  clearSession();
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(me),
    'POST /v1/auth/logout': undefined,
  });
  // The session gate does so before any page is shown.
  await whoIsSignedIn();
  const view = mount(<DocumentTypeCreate />, {
    at: '/config/document-types/new',
    route: '/config/document-types/new',
    resource: 'config/document-types',
  });
  await nameField();
  return { calls, ...view };
}

it('[A29] offers what was typed and not saved, and fills it in again', async () => {
  await open();
  await enter(await nameField(), 'Faro de Tarifa');
  await isKept('Faro de Tarifa');
  await open();
  expect(await screen.findByText(offer)).toBeVisible();
  expect(await nameField()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Recuperarlos' }));
  expect(await nameField()).toHaveValue('Faro de Tarifa');
  expect(screen.queryByText(offer)).toBeNull();
});

it('[A29] forgets a draft that the user discards, or whose changes the user gives up', async () => {
  await open();
  await enter(await nameField(), 'Faro');
  await isKept('Faro');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Descartarlos' }));
  const { leave } = await open();
  expect(screen.queryByText(offer)).toBeNull();
  await enter(await nameField(), 'Molino');
  await isKept('Molino');
  await leave('/elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await open();
  expect(screen.queryByText(offer)).toBeNull();
});

it('[A29][P7] is not shown to another user of the browser, and is gone after signing out', async () => {
  await open();
  await enter(await nameField(), 'Faro');
  await isKept('Faro');
  await open({ userId: idOf('other') });
  expect(screen.queryByText(offer)).toBeNull();
  // Signing out leaves the page, which the test environment cannot do.
  void logOut();
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('draft'));
});

it('[A29] is gone after a week', async () => {
  await open();
  await enter(await nameField(), 'Faro');
  await isKept('Faro');
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
  await open();
  expect(screen.queryByText(offer)).toBeNull();
});
