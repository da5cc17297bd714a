import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FactorDialog } from '../../app/session/factor/FactorDialog.tsx';
import { buildAccountNeeds, buildBankAccount, customerIds } from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import BankAccountShow from './BankAccountShow.tsx';

const record = `/v1/payment/bank-accounts/${customerIds.bankAccount}`;
const url = 'http://localhost/v1/documents/signed/token';
const manager = buildMe({ role: 'operator', userId: ids.manager });

function show(moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${record}`]: buildBankAccount(),
    [`GET ${record}/decision`]: buildAccountNeeds(),
    [`GET ${record}/url`]: { url, expiresAt: '2026-02-03T12:10:00.000Z' },
    ...moreAnswers,
  });
  const at = `/bank-account/${customerIds.bankAccount}`;
  return {
    calls,
    ...mount(
      <>
        <BankAccountShow />
        <FactorDialog />
      </>,
      { at, route: '/bank-account/:id', resource: 'bank-account' },
    ),
  };
}

const sent = (calls: ReturnType<typeof fakeApi>) =>
  Object.fromEntries(calls.find(({ method }) => method === 'PATCH')?.body as FormData);

describe('a bank account', () => {
  it('[A18] [E14] [M5] shows the certificate, and the whole account number once it is requested', async () => {
    show({ [`GET ${record}/number`]: { account: 'ES9121000418450200051332' } });
    expect(await screen.findByRole('img', { name: 'certificado.png' })).toHaveAttribute('src', url);
    expect(screen.getByText('•••• •••• 1332')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el número completo' }));
    expect(await screen.findByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
  });

  it('[A18] [M5] leaves the certificate to a button if it needs a code, and counts it as not opened', async () => {
    show({ [`GET ${record}/url`]: refusal('auth.fresh_factor_required') });
    expect(await screen.findByRole('button', { name: /^Ver el certificado/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const box = await screen.findByRole('checkbox', { name: 'No has abierto el certificado.' });
    await userEvent.click(screen.getByRole('button', { name: 'Validar la cuenta' }));
    expect(box).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the full number automatically after a new one-time code', async () => {
    let isFresh = false;
    const { calls } = show({
      [`GET ${record}/number`]: () =>
        isFresh ? { account: 'ES9121000418450200051332' } : refusal('auth.fresh_factor_required'),
      'POST /v1/auth/step-up': ({ body }: { body: { code: string } }) => {
        isFresh = body.code === '123456';
        return isFresh ? undefined : refusal('auth.otp_invalid', { detail: 'El código no es correcto.' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el número completo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
    await userEvent.type(dialog.getByLabelText('Código de un solo uso'), '654321{Enter}');
    expect(await dialog.findByText('El código no es correcto.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Código de un solo uso'));
    await userEvent.type(dialog.getByLabelText('Código de un solo uso'), '123456{Enter}');
    expect(await screen.findByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
    expect(calls.filter(({ path }) => path === `${record}/number`)).toHaveLength(2);
  });

  it('[A18] links to the next waiting account once it is decided', async () => {
    let state: 'pending' | 'valid' = 'pending';
    const next = buildBankAccount({ bankAccountId: ids.type, createdAt: '2026-03-11T09:30:00.000Z' });
    show({
      [`GET ${record}`]: () => buildBankAccount({ state }),
      'GET /v1/payment/bank-accounts': listOf(next),
      [`PATCH ${record}`]: () => {
        state = 'valid';
        return buildBankAccount({ state });
      },
    });
    expect(await screen.findByRole('link', { name: 'Siguiente pendiente (1)' })).not.toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Validar la cuenta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Validar la cuenta' }));
    const link = await screen.findByRole('link', { name: 'Siguiente pendiente (1)' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveAttribute('href', `/bank-account/${ids.type}`);
  });

  it('[A18] [S8] is validated together with the version that was reviewed', async () => {
    const { calls } = show({ [`PATCH ${record}`]: buildBankAccount({ state: 'valid' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Validar la cuenta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Validar la cuenta' }));
    expect(await screen.findByText(/^Cuenta «.+» \(•••• •••• 1332\) validada$/)).toBeVisible();
    expect(sent(calls)).toEqual({ state: 'valid', version: '1' });
  });

  it('[A18] [S8] [V1] requires a message to the customer when marked with an error', async () => {
    const { calls } = show({ [`PATCH ${record}`]: buildBankAccount({ state: 'error' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar con error' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar con error' }));
    expect(await dialog.findByText('Requerido.')).toBeVisible();
    await enter(dialog.getByLabelText(/^Qué hay que corregir/), 'No es legible.');
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar con error' }));
    expect(await screen.findByText(/^Cuenta «.+» \(•••• •••• 1332\) marcada con error$/)).toBeVisible();
    expect(sent(calls)).toMatchObject({ state: 'error', errorMessage: 'No es legible.' });
  });

  it('[S8] [X3] returns to pending, and reports a conflicting change', async () => {
    show({
      [`GET ${record}`]: buildBankAccount({ state: 'valid' }),
      [`PATCH ${record}`]: refusal('request.conflict', { detail: 'Los datos han cambiado entretanto.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a pendiente' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Volver a pendiente' }));
    expect(await screen.findByText('Los datos han cambiado entretanto.')).toBeVisible();
  });

  it('[P8] hides the certificate, the full number and the decision from managers', async () => {
    show({
      'GET /v1/account/users/me': manager,
      [`GET ${record}`]: buildBankAccount({ account: '•••• •••• 1332' }),
    });
    expect(await screen.findByText(/El certificado muestra el número completo/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'certificado.png' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver el número completo' })).toBeNull();
    expect(screen.queryByText('Tu decisión')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
  });
});
