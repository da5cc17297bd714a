import { v1 } from '@semilla/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call, clearSession, whoIsSignedIn } from '../providers/session.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe, ids } from '../testing/records.ts';
import { SignInAgain } from './SignInAgain.tsx';

const params = { ticketId: ids.project };
const address = `PATCH /v1/support/tickets/${ids.project}`;
let signedIn: ReturnType<typeof buildMe> | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  clearSession();
  signedIn = buildMe();
  return () => {
    // jsdom may have started its frames by the false setInterval, and would wait for it forever.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  };
});

async function showAfterTheEnd() {
  const calls = fakeApi({
    'GET /v1/account/users/me': () => signedIn ?? refusal('request.unauthenticated'),
    [address]: () => (signedIn ? {} : refusal('request.unauthenticated')),
  });
  mount(<SignInAgain />);
  await whoIsSignedIn();
  signedIn = undefined;
  const saving = call(v1.tickets.edit, { params, body: { stateId: 'Closed' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu sesión ha terminado' }));
  const sent = () => calls.filter(({ method }) => method === 'PATCH');
  return { saving, dialog, sent };
}

it('[G2] keeps typed values while the user signs in in another tab, and then saves them', async () => {
  const { saving, dialog, sent } = await showAfterTheEnd();
  expect(dialog.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/auth/login');
  expect(sent()).toHaveLength(1);
  signedIn = buildMe();
  await vi.advanceTimersByTimeAsync(2_500);
  await saving;
  expect(sent().map(({ body }) => body)).toEqual([{ stateId: 'Closed' }, { stateId: 'Closed' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
