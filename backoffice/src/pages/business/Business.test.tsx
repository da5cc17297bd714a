import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildMe, ids, phaseIdOf } from '../../testing/records.ts';
import Business from './Business.tsx';

// recharts needs ResizeObserver, which jsdom lacks.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const cohort = { cohort: '2026-03-01', size: 12, month: '2026-03-01', monthsAfter: 0, investors: 12 };
const cohorts = listOf(
  { ...cohort, share: '100.00', amount: '36000.00' },
  { ...cohort, month: '2026-04-01', monthsAfter: 1, investors: 3, share: '25.00', amount: '7500.00' },
  {
    ...cohort,
    cohort: '2026-04-01',
    month: '2026-04-01',
    size: 0,
    investors: 0,
    share: '0.00',
    amount: '0.00',
  },
);
const step = (name: string, customers: number, share: string, medianDays: number | null) => ({
  step: name,
  customers,
  share,
  shareOfBefore: share,
  medianDays,
});
const funnel = listOf(step('registered', 40, '100.00', null), step('invested', 10, '25.00', 4));
const funding = {
  ...listOf(
    {
      projectId: ids.project,
      projectName: 'Edificio Lavapiés',
      state: 'funded',
      openedOn: '2026-03-02',
      fundedOn: '2026-04-10',
      days: 39,
      target: '450000.00',
      invested: '450000.00',
    },
    {
      projectId: ids.manager,
      projectName: 'Huerto de Almagro',
      state: 'open',
      openedOn: '2026-04-02',
      fundedOn: null,
      days: 8,
      target: '90000.00',
      invested: '100.00',
    },
  ),
  medianDays: 39,
};
const repeats = listOf({ month: '2026-04-01', investors: 40, repeatInvestors: 10, share: '25.00' });
const loans = listOf(
  { age: 'onTime', loans: 3, principal: '300000.00', share: '75.00', missing: '0.00' },
  { age: 'days1to30', loans: 1, principal: '100000.00', share: '25.00', missing: '2500.00' },
  { age: 'default', loans: 0, principal: '0.00', share: '0.00', missing: '0.00' },
);
const path = '/v1/project/business';
const april = 'from=2026-03-01&to=2026-04-30';

function business(moreAnswers: object = {}, search = april, role = 'admin') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe({ role: role as 'admin' }),
    'GET /v1/project/phases': listOf({ phaseId: phaseIdOf('Financed'), name: 'Financed' }),
    [`GET ${path}/cohorts`]: cohorts,
    [`GET ${path}/funnel`]: funnel,
    [`GET ${path}/funding-times`]: funding,
    [`GET ${path}/repeat-rates`]: repeats,
    [`GET ${path}/loans-by-age`]: loans,
    ...moreAnswers,
  });
  return { calls, ...mount(<Business />, { at: `/business/?${search}`, resource: 'business' }) };
}

const section = (name: string) => screen.findByRole('region', { name });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('filter') ?? '{}');

it('[A27] shows the cohorts as a triangle of shares and numbers, or of amounts', async () => {
  business();
  const name = 'Inversores que vuelven a invertir';
  expect(await rowsOf(name)).toEqual([
    'Primera inversiónInversoresMes 0Mes 1',
    '03/202612100 %1225 %3',
    '04/20260–',
  ]);
  expect(plain((await section(name)).textContent)).toContain('De media, el 25,00 % invierte otra vez');
  await userEvent.click(screen.getByRole('button', { name: 'Importe' }));
  expect((await rowsOf(name))[1]).toBe('03/20261236.000 €7.500 €');
});

it('[A27] shows the funnel, the time to fund, the repeat rate and the loans as tables beside charts', async () => {
  business();
  expect(await rowsOf('Del registro a la primera inversión')).toEqual([
    'PasoClientesDe los registradosDel paso anteriorDías (mediana)',
    'Registrados40100,00 %100,00 %–',
    'Primera inversión1025,00 %25,00 %4',
  ]);
  expect(await rowsOf('Tiempo hasta financiarse')).toEqual([
    'ProyectoEstadoAbiertoFinanciadoDíasObjetivo',
    'Edificio LavapiésFinanciado02/03/202610/04/202639450.000 €',
    'Huerto de AlmagroAbierto02/04/2026–890.000 €',
  ]);
  expect(screen.getByText('Mediana: 39 días')).toBeVisible();
  expect(await rowsOf('Inversores con dos proyectos o más')).toEqual([
    'MesInversoresCon dos proyectos o másPorcentaje',
    '04/2026401025,00 %',
  ]);
  expect(await rowsOf('Capital pendiente y retrasos')).toEqual([
    'RetrasoPréstamosCapital pendientePorcentajePagos atrasados',
    'Al día3300.000,00 €75,00 %0,00 €',
    '1–30 días1100.000,00 €25,00 %2.500,00 €',
    'En impago00,00 €0,00 %0,00 €',
  ]);
  expect(screen.getAllByRole('figure', { name: /^Gráfico: / })).toHaveLength(5);
});

