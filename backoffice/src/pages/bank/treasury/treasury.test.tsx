import type { treasuryDesk, waitingMovement } from '@semilla/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, idOf, ids } from '../../../testing/records.ts';
import { waitingEntry } from '../../../testing/waiting-entry.ts';
import TreasuryDesk from './TreasuryDesk.tsx';

type Wire = (typeof treasuryDesk)['_zod']['input'];
type Movement = (typeof waitingMovement)['_zod']['input'];

const movement = (name: string, given: Partial<Movement> = {}): Movement => ({
  ...waitingEntry,
  bankEntryId: idOf(name),
  side: 'in',
  amount: '75.00',
  counterpartyName: name,
  counterpartyAccount: null,
  reference: null,
  text: 'TRANSFERENCIA',
  doubt: 'unknown',
  userId: null,
  userName: null,
  suggestion: { userId: ids.manager, userName: 'Lucía Ferrer', transactionId: null, secondPersonFor: [] },
  likely: null,
  ...given,
});

const desk: Wire = {
  balances: {
    day: '2026-03-02',
    state: 'explained',
    bank: '1075.00',
    ledger: '1300.00',
    difference: '-225.00',
    opening: '0.00',
    unreported: '0.00',
    unbooked: '75.00',
    unseen: '-300.00',
    unexplained: '0.00',
  },
  isStatementOld: true,
  stopped: null,
  missingDays: [],
  explaining: [
    {
      kind: 'unseen',
      day: '2026-03-01',
      amount: '-300.00',
      name: 'Rosa Gil',
      bankEntryId: null,
      transactionId: ids.admin,
      projectId: null,
    },
  ],
  explainingTotal: 1,
  lastImport: null,
  waiting: [movement('Uno'), movement('Dos'), movement('Tres', { suggestion: null })],
  leftToday: '41500.00',
  waitingTotal: 3,
  next: { payments: 2, total: '150.00' },
  files: [],
};

const bookings = '/v1/payment/bank-entries/bookings';

function show(
  results: { name: string; outcome: string; code: string | null }[] = [],
  given: Partial<Wire> = {},
) {
  const data = results.map(({ name, ...rest }) => ({ bankEntryId: idOf(name), ...rest }));
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    'GET /v1/payment/treasury': { ...desk, ...given },
    [`POST ${bookings}`]: { data },
    [`POST /v1/payment/bank-entries/${idOf('Dos')}/decision`]: movement('Dos', { state: 'held' }),
  });
  const mounted = mount(<TreasuryDesk />, { at: '/bank/treasury', route: '/bank/*', resource: 'bank' });
  return { calls, ...mounted };
}

const sent = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ path }) => path === bookings).map(({ body }) => body);
const row = (name: string) => screen.findByRole('listitem', { name: new RegExp(`^${name},`) });
const buttons = () => screen.findAllByRole('button', { name: /^Anotar 75,00.€$/ });

afterEach(() => vi.unstubAllGlobals());

it('[L40] shows both balances, the entries that explain the difference, and that the statement is old', async () => {
  show();
  expect(await screen.findByText('Según el banco, 02/03/2026')).toBeVisible();
  expect(screen.getByText(/^.225,00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rosa Gil' })).toHaveAttribute('href', `/wallet/${ids.admin}`);
  expect(screen.getByText(/más de un día hábil/)).toBeVisible();
  expect(screen.getByText(/2 pagos que se pueden hacer/)).toBeVisible();
});

it('[L40] counts one movement of the last import in the singular', async () => {
  show([], {
    lastImport: {
      bankStatementId: ids.type,
      account: '•••• •••• 1332',
      format: 'norma43',
      from: '2026-03-01',
      to: '2026-03-02',
      openingBalance: '0.00',
      closingBalance: '225.00',
      entries: 6,
      newEntries: 6,
      importedByName: 'Marta Ruiz Vega',
      createdAt: '2026-03-02T09:00:00.000Z',
      file: { name: 'extracto.n43', type: 'text/plain', sizeBytes: 900 },
      bookedEntries: 1,
      waitingEntries: 3,
    },
  });
  expect(await screen.findByText('1 anotado, 3 en espera, 2 retenidos o apartados')).toBeVisible();
});

it('[L40] shows the unexplained difference that stops payments, and since when', async () => {
  show([], { stopped: { day: '2026-03-01', unexplained: '0.01', debit: null } });
  expect(await screen.findByText(/^Desde el 01\/03\/2026 hay 0,01/)).toBeVisible();
});

it('[L40] names the unexplained debit that stops payments, and leads to it', async () => {
  const debit = { bankEntryId: ids.admin, name: 'Desconocido SL' };
  show([], { stopped: { day: '2026-03-01', unexplained: '50000.00', debit } });
  expect(await screen.findByText(/50\.000,00.*Desconocido SL/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el movimiento' })).toHaveAttribute(
    'href',
    `/bank/${ids.admin}`,
  );
  expect(screen.getByText('Podrás preparar un archivo cuando se resuelva el aviso de arriba.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preparar un archivo' })).toBeNull();
});

it('[L40][B15] moves through the movements and books one with the keyboard only', async () => {
  const shown = show([{ name: 'Dos', outcome: 'booked', code: null }]);
  await buttons();
  await userEvent.keyboard('{Enter}a');
  await userEvent.keyboard('j');
  expect(await row('Uno')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await row('Dos')).toHaveFocus();
  await userEvent.keyboard('k');
  expect(await row('Uno')).toHaveFocus();
  await userEvent.keyboard('j{Enter}{Enter}');
  expect(await screen.findByText('1 movimiento anotado')).toBeVisible();
  expect(sent(shown)).toEqual([{ bookings: [{ bankEntryId: idOf('Dos'), userId: ids.manager }] }]);
});

it.each(['a', '{Enter}'])('[L40] with %s only moves to the button that names the amount', async (key) => {
  const shown = show();
  const [first] = await buttons();
  await userEvent.keyboard(`j${key}`);
  expect(first).toHaveFocus();
  expect(sent(shown)).toEqual([]);
});

it('[L40] books nothing more while a key is held down, but moves on', async () => {
  const shown = show();
  const [first] = await buttons();
  const hold = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key, repeat: true });
  await userEvent.keyboard('j');
  hold('a');
  expect(await row('Uno')).toHaveFocus();
  await userEvent.keyboard('a');
  expect(first).toHaveFocus();
  // False where the browser is kept from pressing the button.
  expect(hold('Enter')).toBe(false);
  expect(sent(shown)).toEqual([]);
  hold('j');
  expect(await row('Dos')).toHaveFocus();
});

