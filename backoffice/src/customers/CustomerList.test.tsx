import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildCustomer, customerIds } from '../testing/customer-records.ts';
import { fakeApi, listOf, refusal } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe, ids } from '../testing/records.ts';
import CustomerList from './CustomerList.tsx';

const address = 'GET /v1/account/users';
const admin = { 'GET /v1/account/users/me': buildMe() };
const manager = { 'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }) };
const second = buildCustomer({ userId: ids.type, name: 'Javier', surname: 'Ortega', managerId: null });

const list = (answers: object, at = '/customer') => {
  const calls = fakeApi({ ...admin, ...answers });
  return { calls, ...mount(<CustomerList />, { at, route: '/customer', resource: 'customer' }) };
};

const listCall = (calls: ReturnType<typeof fakeApi>) =>
  calls.find(({ path, query }) => path === '/v1/account/users' && query.take !== '100');

describe('the list of customers', () => {
  it('[A2] [E1] marks unusual account states, and links to the page of each customer', async () => {
    list({
      [address]: listOf(
        buildCustomer({ kind: 'company', surname: null, name: 'Huerta Solar', disabled: true }),
      ),
    });
    const row = within(await screen.findByRole('row', { name: /Huerta Solar/ }));
    expect(row.getByText('Empresa')).toBeVisible();
    expect(row.getByText('Desactivado')).toBeVisible();
    expect(row.getByText('Aprobada')).toBeVisible();
    expect(row.getByText('03/02/2026')).toBeVisible();
    expect(row.getByRole('link', { name: 'Huerta Solar' })).toHaveAttribute(
      'href',
      `/customer/${customerIds.customer}`,
    );
    expect(await screen.findByRole('link', { name: 'Nuevo cliente' })).toHaveAttribute(
      'href',
      '/customer/new',
    );
  });

  it('[A2] loads and exports with the filters and order in the query parameters', async () => {
    const wanted = {
      name: 'ferrer',
      disabled: false,
      verificationStatus: 'Completed',
      role: 'user',
      managerId: ids.manager,
      multiSearch: '611',
      hasPendingTransactions: true,
      hasPendingBankAccounts: true,
    };
    const query = new URLSearchParams({
      filter: JSON.stringify(wanted),
      sort: 'email',
      order: 'ASC',
      page: '2',
      perPage: '10',
    });
    const { calls } = list({ [address]: listOf(buildCustomer()) }, `/customer?${query}`);
    await screen.findByRole('row', { name: /Lucía/ });
    const expected = Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, String(value)]));
    const sorted = { orderBy: 'email', orderSide: 'asc' };
    expect(listCall(calls)?.query).toEqual({ skip: '10', take: '10', ...sorted, ...expected });
    const file = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Exportar' }).href);
    expect(file.pathname).toBe('/v1/account/users/export');
    expect(Object.fromEntries(file.searchParams)).toEqual({ ...sorted, ...expected });
  });

  it('[A16] assigns several customers to a manager, whether or not they had one', async () => {
    const { calls } = list({
      [address]: ({ query }: { query: Record<string, string> }) =>
        query.role === 'operator'
          ? listOf(buildMe({ role: 'operator', userId: ids.manager, name: 'Marcos', surname: 'Iglesias' }))
          : listOf(buildCustomer(), second),
      [`GET /v1/account/users/${customerIds.customer}`]: buildCustomer({ managerId: ids.manager }),
      [`GET /v1/account/users/${ids.type}`]: { ...second, managerId: null },
      'POST /v1/account/user-assignment': {},
      [`PATCH /v1/account/user-assignment/${customerIds.customer}`]: {},
    });
    for (const name of [/Lucía/, /Javier/]) {
      await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar gestor' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Quién lleva a estos 2 clientes?' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Gestor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Marcos Iglesias' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar gestor' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('[A16] [X3] disables several customers, and reports how many failed', async () => {
    list({
      [address]: listOf(buildCustomer(), second),
      [`PATCH /v1/account/users/${customerIds.customer}`]: refusal('request.unavailable', {
        detail: 'Vuelve luego.',
      }),
      [`PATCH /v1/account/users/${ids.type}`]: second,
    });
    for (const name of [/Lucía/, /Javier/]) {
      await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    }
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Exportar la selección' });
    expect(new URL(file.href).searchParams.get('ids')).toBe(`${customerIds.customer},${ids.type}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desactivar 2 clientes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Actualizados 1 de 2. Vuelve luego.')).toBeVisible();
  });

  it('[A16] says that the list is too long to select entirely, and how many rows it selects', async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      buildCustomer({
        userId: `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        email: `cliente${index}@example.com`,
      }),
    );
    list({
      [address]: ({ query }: { query: Record<string, string> }) => ({
        data: query.take === '100' ? many : many.slice(0, 10),
        total: 100_216,
      }),
    });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Seleccionar todo' }, { timeout: 5_000 }),
    );
    expect(await screen.findByText(/^\d+ seleccionados de 100\.216$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los primeros 100 de 100.216' }));
    expect(await screen.findByText('100 seleccionados de 100.216')).toBeVisible();
    expect(await screen.findByText(/Se han seleccionado los primeros 100\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Seleccionar los primeros/ })).toBeNull();
  });

  it('[A16] stops disabling customers before the next one when the user cancels', async () => {
    const first = Promise.withResolvers<object>();
    const { calls } = list({
      [address]: listOf(buildCustomer(), second),
      [`PATCH /v1/account/users/${customerIds.customer}`]: () => first.promise,
      [`PATCH /v1/account/users/${ids.type}`]: second,
    });
    for (const name of [/Lucía/, /Javier/]) {
      await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desactivar 2 clientes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await dialog.findByRole('progressbar', { name: '0 de 2' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Parar' }));
    first.resolve(buildCustomer());
    expect(await screen.findByText('Parado: actualizados 1 de 2.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('[P8] hides the role and manager filters and the administrators’ actions from managers', async () => {
    list({ ...manager, [address]: listOf(buildCustomer()) });
    await userEvent.click(within(await screen.findByRole('row', { name: /Lucía/ })).getByRole('checkbox'));
    expect(await screen.findByRole('link', { name: 'Exportar la selección' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Asignar gestor' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Desactivar' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Añadir filtro' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Con movimientos pendientes' })).toBeVisible();
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Rol' })).toBeNull();
  });

  it('tells a manager without customers how to get customers', async () => {
    list({ ...manager, [address]: listOf() });
    expect(await screen.findByText('Todavía no hay clientes')).toBeVisible();
    expect(await screen.findByText(/clientes que te asignen/)).toBeVisible();
  });

  it('[X3] shows why loading failed', async () => {
    list({ [address]: refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' }) });
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
