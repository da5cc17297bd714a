import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  buildBankAccount,
  buildCustomer,
  buildUserSummary,
  buildVerification,
  buildWallet,
  customerIds,
} from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildAuditEntry, buildMe, ids } from '../../testing/records.ts';
import CustomerShow from './CustomerShow.tsx';

const record = `/v1/account/users/${customerIds.customer}`;
const device = {
  totpId: customerIds.device,
  userId: customerIds.customer,
  createdAt: '2026-01-10T10:00:00.000Z',
  lastUsedAt: null,
};
const answers = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/account/users': ({ query }: { query: Record<string, string> }) =>
    query.role === 'operator'
      ? listOf(buildMe({ role: 'operator', userId: ids.manager, name: 'Marcos', surname: 'Iglesias' }))
      : listOf(),
  [`GET ${record}`]: buildCustomer(),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
  'GET /v1/wallet/wallets': listOf(buildWallet()),
  [`GET ${record}/summary`]: buildUserSummary(),
  'GET /v1/audit': listOf(),
  'GET /v1/auth/totps': listOf(device),
};

function show(moreAnswers: object = {}, part = '') {
  const calls = fakeApi({ ...answers, ...moreAnswers });
  const at = `/customer/${customerIds.customer}${part}`;
  return { calls, ...mount(<CustomerShow />, { at, route: '/customer/:id/*', resource: 'customer' }) };
}

async function choose(act: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  return within(await screen.findByRole('dialog'));
}

const typedName = (dialog: Awaited<ReturnType<typeof choose>>) =>
  dialog.findByRole('textbox', { name: /Escribe «Lucía Ferrer Soler»/ });

/** A customer without money or investments. */
const empty = {
  [`GET ${record}/summary`]: buildUserSummary({
    balance: '0.00',
    held: '0.00',
    orders: { pending: 0, active: 0, finished: 1, cancelled: 0 },
  }),
};

