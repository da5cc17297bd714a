import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildCustomer, customerIds } from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
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

const titlesOfDialogs = () =>
  [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent ?? '');

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

  const bulkActId = '0190b000-0000-7000-8000-000000000001';
  const bulkAct = {
    bulkActId,
    createdAt: '2026-02-03T12:00:00.000Z',
    resource: 'users',
    act: 'disableUsers',
    undoesId: null,
    undoneById: null,
    values: {},
    valueName: null,
    filter: null,
    state: 'running',
    stopReason: null,
    canBeUndone: false,
    startedById: ids.manager,
    startedByName: 'Elena Vidal',
    endedAt: null,
    total: 2,
    done: 0,
    unchanged: 0,
    refused: 0,
  };
  const starting = { 'POST /v1/bulk-acts': () => bulkAct };
  const started = (calls: ReturnType<typeof fakeApi>) =>
    calls.filter(({ method, path }) => method === 'POST' && path === '/v1/bulk-acts');

  async function selectBoth() {
    for (const name of [/Lucía/, /Javier/])
      await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
  }

  it('[A16][A24] assigns several customers to a manager by a bulk act', async () => {
    const { calls, location } = list({
      ...starting,
      [address]: ({ query }: { query: Record<string, string> }) =>
        query.role === 'operator'
          ? listOf(buildMe({ role: 'operator', userId: ids.manager, name: 'Marcos', surname: 'Iglesias' }))
          : listOf(buildCustomer(), second),
    });
    await selectBoth();
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar gestor' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Quién lleva a estos 2 clientes?' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Gestor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Marcos Iglesias' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar gestor' }));
    await waitFor(() => expect(location().pathname).toBe(`/bulk-acts/${bulkActId}`));
    expect(started(calls).map(({ body }) => body)).toEqual([
      {
        act: 'assignUsers',
        values: { managerId: ids.manager },
        ids: `${customerIds.customer},${ids.type}`,
      },
    ]);
  });

  it('[A16][A24] disables the selected customers by one bulk act, and opens its page', async () => {
    const { calls, location } = list({ ...starting, [address]: listOf(buildCustomer(), second) });
    await selectBoth();
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Exportar la selección' });
    expect(new URL(file.href).searchParams.get('ids')).toBe(`${customerIds.customer},${ids.type}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desactivar 2 clientes?' }));
    expect(
      dialog.getByText(/^Cada cliente recibe un correo\. .+ si la deshaces antes, nadie recibe nada\.$/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(location().pathname).toBe(`/bulk-acts/${bulkActId}`));
    const [call] = started(calls);
    expect(call?.body).toEqual({ act: 'disableUsers', ids: `${customerIds.customer},${ids.type}` });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('[A24] closes the dialog of a bulk act with the customers it named, once it has started', async () => {
    const titles: string[] = [];
    list({ ...starting, [address]: listOf(buildCustomer(), second) });
    const observer = new MutationObserver(() => titles.push(...titlesOfDialogs()));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await selectBoth();
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desactivar 2 clientes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    observer.disconnect();
    expect(new Set(titles)).toEqual(new Set(['¿Desactivar 2 clientes?']));
  });

  it('[A24][X3] says in the dialog why a bulk act does not start', async () => {
    list({
      [address]: listOf(buildCustomer(), second),
      'POST /v1/bulk-acts': refusal('overview.nothing_matches', { detail: 'Ningún registro coincide.' }),
    });
    await selectBoth();
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desactivar 2 clientes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await dialog.findByText('Ningún registro coincide.')).toBeVisible();
  });

  it('[A24] selects all customers that match the filter, also those on other pages', async () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      buildCustomer({
        userId: `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        email: `cliente${index}@example.com`,
      }),
    );
    const query = new URLSearchParams({ filter: JSON.stringify({ name: 'ferrer', disabled: false }) });
    const { calls, location } = list(
      { ...starting, [address]: { data: many, total: 100_216 } },
      `/customer?${query}`,
    );
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Seleccionar todo' }, { timeout: 5_000 }),
    );
    expect(await screen.findByText('10 seleccionados de 100.216')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 100.216 que coinciden' }));
    expect(await screen.findByText('Seleccionados los 100.216 que coinciden')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Exportar la selección' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desactivar 100.216 clientes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await dialog.findByText('Requerido.')).toBeVisible();
    expect(started(calls)).toEqual([]);
    await enter(dialog.getByRole('textbox', { name: /Escribe «100216»/ }), '100216');
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(location().pathname).toBe(`/bulk-acts/${bulkActId}`));
    expect(started(calls)[0]?.body).toEqual({
      act: 'disableUsers',
      filter: { name: 'ferrer', disabled: 'false' },
    });
  });

  it('[A24] forgets that all were selected when one row is unselected', async () => {
    list({ [address]: { data: [buildCustomer(), second], total: 30 } });
    await selectBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 30 que coinciden' }));
    expect(await screen.findByText('Seleccionados los 30 que coinciden')).toBeVisible();
    await userEvent.click(within(screen.getByRole('row', { name: /Javier/ })).getByRole('checkbox'));
    expect(await screen.findByText('1 seleccionado de 30')).toBeVisible();
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
