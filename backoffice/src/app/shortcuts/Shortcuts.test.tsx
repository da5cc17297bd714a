import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SheetProvider } from '../../kit/shortcuts/sheet-context.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import { Shortcuts } from './Shortcuts.tsx';

const found = {
  customers: [{ userId: ids.manager, name: 'Lucía Ferrer', email: 'lucia@example.com' }],
  movements: [
    {
      transactionId: ids.admin,
      userName: 'Lucía Ferrer',
      type: 'income',
      amount: '500.00',
      status: 'completed',
    },
  ],
  bankEntries: [
    {
      bankEntryId: ids.project,
      bookedOn: '2026-03-02',
      side: 'in',
      amount: '250.00',
      counterpartyName: 'FERRER SOLER LUCIA',
      state: 'booked',
    },
  ],
  bankAccounts: [],
  projects: [{ projectId: ids.project, name: 'Casa Ferrer', phaseName: 'Investment' }],
  promotions: [],
  tickets: [{ ticketId: ids.type, title: 'No llega', userName: 'Lucía Ferrer', stateId: 'Closed' }],
  verifications: [],
  proposals: [],
};
const nothingFound = {
  customers: [],
  movements: [],
  bankEntries: [],
  bankAccounts: [],
  projects: [],
  owners: [],
  complaints: [],
  paymentFiles: [],
  questions: [],
  promotions: [],
  tickets: [],
  verifications: [],
  proposals: [],
};
const resources = {
  customer: { name: 'customer', options: { label: 'Clientes' } },
  wallet: { name: 'wallet' },
  audit: { name: 'audit' },
};

async function mountShortcuts(moreAnswers: object = {}, at = '/project') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/overview/search': found,
    ...moreAnswers,
  });
  const mounted = mount(
    <SheetProvider>
      <input aria-label="campo" />
      <Shortcuts />
    </SheetProvider>,
    { at, resources },
  );
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/me'))).toBe(true));
  await waitFor(() => expect(mounted.container).toBeInTheDocument());
  return { calls, ...mounted };
}

/** Repeats the keys, because shortcuts do nothing until the user is loaded. */
async function goTo(keys: string, location: () => { pathname: string }, path: string) {
  await waitFor(async () => {
    await userEvent.keyboard(keys);
    expect(location().pathname).toBe(path);
  });
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

it('[A1] [B15] keeps letters typed right after the shortcut', async () => {
  const { calls } = await mountShortcuts();
  await userEvent.keyboard('{Control>}k{/Control}ferrer');
  expect(await screen.findByRole('combobox')).toHaveValue('ferrer');
  expect(await screen.findByRole('option', { name: /Casa Ferrer/ })).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ text: 'ferrer' });
});