it('[L40] holds a movement with a key, and ignores the keys while staff type', async () => {
  const shown = show();
  await buttons();
  await userEvent.keyboard('jj');
  await userEvent.keyboard('r');
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByLabelText(/^Nota/), 'jarra');
  expect(dialog.getByLabelText(/^Nota/)).toHaveValue('jarra');
  await userEvent.click(dialog.getByRole('button', { name: 'Retener' }));
  await waitFor(() =>
    expect(shown.calls.find(({ path }) => path.endsWith('/decision'))?.body).toEqual({
      state: 'held',
      note: 'jarra',
    }),
  );
  expect(sent(shown)).toEqual([]);
});

it('[L40] books the selected movements in one request, and shows the refused ones', async () => {
  const shown = show([
    { name: 'Uno', outcome: 'booked', code: null },
    { name: 'Dos', outcome: 'refused', code: 'payment.entry_not_open' },
  ]);
  await buttons();
  expect(screen.getByRole('checkbox', { name: 'Elegir el movimiento de Tres' })).toBeDisabled();
  await userEvent.keyboard('jx');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir el movimiento de Dos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anotar 2 movimientos elegidos' }));
  expect(await screen.findByText(/^Dos: /)).toBeVisible();
  const userId = ids.manager;
  expect(sent(shown)).toEqual([
    {
      bookings: [
        { bankEntryId: idOf('Uno'), userId },
        { bankEntryId: idOf('Dos'), userId },
      ],
    },
  ]);
});

it('[L40][P7] says which movements need a second person before they are booked, and proposes only these', async () => {
  const suggestion = {
    userId: ids.manager,
    userName: 'Lucía Ferrer',
    transactionId: null,
    secondPersonFor: ['unknownOwner' as const],
  };
  const shown = show([{ name: 'Uno', outcome: 'booked', code: null }], {
    waiting: [movement('Uno'), movement('Dos', { suggestion })],
  });
  const second = within(await row('Dos'));
  expect(second.getByText(/segundo administrador: ni la referencia ni la cuenta/)).toBeVisible();
  expect(second.getByRole('button', { name: /^Proponer: Anotar 75,00/ })).toBeVisible();
  expect(screen.getByText(/^En 24 horas puedes aprobar tú solo 41\.500,00/)).toBeVisible();
  await userEvent.keyboard('jxjx');
  expect(screen.getByText(/^1 movimiento lo tiene que aprobar otra persona/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Anotar 2 movimientos elegidos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hace falta una segunda persona' }));
  const userId = ids.manager;
  expect(sent(shown)).toEqual([{ bookings: [{ bankEntryId: idOf('Uno'), userId }] }]);
  await enter(dialog.getByLabelText(/^Por qué/), 'Lo dice el banco.');
  await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }));
  await waitFor(() => expect(sent(shown)).toHaveLength(2));
  expect(sent(shown)[1]).toEqual({
    bookings: [{ bankEntryId: idOf('Dos'), userId }],
    why: 'Lo dice el banco.',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('[L40][P7] asks for a reason and proposes when a second person is needed after all', async () => {
  const shown = show([{ name: 'Uno', outcome: 'refused', code: 'approvals.why_needed' }]);
  const [first] = await buttons();
  await userEvent.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hace falta una segunda persona' }));
  await enter(dialog.getByLabelText(/^Por qué/), 'Lo dice el banco.');
  await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }));
  await waitFor(() => expect(sent(shown)).toHaveLength(2));
  expect(sent(shown)[1]).toMatchObject({ why: 'Lo dice el banco.' });
});

it('[L40] says what is likely to be no customer’s, and begins that booking', async () => {
  const repaid = { as: 'repayment', projectId: ids.project, projectName: 'Huerto de Arbúcies' } as const;
  const cost = { as: 'bankCost', projectId: null, projectName: null } as const;
  const waiting = [
    movement('Rehabitia', { suggestion: null, likely: repaid }),
    movement('Comisión', { suggestion: null, side: 'out', likely: cost }),
  ];
  show([], { waiting, waitingTotal: 2 });
  const promoter = within(await row('Rehabitia'));
  expect(promoter.getByText(/parece el reembolso del promotor de Huerto de Arbúcies/)).toBeVisible();
  expect(promoter.getByRole('link', { name: 'Ver y anotar' })).toHaveAttribute(
    'href',
    `/bank/${idOf('Rehabitia')}?as=repayment&projectId=${ids.project}`,
  );
  expect(within(await row('Comisión')).getByText(/parece un gasto del banco/)).toBeVisible();
});
