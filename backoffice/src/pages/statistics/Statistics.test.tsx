import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, ids } from '../../testing/records.ts';
import Statistics from './Statistics.tsx';

// recharts needs ResizeObserver, which jsdom lacks.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => void vi.useRealTimers());

const row = { period: '2026-03-01', from: '2026-03-01', to: '2026-03-31', count: 2 };
const of = (data: object) => ({ groupBy: 'month', data: [data], total: 1 });
const moved = {
  ...row,
  amount: '1700.00',
  invested: '1500.00',
  disinvested: '200.00',
  penaltyAmount: '0.00',
};
const delivered = { ...row, gross: '90.00', fee: '9.00', net: '81.00', principal: '500.00' };
const movements = 'GET /v1/project/order-movements/summary';
const march = 'groupBy=month&from=2026-03-01&to=2026-03-31';

function statistics(search = march, moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [movements]: of(moved),
    'GET /v1/project/fees/summary': of({ ...row, amount: '12.50' }),
    'GET /v1/project/returns/summary': of(delivered),
    'GET /v1/wallet/tax-gaps': { data: [], total: 0 },
    'GET /v1/wallet/book-accounts': { data: [] },
    'GET /v1/wallet/journal-totals': { data: [], entries: 0, debit: '0.00', credit: '0.00' },
    'GET /v1/project/projects': listOf(buildProject()),
    [`GET /v1/project/projects/${ids.project}`]: buildProject(),
    'GET /v1/project/yearly-report/offers': {
      offers: 0,
      lines: 0,
      linesWithoutResidence: 0,
      investorsWithoutResidence: 0,
    },
    ...moreAnswers,
  });
  return { calls, ...mount(<Statistics />, { at: `/statistics/?${search}`, resource: 'statistics' }) };
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((tableRow) => tableRow.textContent?.replaceAll('\u00a0', ' '));

it('[A22][N5][M1] shows a table with sums next to each chart', async () => {
  const { calls } = statistics();
  expect(await rowsOf('Inversiones')).toEqual([
    'PeriodoN.ºInvertidoDesinvertido',
    '03/202621.500,00 €200,00 €',
    'Total21.500,00 €200,00 €',
  ]);
  expect(await rowsOf('Comisiones')).toEqual(['PeriodoN.ºImporte', '03/2026212,50 €', 'Total212,50 €']);
  expect(await rowsOf('Rendimientos repartidos')).toEqual([
    'PeriodoN.ºRendimiento netoCapital devuelto',
    '03/2026281,00 €500,00 €',
    'Total281,00 €500,00 €',
  ]);
  expect(screen.getByRole('figure', { name: /Gráfico: Inversiones/ })).toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith('/fees/summary'))?.query).toEqual({
    groupBy: 'month',
    fromDate: '2026-03-01',
    toDate: '2026-03-31',
  });
});

it('[A22][N5] keeps grouping and period in the address', async () => {
  const { location, calls } = statistics();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Agrupar por' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Trimestre' }));
  await waitFor(() => expect(location().search).toContain('groupBy=quarter'));
  expect(location().search).toContain('from=2026-03-01');
  await waitFor(() => expect(calls.at(-1)?.query.groupBy).toBe('quarter'));
  await userEvent.click(screen.getByRole('button', { name: '30 días' }));
  await waitFor(() => expect(location().search).toContain('groupBy=day'));
  expect(screen.getByRole('button', { name: '30 días' })).toHaveAttribute('aria-pressed', 'true');
});