describe('a customer', () => {
  it('[A3][B5] shows the latest activity at the side, with a link to all of it', async () => {
    show({ 'GET /v1/audit': listOf(buildAuditEntry({ action: 'user.edit' })) });
    const side = within((await screen.findByText('Últimos cambios')).closest('section') as HTMLElement);
    expect(await side.findByText(/Elena Vidal/)).toBeVisible();
    expect(side.getByRole('link', { name: 'Ver toda la actividad' })).toHaveAttribute(
      'href',
      `/customer/${customerIds.customer}/activity`,
    );
  });

  it('[A3] [E1] [E2] [E19] [E20] shows identity, money and manager', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lucía Ferrer Soler' })).toBeVisible();
    expect(await screen.findByText('1.234,50 €')).toBeVisible();
    expect(screen.getByText('200,00 €')).toBeVisible();
    expect(await screen.findByText('350,25 €')).toBeVisible();
    expect(screen.getByText('21/05/1988')).toBeVisible();
    expect(screen.getByText('12345678Z')).toBeVisible();
    expect(await screen.findByText('Marcos Iglesias')).toBeVisible();
    expect(await screen.findByText('Desde el 10/01/2026, último uso S/D')).toBeVisible();
  });

  it('[A16] [S10] disables the account after explaining the consequences', async () => {
    const { calls } = show({ [`PATCH ${record}`]: buildCustomer({ disabled: true }) });
    const dialog = await choose('Desactivar la cuenta');
    expect(dialog.getByText(/Se cerrarán sus sesiones ahora mismo/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar la cuenta' }));
    expect(await screen.findByText('Cuenta desactivada')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ disabled: true, version: 1 });
  });

  it('[A16] [S11] deletes the one-time code device, with a reason for the second administrator', async () => {
    const { calls } = show({ [`DELETE /v1/auth/totps/${customerIds.device}`]: undefined });
    const deletions = () =>
      calls.filter(({ method, path }) => method === 'DELETE' && path.endsWith(customerIds.device));
    const dialog = await choose('Borrar el dispositivo de códigos');
    expect(
      dialog.getByText(/Otro administrador tiene que aprobarlo, y se borra 24 horas después/),
    ).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Borrar el dispositivo de códigos' });
    await userEvent.click(button);
    expect(await dialog.findByText('Requerido.')).toBeVisible();
    expect(deletions()).toEqual([]);
    await enter(dialog.getByLabelText(/^Por qué/), 'Ha perdido el teléfono.');
    await userEvent.click(button);
    expect(await screen.findByText('Dispositivo borrado: tendrá que configurar uno nuevo')).toBeVisible();
    expect(deletions()).toEqual([expect.objectContaining({ body: { why: 'Ha perdido el teléfono.' } })]);
  });

  it('[A16] [X3] shows what prevents a deletion, and stays on the page', async () => {
    const errors = [
      { path: 'wallet', code: 'has_money', message: 'Tiene dinero en el monedero.' },
      { path: 'orders', code: 'has_active_orders', message: 'Tiene inversiones en curso.' },
    ];
    const { location } = show({
      ...empty,
      [`DELETE ${record}`]: refusal('account.deletion_prevented', {
        detail: 'No se puede eliminar todavía.',
        errors,
      }),
    });
    const dialog = await choose('Eliminar el cliente');
    await enter(await typedName(dialog), 'Lucía Ferrer Soler');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar el cliente' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Tiene dinero en el monedero.')).toBeVisible();
    expect(alert.getByText('Tiene inversiones en curso.')).toBeVisible();
    expect(location().pathname).toBe(`/customer/${customerIds.customer}`);
  });

  it('[A16] says beforehand what prevents a deletion', async () => {
    show();
    const dialog = await choose('Eliminar el cliente');
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('La cuenta no se puede cerrar todavía: comprueba qué lo impide.')).toBeVisible();
    expect(alert.getByText('Tiene dinero en el monedero.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Eliminar el cliente' })).toBeDisabled();
  });

  it('[A16] deletes a customer without remaining money once the name was typed, and returns to the list', async () => {
    const { calls, location } = show({ ...empty, [`DELETE ${record}`]: undefined });
    const dialog = await choose('Eliminar el cliente');
    await enter(await typedName(dialog), 'Lucía');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar el cliente' }));
    expect(await dialog.findByText('No coincide con lo que hay que escribir.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await enter(await typedName(dialog), ' Ferrer Soler');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar el cliente' }));
    await waitFor(() => expect(location().pathname).toBe('/customer'));
  });

  it('[A16] [E20] assigns another manager', async () => {
    const { calls } = show({
      'GET /v1/account/users': ({ query }: { query: Record<string, string> }) =>
        query.role === 'operator' ? listOf() : listOf(buildMe()),
      [`PATCH /v1/account/user-assignment/${customerIds.customer}`]: { userId: customerIds.customer },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar gestor' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: /Gestor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Vidal' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar gestor' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ managerId: ids.admin }),
    );
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
  });

  it('[P8] lets a manager edit, and hides the administrators’ actions', async () => {
    show({ 'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }) });
    expect(await screen.findByRole('link', { name: 'Editar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Asignar gestor' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Actividad' })).toBeNull();
  });

  it('[P6] is not found by a manager who is not responsible for the customer', async () => {
    show({ [`GET ${record}`]: refusal('request.not_found') });
    expect(await screen.findByText('No encontrado')).toBeVisible();
  });
});

describe('records of a customer', () => {
  it('[A3] [E18] [V10] accept only PDFs as documents, and delete one after confirmation', async () => {
    const file = { name: 'contrato.pdf', type: 'application/pdf', sizeBytes: 48_213 };
    const document = {
      accountDocumentId: ids.type,
      accountId: customerIds.customer,
      ownerId: ids.admin,
      visible: false,
      file,
      viewUrl: `/v1/documents/view/${ids.type}`,
      createdAt: '2026-02-03T12:05:00.000Z',
    };
    const url = 'https://files.example/contrato.pdf';
    const opened = vi.fn<typeof window.open>(() => window);
    vi.stubGlobal('open', opened);
    const { calls } = show(
      {
        'GET /v1/account/account-documents': listOf(document),
        [`GET /v1/account/account-documents/url/${ids.type}`]: { url, expiresAt: '2026-03-10T09:35:00.000Z' },
        [`DELETE /v1/account/account-documents/${ids.type}`]: undefined,
      },
      '/documents',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'contrato.pdf' }));
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(url, '_blank'));
    expect(screen.getByText('Solo para el equipo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Añadir un documento' }));
    const dialog = within(await screen.findByRole('dialog'));
    const picture = new File(['x'], 'foto.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByLabelText('Elegir PDF'), picture, { applyAccept: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Este tipo de archivo no se admite aquí.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Borrar: contrato.pdf' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Borrar' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('[A3] [E15] link to each verification attempt', async () => {
    show({ 'GET /v1/account/verifications': listOf(buildVerification()) }, '/verifications');
    expect(await screen.findByRole('link', { name: 'Intento 2' })).toHaveAttribute(
      'href',
      `/verification/${customerIds.verification}`,
    );
    expect(screen.getByText('Por decidir')).toBeVisible();
  });

  it('[A3] [E14] [M5] list bank accounts by their last four digits', async () => {
    show({ 'GET /v1/payment/bank-accounts': listOf(buildBankAccount()) }, '/bank-accounts');
    expect(await screen.findByText(/•••• •••• 1332/)).toBeVisible();
    expect(screen.queryByText(/ES91/)).toBeNull();
  });

  it('[A3] [B13] can be filtered, keep the filter in the address, and export the filtered list', async () => {
    const { calls, location } = show(
      { 'GET /v1/payment/bank-accounts': listOf(buildBankAccount()) },
      '/bank-accounts',
    );
    await userEvent.click(await screen.findByRole('combobox', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pendiente' }));
    await waitFor(() => expect(location().search).toContain('pending'));
    const narrowed = { userId: customerIds.customer, state: 'pending' };
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path.endsWith('/bank-accounts'))?.query).toMatchObject(narrowed),
    );
    const file = new URL(
      (await screen.findByRole('link', { name: 'Exportar' })).getAttribute('href') ?? '',
      'http://localhost',
    );
    expect(file.pathname).toBe('/v1/payment/bank-accounts/export');
    expect(Object.fromEntries(file.searchParams)).toMatchObject(narrowed);
  });

  it('[X3] offer to retry when a part could not be loaded', async () => {
    show(
      { 'GET /v1/wallet/transactions': refusal('request.unavailable', { detail: 'Vuelve luego.' }) },
      '/wallet',
    );
    expect(await screen.findByText('Vuelve luego.')).toBeVisible();
  });
});
