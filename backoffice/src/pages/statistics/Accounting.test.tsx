import { formatDate } from '@semilla/format';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe } from '../../testing/records.ts';
import { Accounting } from './Accounting.tsx';

beforeEach(() => void vi.setSystemTime('2026-03-14T12:00:00Z'));
afterEach(() => void vi.useRealTimers());

const fees = { kind: 'fees', code: '705', name: 'Prestaciones de servicios', version: 2 };
const row = {
  code: '705',
  name: 'Prestaciones de servicios',
  kinds: ['fees'],
  opening: '-100.00',
  debit: '0.00',
  credit: '20.50',
  closing: '-120.50',
};
const totals = { data: [row], entries: 3, debit: '20.50', credit: '20.50' };

function accounting(moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/wallet/book-accounts': { data: [fees] },
    'GET /v1/wallet/journal-totals': totals,
    ...moreAnswers,
  });
  const screens = (
    <>
      <Accounting />
      <ConflictDialog />
    </>
  );
  return { calls, ...mount(screens, { at: '/statistics', resource: 'statistics' }) };
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Periodo' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

const rewrite = async (name: string, text: string) => {
  const input = screen.getByRole('textbox', { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la cuenta Comisiones' }));
  return screen.findByRole('dialog', { name: 'Cuenta contable: Comisiones' });
};

it('[B16] shows the trial balance of the last month, with its sums', async () => {
  const { calls } = accounting();
  const table = await screen.findByRole('table', { name: 'Sumas y saldos' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    'CuentaSaldo inicialDebeHaberSaldo final',
    '705Prestaciones de servicios−100,00 €0,00 €20,50 €−120,50 €',
    'Total0,00 €20,50 €20,50 €0,00 €',
  ]);
  const query = calls.find(({ path }) => path.endsWith('/journal-totals'))?.query;
  expect(query?.fromDate).toMatch(/-01$/);
  expect(query?.toDate?.slice(0, 7)).toBe(query?.fromDate?.slice(0, 7));
  const [from, to] = [query?.fromDate, query?.toDate].map((day) => formatDate(day ?? ''));
  expect(screen.getByText(`Del ${from} al ${to}. Asientos: 3`)).toBeVisible();
});

it('[B16] offers the journal of the chosen period as CSV and for Excel', async () => {
  accounting();
  await choose('El año pasado');
  const period = '?fromDate=2025-01-01&toDate=2025-12-31';
  expect(await screen.findByRole('link', { name: 'Libro diario CSV' })).toHaveAttribute(
    'href',
    `/v1/wallet/journal/csv${period}`,
  );
  expect(screen.getByRole('link', { name: 'Libro diario Excel' })).toHaveAttribute(
    'href',
    `/v1/wallet/journal/xlsx${period}`,
  );
  await choose('Este año');
  expect(await screen.findByText(/Este periodo no ha terminado/)).toBeVisible();
});

it('[V11][B16] reports a wrong period instead of loading it', async () => {
  accounting();
  await choose('Otras fechas');
  const from = await screen.findByRole('textbox', { name: 'Desde el día' });
  await userEvent.clear(from);
  await userEvent.type(from, '01012020');
  expect(await screen.findByText('El periodo puede ser de un año como máximo.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Libro diario CSV' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Plan de cuentas' })).toBeVisible();
});

it('[B16] says that a period has no entries', async () => {
  accounting({ 'GET /v1/wallet/journal-totals': { ...totals, entries: 0 } });
  expect(await screen.findByText(/No hay asientos en este periodo/)).toBeVisible();
});

it('[B16] warns that the accountant must confirm the chart, and saves an account with its version', async () => {
  const { calls } = accounting({ 'PATCH /v1/wallet/book-accounts/fees': { ...fees, code: '7050' } });
  expect(await screen.findByText(/Tu asesor contable tiene que confirmarlos/)).toBeVisible();
  await openDialog();
  await rewrite('Código', '7050');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la cuenta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = calls.find(({ method }) => method === 'PATCH') ?? {};
  expect(body).toEqual({ code: '7050', name: 'Prestaciones de servicios', version: 2 });
});

it('[V1][B16] refuses a code that is not a number before sending it', async () => {
  const { calls } = accounting();
  await openDialog();
  await rewrite('Código', '70-5');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la cuenta' }));
  expect(await screen.findByText('Escribe de 3 a 12 cifras, sin puntos ni espacios.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

it('[B16] shows what someone else has saved of the account, and keeps what is typed', async () => {
  accounting({
    'PATCH /v1/wallet/book-accounts/fees': refusal('request.edited_meanwhile', {
      detail: 'Otra persona ha guardado cambios.',
      current: { ...fees, name: 'Tarifas', version: 3 },
      sent: {},
    }),
  });
  await openDialog();
  await rewrite('Nombre', 'Comisiones');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la cuenta' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Cambiado mientras tanto' }));
  expect(conflict.getByRole('row', { name: /^Nombre/ })).toHaveTextContent(/Tarifas.*Comisiones/);
  await userEvent.click(conflict.getByRole('button', { name: 'Volver a editar' }));
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Comisiones');
});