it('[A22] compares with the preceding period of the same number of months', async () => {
  const { calls } = statistics(march, {
    [movements]: ({ query }: { query: Record<string, string> }) =>
      of(query.toDate === '2026-02-28' ? { ...moved, invested: '1000.00' } : moved),
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Comparar con el periodo anterior' }));
  expect(await screen.findByText(/\+50,00\s% respecto al periodo anterior/)).toBeVisible();
  expect(calls.find(({ query }) => query.toDate === '2026-02-28')?.query.fromDate).toBe('2026-02-01');
  expect((await rowsOf('Inversiones')).at(-1)).toBe('Total21.500,00 €200,00 €1.000,00 €');
});

it('[A22][B13] offers each table as CSV and for Excel', async () => {
  statistics();
  const [file] = await screen.findAllByRole('link', { name: 'Descargar CSV' });
  expect(file).toHaveAttribute(
    'href',
    '/v1/project/order-movements/summary/export?groupBy=month&fromDate=2026-03-01&toDate=2026-03-31',
  );
  const [workbook] = screen.getAllByRole('link', { name: 'Descargar Excel' });
  expect(workbook).toHaveAttribute('href', `${file?.getAttribute('href')}&format=xlsx`);
});

it('[A22] filters the tables and files by a project until it is removed', async () => {
  const { calls, location } = statistics();
  const choice = await screen.findByRole('combobox', { name: 'Proyecto' });
  await enter(choice, 'lava');
  await waitFor(() => expect(calls.some(({ query }) => query.name === 'lava')).toBe(true));
  await userEvent.click(await screen.findByRole('option', { name: 'Edificio Lavapiés' }));
  await waitFor(() => expect(location().search).toBe(`?${march}&project=${ids.project}`));
  const projectIdOf = (path: string) => calls.findLast((call) => call.path.endsWith(path))?.query.projectId;
  await waitFor(() => expect(projectIdOf('/fees/summary')).toBe(ids.project));
  expect(projectIdOf('/returns/summary')).toBe(ids.project);
  const [file] = await screen.findAllByRole('link', { name: 'Descargar CSV' });
  expect(file?.getAttribute('href')).toContain(`projectId=${ids.project}`);
  await userEvent.clear(choice);
  await waitFor(() => expect(location().search).toBe(`?${march}`));
  await waitFor(() => expect(projectIdOf('/fees/summary')).toBeUndefined());
});

it('[A22] shows the project in the address, and ignores an invalid id', async () => {
  const { unmount } = statistics(`${march}&project=${ids.project}`);
  const choice = await screen.findByRole('combobox', { name: 'Proyecto' });
  await waitFor(() => expect(choice).toHaveValue('Edificio Lavapiés'));
  unmount();
  const { calls } = statistics(`${march}&project=none`);
  await screen.findByRole('table', { name: 'Inversiones' });
  expect(calls.some(({ query }) => 'projectId' in query)).toBe(false);
});

it('[A22] ignores a day while its year is being typed', async () => {
  const { location } = statistics();
  const from = await screen.findByLabelText('Desde');
  for (const typed of ['05/03/2', '05/03/20', '05/03/202']) {
    fireEvent.change(from, { target: { value: typed } });
    expect(from).toHaveValue(typed);
    expect(location().search).toContain('from=2026-03-01');
  }
  fireEvent.change(from, { target: { value: '2025-03-05' } });
  await waitFor(() => expect(location().search).toContain('from=2025-03-05'));
  fireEvent.change(from, { target: { value: '' } });
  expect(from).toHaveValue('');
  fireEvent.blur(from);
  expect(from).toHaveValue('05/03/2025');
});

it('[A22][V11] reports invalid days instead of loading', async () => {
  const { calls } = statistics('from=2026-03-31&to=2026-03-01');
  expect(await screen.findByText(/no puede ser anterior a la de inicio/)).toBeVisible();
  expect(calls.some(({ path }) => path.endsWith('/summary'))).toBe(false);
});

it('[X3] shows why a chart could not be loaded, and retries', async () => {
  let tries = 0;
  statistics(march, {
    [movements]: () => {
      tries += 1;
      return tries === 1 ? refusal('request.unavailable', { detail: 'Vuelve luego.' }) : of(moved);
    },
  });
  expect(await screen.findByText('Vuelve luego.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table', { name: 'Inversiones' })).toBeVisible();
});

it('[L44] offers the data of the tax forms, by quarter for quarterly forms', async () => {
  statistics();
  const link = async () =>
    (await screen.findByRole('link', { name: 'Descargar los datos' })).getAttribute('href');
  expect(await link()).toMatch(/\/v1\/wallet\/tax-forms\/193\?year=\d{4}$/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Modelo' }));
  await userEvent.click(await screen.findByRole('option', { name: /^216/ }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Trimestre' }));
  await userEvent.click(await screen.findByRole('option', { name: '3' }));
  expect(await link()).toMatch(/\/v1\/wallet\/tax-forms\/216\?year=\d{4}&quarter=3$/);
});

it('[L44] lists customers without the details that the tax forms require', async () => {
  statistics(march, {
    'GET /v1/wallet/tax-gaps': {
      data: [{ userId: ids.manager, userName: 'Pedro Gil', lacks: ['residence', 'taxNumber'], tax: '1.90' }],
      total: 1,
    },
  });
  expect(await screen.findByRole('link', { name: 'Pedro Gil' })).toHaveAttribute(
    'href',
    expect.stringContaining(ids.manager),
  );
  expect(screen.getByText(/^Residencia fiscal · Número fiscal · Retenido: 1,90\s€$/)).toBeInTheDocument();
});

it('[L36] says that the report of a year contains no offers, or that the year is not over', async () => {
  vi.setSystemTime('2026-03-14T12:00:00Z');
  statistics();
  expect(await screen.findByText('En 2025 no se financió ninguna oferta', { exact: false })).toBeVisible();
  expect(screen.queryByText(/no ha terminado/)).toBeNull();
  await userEvent.click(screen.getAllByRole('combobox', { name: 'Año' })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name: '2026' }));
  expect(await screen.findByText('El año 2026 no ha terminado', { exact: false })).toBeVisible();
});

it('[L36] says before the download how many lines of the report lack the tax residence', async () => {
  vi.setSystemTime('2026-03-14T12:00:00Z');
  statistics(march, {
    'GET /v1/project/yearly-report/offers': {
      offers: 4,
      lines: 11,
      linesWithoutResidence: 2,
      investorsWithoutResidence: 3,
    },
  });
  const warning = await screen.findByText(/^A 2 de las 11 líneas les falta la residencia fiscal\./);
  expect(warning).toHaveTextContent(
    'Son de 3 inversores que no la han declarado para 2025: pídesela antes de enviar el informe.',
  );
});