it('[A27][A2][A8] leads from each figure into the list that it counts', async () => {
  business();
  expect(filterOf(await screen.findByRole('link', { name: '03/2026' }))).toEqual({
    firstOrderMonth: '2026-03-01',
  });
  const ofFunnel = within(await section('Del registro a la primera inversión'));
  expect(filterOf(await ofFunnel.findByRole('link', { name: 'Primera inversión' }))).toEqual({
    reached: 'invested',
    fromDate: '2026-03-01',
    toDate: '2026-04-30',
  });
  expect(await screen.findByRole('link', { name: 'Edificio Lavapiés' })).toHaveAttribute(
    'href',
    expect.stringContaining(ids.project),
  );
  const ofRepeats = within(await section('Inversores con dos proyectos o más'));
  expect(filterOf(await ofRepeats.findByRole('link', { name: 'Ver los clientes' }))).toEqual({
    hasSeveralProjects: true,
  });
  const ofFunding = within(await section('Tiempo hasta financiarse'));
  expect(filterOf(await ofFunding.findByRole('link', { name: 'Ver los proyectos' }))).toEqual({
    openedFrom: '2026-03-01',
    openedTo: '2026-04-30',
  });
  const ofLoans = within(await section('Capital pendiente y retrasos'));
  const all = () => ofLoans.getByRole('link', { name: 'Ver los proyectos' });
  await waitFor(() => expect(filterOf(all())).toEqual({ phaseId: phaseIdOf('Financed') }));
  expect(filterOf(await ofLoans.findByRole('link', { name: '1–30 días' }))).toEqual({ loanAge: 'days1to30' });
  expect(ofLoans.queryByRole('link', { name: 'En impago' })).toBeNull();
});

it('[A27][P6] limits the list of loans to the projects of a manager', async () => {
  business({}, april, 'operator');
  expect(await screen.findByText(/Solo de tus clientes/)).toBeVisible();
  const link = await screen.findByRole('link', { name: '1–30 días' });
  expect(filterOf(link)).toEqual({ loanAge: 'days1to30', managerId: buildMe().userId });
});

it('[A27][B13] offers each figure of the chosen days as CSV and for Excel', async () => {
  business();
  await screen.findByRole('table', { name: 'Capital pendiente y retrasos' });
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Descargar CSV' })).toHaveLength(5));
  const addresses = screen
    .getAllByRole('link', { name: 'Descargar CSV' })
    .map((link) => link.getAttribute('href'));
  expect(addresses[0]).toBe(`${path}/cohorts/export?fromDate=2026-03-01&toDate=2026-04-30`);
  expect(addresses[4]).toBe(`${path}/loans-by-age/export`);
  const workbooks = screen.getAllByRole('link', { name: 'Descargar Excel' });
  expect(workbooks.map((link) => link.getAttribute('href'))).toEqual(
    addresses.map((address) => `${address}${address?.includes('?') ? '&' : '?'}format=xlsx`),
  );
});

it('[A27] keeps the days in the address, and reports too many months', async () => {
  const { calls, location } = business();
  await userEvent.click(await screen.findByRole('button', { name: '36 meses' }));
  await waitFor(() => expect(location().search).not.toContain('from=2026-03-01'));
  await waitFor(() => expect(calls.at(-1)?.query.fromDate).not.toBe('2026-03-01'));
});

it('[A27][V11] does not load more than 36 months', async () => {
  const { calls } = business({}, 'from=2020-01-01&to=2026-04-30');
  expect(await screen.findByText('Son demasiados meses: como máximo 36. Acorta las fechas.')).toBeVisible();
  expect(calls.some(({ path: called }) => called.endsWith('/cohorts'))).toBe(false);
});

it('[A27][N2] says of each empty figure what to do', async () => {
  const nothing = listOf();
  business({
    [`GET ${path}/cohorts`]: nothing,
    [`GET ${path}/funnel`]: nothing,
    [`GET ${path}/funding-times`]: { ...nothing, medianDays: null },
    [`GET ${path}/repeat-rates`]: nothing,
    [`GET ${path}/loans-by-age`]: nothing,
  });
  for (const title of [
    'Nadie invirtió por primera vez en estos meses',
    'Nadie se registró en este periodo',
    'Ningún proyecto se abrió en este periodo',
    'Todavía no hay inversores',
    'No hay préstamos en curso',
  ])
    expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getAllByText(/Elige un periodo más/)).toHaveLength(4);
  expect(screen.queryAllByRole('table')).toHaveLength(0);
});

it('[X3] shows why one figure could not be loaded, and retries it alone', async () => {
  let tries = 0;
  business({
    [`GET ${path}/funnel`]: () => {
      tries += 1;
      return tries === 1 ? refusal('request.unavailable', { detail: 'Vuelve luego.' }) : funnel;
    },
  });
  expect(await screen.findByText('Vuelve luego.')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Capital pendiente y retrasos' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table', { name: 'Del registro a la primera inversión' })).toBeVisible();
});

describe('on a phone', () => {
  onAPhone();

  it('[A27] shows each cohort as a block of its months', async () => {
    business();
    const list = await screen.findByRole('list', { name: 'Inversores que vuelven a invertir' });
    const blocks = [...list.children].map(({ textContent }) => plain(textContent));
    expect(blocks).toEqual([
      '03/202612 inversores nuevosMes 0100 %12Mes 125 %3',
      '04/20260 inversores nuevos',
    ]);
  });
});
