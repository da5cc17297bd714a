import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { buildTransaction, buildWallet, moneyIds } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe } from '../../testing/records.ts';
import TransactionList from './TransactionList.tsx';
import WalletList from './WalletList.tsx';

const address = 'GET /v1/wallet/transactions';
const list = (answers: object, at = '/wallet') => {
  const calls = fakeApi({ 'GET /v1/account/users/me': buildMe(), ...answers });
  return { calls, ...mount(<TransactionList />, { at, route: '/wallet', resource: 'wallet' }) };
};

describe('the list of movements', () => {
  it('[A6] [E3] [M1] shows customer, type, issuer, state and amount, linked to the transaction', async () => {
    list({ [address]: listOf(buildTransaction({ type: 'withdraw', amount: '1234.50' })) });
    const row = within(await screen.findByRole('row', { name: /Lucía Ferrer Soler/ }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(cells).toEqual([
      '10/03/2026 10:30',
      'Lucía Ferrer Soler',
      'Retirada',
      'Cliente',
      'Pendiente',
      '−1.234,50 €',
    ]);
    expect(row.getByRole('link', { name: 'Lucía Ferrer Soler' })).toHaveAttribute(
      'href',
      `/wallet/${moneyIds.transaction}`,
    );
  });

  it('[A6] [M1] shows only deposits that have come in green', async () => {
    const deposits = [
      buildTransaction({
        transactionId: moneyIds.wallet,
        type: 'income',
        status: 'completed',
        amount: '1.00',
      }),
      buildTransaction({ transactionId: moneyIds.next, type: 'income', status: 'rejected', amount: '2.00' }),
    ];
    list({ [address]: listOf(...deposits) });
    const colourOf = (text: RegExp) => getComputedStyle(screen.getByText(text)).color;
    await screen.findByText(/^\+1,00/);
    expect(colourOf(/^\+1,00/)).not.toBe(colourOf(/^\+2,00/));
  });

  it('[A6] [M1] names transactions of projects differently from those of customers', async () => {
    const ofProject = {
      issuerName: 'project_order',
      projectName: 'Edificio Lavapiés',
      status: 'completed',
    } as const;
    const movements = [
      buildTransaction({ ...ofProject, transactionId: moneyIds.wallet, type: 'withdraw' }),
      buildTransaction({ ...ofProject, transactionId: moneyIds.next, type: 'income' }),
      buildTransaction({ ...ofProject, issuerName: 'project_fee', type: 'withdraw' }),
    ];
    list({ [address]: listOf(...movements) });
    const rows = (await screen.findAllByRole('row', { name: /Edificio Lavapiés/ })).map(
      (row) => within(row).getAllByRole('cell')[2]?.textContent,
    );
    expect(rows).toEqual(['Inversión', 'Recibido de un proyecto', 'Comisión']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Sentido' }));
    expect(await screen.findByRole('option', { name: 'Salidas' })).toBeVisible();
  });

  it('[A6] requests the filters, order and page in the query parameters', async () => {
    const filter = {
      walletId: moneyIds.wallet,
      transactionId: moneyIds.transaction,
      userId: moneyIds.customer,
      amount: 'gte:100.00',
      type: 'income',
      issuerName: 'user-wallet',
      status: 'pending',
      fromDate: '2026-01-01',
      toDate: '2026-03-31',
    };
    const { calls } = list(
      { [address]: listOf(buildTransaction()) },
      `/wallet?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=amount&order=ASC&page=2&perPage=10`,
    );
    await screen.findByRole('row', { name: /Lucía/ });
    expect(calls.find(({ path }) => path === '/v1/wallet/transactions')?.query).toEqual({
      ...filter,
      skip: '10',
      take: '10',
      orderBy: 'amount',
      orderSide: 'asc',
    });
    const file = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Exportar' })).href);
    expect(Object.fromEntries(file.searchParams)).toEqual({ ...filter, orderBy: 'amount', orderSide: 'asc' });
  });

  it('[A6] does not filter by an incomplete id', async () => {
    const shown = encodeURIComponent(JSON.stringify({ walletId: true }));
    const { calls, location } = list(
      { [address]: listOf(buildTransaction()) },
      `/wallet?displayedFilters=${shown}&filter={}`,
    );
    const input = await screen.findByRole('textbox', { name: 'Id del monedero' });
    await enter(input, '01890a5d');
    expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(moneyIds.wallet);
    await waitFor(() => expect(location().search).toContain(moneyIds.wallet));
    expect(calls.every(({ query }) => !query.walletId || query.walletId === moneyIds.wallet)).toBe(true);
  });

  it('explains the empty list', async () => {
    list({ [address]: listOf() });
    expect(await screen.findByText('Todavía no hay movimientos')).toBeVisible();
  });

  it('[X3] shows why loading failed, with a retry button', async () => {
    list({ [address]: refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' }) });
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

it('[A6] [E2] the list of wallets shows balance and held amount, linked to the transactions', async () => {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/wallet/wallets': listOf(buildWallet({ held: '250.00' })),
  });
  mount(<WalletList />, { at: '/wallet/wallets', route: '/wallet/wallets', resource: 'wallet' });
  const row = within(await screen.findByRole('row', { name: /Lucía Ferrer Soler/ }));
  expect(row.getByText('2.000,00 €')).toBeVisible();
  expect(row.getByText('250,00 €')).toBeVisible();
  const link = row.getByRole('link').getAttribute('href') ?? '';
  expect(new URLSearchParams(link.split('?')[1]).get('filter')).toBe(
    JSON.stringify({ walletId: moneyIds.wallet }),
  );
});