it('[A1] finds records by kind, and opens one with the keyboard only', async () => {
  const { location, calls } = await mountShortcuts();
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox'), 'ferrer');
  await screen.findByRole('option', { name: /Casa Ferrer/ });
  expect(options()).toEqual([
    'Lucía Ferrerlucia@example.com',
    'Ingreso de 500,00\u00a0€Lucía Ferrer',
    'Entrada · 250,00\u00a0€02/03/2026 · FERRER SOLER LUCIA',
    'Casa FerrerAbierto',
    'No llegaLucía Ferrer',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('5 resultados');
  expect(calls.filter(({ path }) => path.endsWith('/search')).map(({ query }) => query)).toEqual([
    { text: 'ferrer' },
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('FERRER SOLER LUCIA');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Casa Ferrer');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(location().pathname).toBe(`/bank/${ids.project}`);
});

it('[A1] offers create pages by name to users with permission', async () => {
  const { location } = await mountShortcuts();
  await userEvent.keyboard('{Control>}k{/Control}nuevo cli');
  const acts = await screen.findByRole('group', { name: 'Hacer' });
  expect(
    within(acts)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nuevo cliente']);
  await userEvent.keyboard('{Enter}');
  expect(location().pathname).toBe('/customer/new');
});

const acts = async () => within(await screen.findByRole('group', { name: 'Hacer' })).getAllByRole('option');

it('[A1] offers the queues of decisions by name', async () => {
  const { location } = await mountShortcuts();
  await userEvent.keyboard('{Control>}k{/Control}aprobar');
  expect((await acts()).map(({ textContent }) => textContent)).toEqual([
    'Movimientos por aprobar',
    'Identidades por decidir',
    'Cuentas bancarias por validar',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(location().pathname).toBe('/queues/transactions');
});

it('[A1] offers the audit trail of a typed identifier', async () => {
  const { location } = await mountShortcuts({ 'GET /v1/overview/search': nothingFound });
  await userEvent.keyboard(`{Control>}k{/Control}${ids.project.toUpperCase()}`);
  const trail = await screen.findByRole('group', { name: 'Auditoría' });
  expect(trail).toHaveTextContent('Qué pasó con este identificador');
  await userEvent.keyboard('{Enter}');
  expect(location()).toMatchObject({ pathname: '/audit/' });
  expect(new URLSearchParams(location().search).get('filter')).toBe(
    JSON.stringify({ subjectId: ids.project }),
  );
});

it('[A1] finds bank accounts and promotions', async () => {
  await mountShortcuts({
    'GET /v1/overview/search': {
      ...nothingFound,
      bankAccounts: [
        { bankAccountId: ids.type, userName: 'Lucía Ferrer', account: 'ES•• 1332', state: 'valid' },
      ],
      promotions: [{ promotionId: ids.project, title: 'Campaña 1332', active: true }],
    },
  });
  await userEvent.keyboard('{Control>}k{/Control}1332');
  await screen.findByRole('option', { name: /Campaña/ });
  expect(options()).toEqual(['ES•• 1332Lucía Ferrer', 'Campaña 1332En la web']);
});

it('[A1] offers recently opened results, and sections', async () => {
  await mountShortcuts();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'ferrer');
  await userEvent.click(await screen.findByRole('option', { name: /No llega/ }));
  await userEvent.keyboard('/');
  expect(await screen.findByRole('group', { name: 'Abiertos recientemente' })).toHaveTextContent('No llega');
  await userEvent.type(screen.getByRole('combobox'), 'clie');
  const sections = await screen.findByRole('group', { name: 'Ir a' });
  expect(within(sections).getByRole('option', { name: 'Clientes' })).toBeVisible();
});

it('[X3] says when nothing is found, and why a search failed', async () => {
  await mountShortcuts({
    'GET /v1/overview/search': nothingFound,
  });
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox'), 'x');
  expect(screen.getByText('Escribe al menos dos letras.')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox'), 'yz');
  expect(await screen.findByText(/Nada coincide con «xyz»/)).toBeVisible();
  fakeApi({ 'GET /v1/overview/search': refusal('request.unavailable', { detail: 'Vuelve luego.' }) });
  await userEvent.type(screen.getByRole('combobox'), 'w');
  expect(await screen.findByText('Vuelve luego.')).toBeVisible();
});

it('[A1] opens a section with g, and its create page with n', async () => {
  const { location } = await mountShortcuts();
  await goTo('gc', location, '/customer/');
  await goTo('gp', location, '/project/');
  await goTo('n', location, '/project/new');
  await goTo('gh', location, '/');
  expect(location().pathname).toBe('/');
});

it('[B15] does nothing while the user types', async () => {
  await mountShortcuts();
  await userEvent.type(screen.getByLabelText('campo'), 'g?/n');
  expect(screen.getByLabelText('campo')).toHaveValue('g?/n');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[B15] lists the shortcuts, and turns single-letter ones off', async () => {
  await mountShortcuts();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  expect(within(sheet).getByText('Clientes')).toBeVisible();
  await userEvent.click(within(sheet).getByRole('switch', { name: 'Usar atajos de una sola tecla' }));
  expect(within(sheet).queryByText('Clientes')).toBeNull();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toBeVisible();
});

it('[B15] draws the arrow keys, and names them for screen readers', async () => {
  await mountShortcuts({}, '/bank/treasury/');
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  for (const name of ['Flecha abajo', 'Flecha arriba'])
    expect(within(sheet).getByRole('img', { name })).toBeInstanceOf(SVGElement);
  expect(sheet).not.toHaveTextContent(/[↑↓]/);
});
