import { v1 } from '@semilla/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call, clearSession, whoIsSignedIn } from '../../api/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import { SignInAgain } from './SignInAgain.tsx';

const params = { ticketId: ids.project };
const address = `PATCH /v1/support/tickets/${ids.project}`;
let signedIn: ReturnType<typeof buildMe> | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  clearSession();
  signedIn = buildMe();
  return () => {
    // jsdom may have started its frames with the fake setInterval, and would wait for it forever.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  };
});

async function showAfterTheEnd(steps: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': () => signedIn ?? refusal('request.unauthenticated'),
    [address]: () => (signedIn ? {} : refusal('request.unauthenticated')),
    ...steps,
  });
  mount(<SignInAgain />);
  await whoIsSignedIn();
  signedIn = undefined;
  const saving = call(v1.tickets.edit, { params, body: { stateId: 'Closed' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu sesión ha terminado' }));
  const sent = () => calls.filter(({ method }) => method === 'PATCH');
  return { calls, saving, dialog, sent };
}

it('[G2] keeps typed values while the user signs in in another tab, and then saves them', async () => {
  const { saving, dialog, sent } = await showAfterTheEnd();
  expect(dialog.getByRole('link', { name: 'En otra pestaña' })).toHaveAttribute('href', '/auth/login');
  expect(sent()).toHaveLength(1);
  signedIn = buildMe();
  await vi.advanceTimersByTimeAsync(2_500);
  await saving;
  expect(sent().map(({ body }) => body)).toEqual([{ stateId: 'Closed' }, { stateId: 'Closed' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[G2] lets the user sign in on the page with password and code, and then saves', async () => {
  const { calls, saving, dialog, sent } = await showAfterTheEnd({
    'POST /v1/auth/login': () => ({ next: 'otp' }),
    'POST /v1/auth/otp': () => {
      signedIn = buildMe();
      return undefined;
    },
  });
  expect(await dialog.findByText(buildMe().email)).toBeVisible();
  fireEvent.change(await dialog.findByLabelText('Contraseña'), { target: { value: 'Semilla-2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
  fireEvent.change(await dialog.findByLabelText('Código de un solo uso'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Entrar' }));
  await saving;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodyOf = (end: string) => calls.find(({ path }) => path.endsWith(end))?.body;
  expect(bodyOf('/login')).toEqual({ email: buildMe().email, password: 'Semilla-2026' });
  expect(bodyOf('/otp')).toEqual({ code: '123456' });
  expect(sent()).toHaveLength(2);
});

it('[V2] masks the password, and lets a password manager fill it in', async () => {
  const { dialog, saving } = await showAfterTheEnd();
  const input = await dialog.findByLabelText('Contraseña');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  signedIn = buildMe();
  await vi.advanceTimersByTimeAsync(2_500);
  await saving;
});

it('[G2] says why signing in was refused, and keeps waiting', async () => {
  const { dialog, saving, sent } = await showAfterTheEnd({
    'POST /v1/auth/login': refusal('auth.invalid_credentials', { detail: 'No coinciden.' }),
  });
  fireEvent.change(await dialog.findByLabelText('Contraseña'), { target: { value: 'Otra-2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
  expect(await dialog.findByText('No coinciden.')).toBeVisible();
  expect(dialog.getByLabelText('Contraseña')).toBeVisible();
  expect(sent()).toHaveLength(1);
  signedIn = buildMe();
  await vi.advanceTimersByTimeAsync(2_500);
  await saving;
});

it('[G2] saves nothing if another user signs in', async () => {
  const { saving, dialog, sent } = await showAfterTheEnd();
  signedIn = buildMe({ userId: ids.manager });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await dialog.findByText(/con otra cuenta/)).toBeVisible();
  expect(sent()).toHaveLength(1);
  signedIn = buildMe();
  await vi.advanceTimersByTimeAsync(2_500);
  await saving;
});

it('[G2] opens the log-in page if the user chooses to', async () => {
  const assign = vi.fn<(to: string) => void>();
  const { dialog, sent } = await showAfterTheEnd();
  vi.stubGlobal('location', { ...window.location, pathname: '/admin/ticket/1', search: '', assign });
  fireEvent.click(dialog.getByRole('button', { name: 'Salir sin guardar' }));
  expect(assign).toHaveBeenCalledWith('/auth/login?next=%2Fadmin%2Fticket%2F1&ended=true');
  expect(sent()).toHaveLength(1);
});
