import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import {
  buildAccount,
  buildCustomer,
  buildTransaction,
  buildWallet,
  moneyIds,
} from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe } from '../../testing/records.ts';
import TransactionCreate from './TransactionCreate.tsx';

const creation = 'POST /v1/wallet/transactions';

function form(answers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(buildCustomer()),
    [`GET /v1/account/users/${moneyIds.customer}`]: buildCustomer(),
    'GET /v1/wallet/wallets': listOf(buildWallet()),
    'GET /v1/payment/bank-accounts': listOf(buildAccount()),
    [creation]: buildTransaction(),
    ...answers,
  });
  const at = `/wallet/new?userId=${moneyIds.customer}`;
  return { calls, ...mount(<TransactionCreate />, { at, route: '/wallet/new', resource: 'wallet' }) };
}

const writeAmount = async (text: string) =>
  enter(await screen.findByRole('textbox', { name: /Importe/ }), text);

describe('a transaction created by staff', () => {
  it('[A17] shows the new balance, and is created only once', async () => {
    const { calls, location } = form();
    await writeAmount('500');
    expect(await screen.findByText('de 2.000,00 € a 2.500,00 €')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: /Crear ingreso de 500,00.€/ }));
    await waitFor(() => expect(location().pathname).toBe(`/wallet/${moneyIds.transaction}`));
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      { userId: moneyIds.customer, type: 'income', amount: '500.00', bankAccountId: moneyIds.account },
    ]);
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('[V17] [X1] refuses a withdrawal above the balance', async () => {
    form();
    await userEvent.click(await screen.findByRole('radio', { name: /^Retirada/ }));
    await writeAmount('2000,01');
    expect(
      await screen.findByText('El importe no debe superar el saldo disponible en el monedero.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Crear/ })).toBeNull();
  });

  it('[A17] [B1] tells administrators above which amount another one must approve', async () => {
    form();
    await writeAmount('10000');
    expect(await screen.findByText(/Un ingreso lo aprueban dos administradores/)).toBeVisible();
  });

  it('[V17] explains that a valid bank account is missing', async () => {
    form({ 'GET /v1/payment/bank-accounts': listOf() });
    expect(await screen.findByText(/Hace falta una cuenta bancaria validada/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver sus cuentas' })).toHaveAttribute(
      'href',
      `/customer/${moneyIds.customer}/bank-accounts`,
    );
  });

  it('[X3] shows why it was refused', async () => {
    form({ [creation]: refusal('wallet.bank_account_not_valid', { detail: 'La cuenta no está validada.' }) });
    await writeAmount('500');
    await userEvent.click(await screen.findByRole('button', { name: /^Crear/ }));
    expect(await screen.findByText('La cuenta no está validada.')).toBeVisible();
  });

  it('[A17] asks before unsaved input is discarded, but not after creating the transaction', async () => {
    const { location } = form();
    await writeAmount('500');
    await userEvent.click(screen.getByRole('link', { name: 'Monederos y movimientos' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location().pathname).toBe('/wallet/new');

    await userEvent.click(await screen.findByRole('button', { name: /^Crear/ }));
    await waitFor(() => expect(location().pathname).toBe(`/wallet/${moneyIds.transaction}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
