import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildBankAccount, buildCustomer, buildWallet, customerIds } from '../../testing/customer-records.ts';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { buildTransaction, moneyIds } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildMe, ids } from '../../testing/records.ts';
import { buildTicket } from '../tickets/testing.ts';
import CustomerShow from './CustomerShow.tsx';

const movements = '/v1/wallet/transactions';
const answers = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/account/users': listOf(),
  [`GET /v1/account/users/${customerIds.customer}`]: buildCustomer(),
  'GET /v1/misc/countries': listOf(),
  'GET /v1/wallet/wallets': listOf(buildWallet()),
  'GET /v1/project/orders': listOf(),
  'GET /v1/auth/totps': listOf(),
  [`GET ${movements}`]: { data: [buildTransaction()], total: 31 },
  'GET /v1/payment/bank-accounts': listOf(buildBankAccount()),
};

const order = {
  userId: customerIds.customer,
  projectId: ids.project,
  projectName: 'Edificio Lavapiés',
  status: 'active',
  amount: '500.00',
};

function show(part: string, moreAnswers: object = {}) {
  const calls = fakeApi({ ...answers, ...moreAnswers });
  const at = `/customer/${customerIds.customer}/${part}`;
  const lastOf = (path: string) =>
    calls.findLast((call) => call.path === path && !call.query.getTotalAmount)?.query;
  return { lastOf, ...mount(<CustomerShow />, { at, route: '/customer/:id/*', resource: 'customer' }) };
}

const head = (name: string) => screen.findByRole('columnheader', { name });

describe('[A3] a table within a customer', () => {
  it("[A6] is sorted by the API's columns, and keeps the order in the address", async () => {
    const { lastOf, location } = show('wallet');
    await userEvent.click(within(await head('Importe')).getByRole('button'));
    const sorted = { userId: customerIds.customer, orderBy: 'amount', orderSide: 'asc' };
    await waitFor(() => expect(lastOf(movements)).toMatchObject(sorted));
    expect(new URLSearchParams(location().search).get('sort')).toBe('amount');
    expect(within(await head('Tipo')).getByRole('button')).toBeVisible();
    const file = (await screen.findByRole('link', { name: 'Exportar' })).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(file, 'http://localhost').searchParams)).toMatchObject(sorted);
  });

  it('[A6] is paginated, with the page in the address', async () => {
    const { lastOf, location } = show('wallet');
    await userEvent.click(await screen.findByRole('button', { name: /página siguiente/i }));
    await waitFor(() => expect(lastOf(movements)).toMatchObject({ skip: '10', take: '10' }));
    expect(new URLSearchParams(location().search).get('page')).toBe('2');
  });

  it('[A3] shows and links the projects in which the customer invests', async () => {
    const { lastOf } = show('investments', { 'GET /v1/project/orders': listOf(order) });
    expect(await screen.findByRole('link', { name: 'Edificio Lavapiés' })).toHaveAttribute(
      'href',
      `/project/${ids.project}`,
    );
    expect(await screen.findByText('Activa')).toBeVisible();
    expect(lastOf('/v1/project/orders')).toMatchObject({
      userId: customerIds.customer,
      orderBy: 'createdAt',
    });
    await userEvent.click(within(await head('Proyecto')).getByRole('button'));
    await waitFor(() => expect(lastOf('/v1/project/orders')).toMatchObject({ orderBy: 'projectName' }));
  });

  it('[E18] keeps the create dialog open when the empty list finishes loading', async () => {
    let answer = (_none: object) => {};
    const later = new Promise<object>((resolve) => {
      answer = resolve;
    });
    show('documents', { 'GET /v1/account/account-documents': () => later });
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir un documento' }));
    const dialog = await screen.findByRole('dialog');
    answer(listOf());
    expect(await screen.findByText('No hay documentos')).toBeInTheDocument();
    expect(dialog).toBeVisible();
  });

  it("[A6] links to each row, omits the customer's name, and lets columns be chosen", async () => {
    show('wallet');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'Ingreso' })).toHaveAttribute(
      'href',
      `/wallet/${moneyIds.transaction}`,
    );
    expect(table.queryByText('Lucía Ferrer Soler')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Columnas' }));
    await userEvent.click(choice.getByRole('switch', { name: 'Cuenta bancaria' }));
    expect(table.getByText(/Cuenta de ahorro/)).toBeInTheDocument();
  });
});

describe('[A3] on a phone', () => {
  onAPhone();

  it('[A7] marks unread tickets, and shows their priority', async () => {
    const ticket = { ...buildTicket(), title: 'Duda del ingreso', read: false, priority: 'urgent' };
    show('tickets', { 'GET /v1/support/tickets': listOf(ticket) });
    const card = within((await screen.findByText('Duda del ingreso')).closest('li') as HTMLElement);
    expect(card.getByTitle('Sin leer')).toBeInTheDocument();
    expect(card.getByText('Urgente')).toBeVisible();
  });

  it('shows the acts of the heading as icons with a name', async () => {
    show('bank-accounts');
    for (const act of [
      await screen.findByRole('button', { name: 'Asignar gestor' }),
      screen.getByRole('link', { name: 'Editar' }),
    ]) {
      expect(act).toBeVisible();
      expect(act.textContent).toBe('');
    }
  });

  it('[A18] shows cards, ordered through a menu', async () => {
    const { lastOf } = show('bank-accounts');
    expect(await screen.findByRole('link', { name: 'Cuenta de ahorro' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Columnas' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Ordenar por/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Alias, ascendente' }));
    await waitFor(() => expect(lastOf('/v1/payment/bank-accounts')).toMatchObject({ orderBy: 'alias' }));
  });
});
