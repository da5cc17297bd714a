import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearSession, whoIsSignedIn } from '../../api/session.ts';
import BankAccountShow from '../../records/bank-accounts/BankAccountShow.tsx';
import { buildAccountNeeds, buildBankAccount, customerIds } from '../../testing/customer-records.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe } from '../../testing/records.ts';
import { SignInAgain } from './SignInAgain.tsx';

const record = `/v1/payment/bank-accounts/${customerIds.bankAccount}`;
const reason = 'El certificado es de otra cuenta distinta.';
let signedIn: ReturnType<typeof buildMe> | undefined;
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  clearSession();
  signedIn = buildMe();
  return () => {
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  };
});

/** Opens the dialog, types the reason and ends the session. */
async function typeUntilTheEnd() {
  const whileSignedIn = (answer: object) => () => (signedIn ? answer : refusal('request.unauthenticated'));
  const calls = fakeApi({
    'GET /v1/account/users/me': () => signedIn ?? refusal('request.unauthenticated'),
    [`GET ${record}`]: whileSignedIn(buildBankAccount()),
    [`GET ${record}/decision`]: whileSignedIn(buildAccountNeeds()),
    [`PATCH ${record}`]: whileSignedIn(buildBankAccount({ state: 'error' })),
  });
  await whoIsSignedIn();
  mount(
    <>
      <BankAccountShow />
      <SignInAgain />
    </>,
    { at: `/bank-account/${customerIds.bankAccount}`, route: '/bank-account/:id', resource: 'bank-account' },
  );
  await user.click(await screen.findByRole('button', { name: 'Marcar con error' }));
  await user.type(await screen.findByRole('textbox'), reason);
  signedIn = undefined;
  return { sent: () => calls.filter(({ method }) => method === 'PATCH') };
}

const signIn = async () => {
  signedIn = buildMe();
  await vi.advanceTimersByTimeAsync(2_500);
};
const asked = () => screen.findByRole('dialog', { name: 'Tu sesión ha terminado' });
const send = () =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Marcar con error' }));

it('[G2] asks to sign in above an open dialog, and then sends the same act and ends the dialog', async () => {
  const { sent } = await typeUntilTheEnd();
  await send();
  const dialog = await asked();
  // The dialog behind is hidden from assistive technology, and the keyboard stays in this one.
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  await waitFor(() =>
    expect(dialog.parentElement?.parentElement).toContainElement(document.activeElement as HTMLElement),
  );
  await waitFor(() => expect(within(dialog).getByLabelText('Contraseña')).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(within(dialog).getByRole('link', { name: 'En otra pestaña' })).toHaveFocus();
  await signIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [refused, repeated] = sent().map(({ body }) => Object.fromEntries(body as FormData));
  expect(repeated).toEqual(refused);
  expect(repeated).toMatchObject({ errorMessage: reason });
});

it('[G2] keeps the dialog and its text when the page is read again after the session has ended', async () => {
  const { sent } = await typeUntilTheEnd();
  // Coming back to the tab reads the record again.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked();
  expect(sent()).toHaveLength(0);
  await signIn();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(/^¿Qué falla/));
  expect(screen.getByRole('textbox')).toHaveValue(reason);
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

it('[A15] lets Back close nothing behind the question to sign in', async () => {
  await typeUntilTheEnd();
  await send();
  const dialog = await asked();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  await signIn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
