import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { buildBookingNeeds } from '../../testing/money-records.ts';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, ids } from '../../testing/records.ts';
import { answerWith, entriesPath, entryId, mountEntry, waiting } from './testing.tsx';

const needsPath = `GET ${entriesPath}/${entryId}/booking`;
const bookings = (calls: { path: string; body?: unknown }[]) =>
  calls.filter((call) => call.path.endsWith('/book')).map(({ body }) => body);
const why = 'El banco muestra el pago.';

afterEach(() => vi.unstubAllGlobals());

it('[P7][L49] a payment to a different account than ordered is confirmed with a reason', async () => {
  const calls = answerWith(waiting, {
    [needsPath]: buildBookingNeeds({ secondPersonFor: ['otherAccount'] }),
    [`POST ${entriesPath}/${entryId}/book`]: buildProposal(),
  });
  mountEntry();
  expect(await screen.findByText(/otra cuenta que la de la retirada de Lucía Ferrer Soler/)).toBeVisible();
  await enter(await screen.findByLabelText(/^Por qué/), why);
  await userEvent.click(screen.getByRole('button', { name: /^Proponer: Confirmar el pago de 200,00/ }));
  await vi.waitFor(() => expect(bookings(calls)).toEqual([{ userId: ids.manager, why }]));
});

it('[L49] a payment that came back is booked for the withdrawal that staff choose', async () => {
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  const withdrawal = { transactionId: ids.admin, amount: '200.00', createdAt: '2026-02-27T09:00:00.000Z' };
  const returned = { ...waiting, side: 'in', isReturn: true, returnReason: 'AC04', doubt: 'returned' };
  const calls = answerWith(returned, {
    [`GET ${entriesPath}/${entryId}/candidates`]: {
      data: [{ ...likely, reasons: ['account', 'amount'], withdrawal, deposit: null }],
    },
    [`POST ${entriesPath}/${entryId}/book`]: { ...returned, state: 'booked', doubt: null },
  });
  mountEntry();
  expect(await screen.findByText('La cuenta está cerrada')).toBeVisible();
  expect(
    await screen.findByText(
      /^200,00.€ de Lucía Ferrer Soler, 27\/02\/2026 \(por la cuenta, por el importe\)$/,
    ),
  ).toBeVisible();
  expect(await screen.findByText(/^En 24 horas puedes aprobar tú solo 50\.000,00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Devolver 200,00.€ al monedero/ }));
  expect(await screen.findByText('Anotado a nombre de Lucía Ferrer Soler')).toBeVisible();
  expect(bookings(calls)).toEqual([{ userId: ids.manager, transactionId: ids.admin }]);
});

it('[P7][L49] tells before the booking why a second person must approve it, and requires the reason', async () => {
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  const calls = answerWith(
    { side: 'in' },
    {
      [`GET ${entriesPath}/${entryId}/candidates`]: {
        data: [{ ...likely, withdrawal: null, deposit: null, reasons: ['name'] }],
      },
      [needsPath]: buildBookingNeeds({ secondPersonFor: ['unknownOwner', 'threshold'] }),
      [`POST ${entriesPath}/${entryId}/book`]: buildProposal(),
    },
  );
  mountEntry();
  const propose = await screen.findByRole('button', { name: /^Proponer: Anotar 200,00.€ a su nombre/ });
  expect(screen.getByText(/ni la referencia ni la cuenta.*límite de un solo administrador/)).toBeVisible();
  expect(screen.queryByText(/^En 24 horas puedes/)).not.toBeInTheDocument();
  await userEvent.click(propose);
  const field = screen.getByLabelText(/^Por qué/);
  await vi.waitFor(() => expect(field).toBeInvalid());
  expect(bookings(calls)).toEqual([]);
  await enter(field, why);
  await userEvent.click(propose);
  await vi.waitFor(() => expect(bookings(calls)).toEqual([{ userId: ids.manager, why }]));
  expect(calls.find(({ path }) => path.endsWith('/booking'))?.query).toEqual({ userId: ids.manager });
});

it('[L49] choosing another customer than the likely one shows the customer search', async () => {
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    'GET /v1/account/users': listOf(),
    [`GET ${entriesPath}/${entryId}`]: {
      ...waiting,
      side: 'in',
      doubt: 'unknown',
      userId: null,
      userName: null,
    },
    [`GET ${entriesPath}/${entryId}/candidates`]: {
      data: [{ ...likely, withdrawal: null, deposit: null, reasons: ['name'] }],
    },
  });
  mountEntry();
  const choice = await screen.findByRole('combobox', { name: '¿De quién es?' });
  expect(choice).toHaveTextContent('Lucía Ferrer Soler');
  expect(screen.queryByRole('combobox', { name: /^Cliente/ })).not.toBeInTheDocument();
  await userEvent.click(choice);
  await userEvent.click(screen.getByRole('option', { name: 'Otro cliente' }));
  expect(await screen.findByRole('combobox', { name: /^Cliente/ })).toBeVisible();
});

async function bookAs(label: string) {
  mountEntry();
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await enter(await dialog.findByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('Movimiento anotado')).toBeVisible();
}

const sentTo = (calls: { path: string; body?: unknown }[]) =>
  calls.filter((call) => call.path.endsWith('/other-booking')).map(({ body }) => body);

it.each([
  ['Anotar como dinero de un tercero', 'in', 'thirdParty'],
  ['Anotar como gasto del banco', 'out', 'bankCost'],
])('[L40] “%s” asks why', async (label, side, as) => {
  const calls = answerWith({ side });
  await bookAs(label);
  expect(sentTo(calls)).toEqual([{ as, why }]);
});

it('[L49] a deposit taken back by the bank is chosen among deposits of the same amount', async () => {
  const deposit = { transactionId: ids.admin, amount: '200.00', createdAt: '2026-02-27T09:00:00.000Z' };
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  const candidate = { ...likely, reasons: ['amount'], withdrawal: null, deposit };
  const calls = answerWith(
    { isReturn: true },
    { [`GET ${entriesPath}/${entryId}/candidates`]: { data: [candidate] } },
  );
  mountEntry();
  const label = 'Anotar como aportación que el banco retira';
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText(/^¿Qué aportación ha retirado/));
  await userEvent.click(await screen.findByRole('option', { name: /de Lucía Ferrer Soler, 27\/02\/2026$/ }));
  await enter(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('Movimiento anotado')).toBeVisible();
  expect(sentTo(calls)).toEqual([{ as: 'takenBack', transactionId: ids.admin, why }]);
});

const searched = (calls: { method: string; path: string; query: object }[]) =>
  calls.filter((call) => call.method === 'GET' && call.path === entriesPath).map(({ query }) => query);

it('[L49] returned money is searched among third-party deposits of the same amount that are not yet undone', async () => {
  const of = { ...waiting, side: 'in', state: 'booked', doubt: null, bookedAs: 'thirdParty' };
  const calls = answerWith(
    {},
    { [`GET ${entriesPath}`]: listOf({ ...of, bankEntryId: ids.admin, counterpartyName: 'Pedro Gil' }) },
  );
  mountEntry();
  const label = 'Anotar como devolución a un tercero';
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: label }));
  await enter(await dialog.findByLabelText(/^¿Qué dinero se ha devuelto/), 'Gil');
  await vi.waitFor(() => expect(searched(calls)).toContainEqual(expect.objectContaining({ search: 'Gil' })), {
    timeout: 10_000,
  });
  await userEvent.click(
    await screen.findByRole('option', { name: '200,00\u00a0€ de Pedro Gil, 02/03/2026' }),
  );
  await enter(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('Movimiento anotado')).toBeVisible();
  expect(sentTo(calls)).toEqual([{ as: 'sentBack', receivedId: ids.admin, why }]);
  expect(searched(calls)).toContainEqual(
    expect.objectContaining({ bookedAs: 'thirdParty', side: 'in', amount: 'eq:200.00', isUndone: 'false' }),
  );
});

it.each([
  ['Anotar como dinero de un tercero que ha vuelto', true, 'thirdParty', 'sentBack', 'eq:200.00'],
  ['Anotar como dinero de un tercero', false, 'thirdParty', 'sentBack', 'eq:200.00'],
  ['Anotar como gasto que el banco devuelve', false, 'bankCost', 'bankCost', 'gte:200.00'],
])('[L49] “%s” names the original movement', async (label, isReturn, as, bookedAs, amount) => {
  const left = { ...waiting, state: 'booked', doubt: null, bookedAs };
  const calls = answerWith(
    { side: 'in', isReturn },
    { [`GET ${entriesPath}`]: listOf({ ...left, bankEntryId: ids.admin, counterpartyName: 'Pedro Gil' }) },
  );
  mountEntry();
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(
    await dialog.findByLabelText(/^(¿Qué movimiento ha vuelto|Movimiento con el que salió)/),
  );
  await userEvent.click(await screen.findByRole('option', { name: /Pedro Gil/ }));
  await enter(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('Movimiento anotado')).toBeVisible();
  expect(sentTo(calls)).toEqual([{ as, sentId: ids.admin, why }]);
  expect(searched(calls)[0]).toMatchObject({ bookedAs, side: 'out', amount, isUndone: 'false' });
});

it('[L49] an undone movement and the one that undid it link to each other', async () => {
  const booked = { state: 'booked', doubt: null, bookedAs: 'thirdParty', side: 'in' };
  answerWith({ ...booked, sentBackById: ids.admin, reversesId: ids.project });
  mountEntry();
  const later = await screen.findByRole('link', { name: 'Ver el movimiento que lo deshizo' });
  expect(later).toHaveAttribute('href', `/bank/${ids.admin}`);
  const earlier = screen.getByRole('link', { name: 'Ver el movimiento que deshace' });
  expect(earlier).toHaveAttribute('href', `/bank/${ids.project}`);
});

it('[L41] a tax payment lists its projects with the amount of each', async () => {
  const taxes = [
    { projectId: ids.project, projectName: 'Huerto de Arbúcies', amount: '120.00' },
    { projectId: ids.manager, projectName: 'Residencia Sants', amount: '80.00' },
  ];
  answerWith({ state: 'booked', bookedAs: 'taxPaid', side: 'out', amount: '200.00', taxes });
  mountEntry();
  const list = within(await screen.findByRole('list', { name: 'De qué proyectos' }));
  expect(list.getByRole('link', { name: 'Huerto de Arbúcies' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/project/${ids.project}/movements`),
  );
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Huerto de Arbúcies120,00\u00a0€',
    'Residencia Sants80,00\u00a0€',
  ]);
});

it('[L49] a payment is matched with an ordered payment to a promoter that was sent to the bank', async () => {
  const order = {
    paymentOrderId: ids.manager,
    purpose: 'release',
    bankEntryId: null,
    projectId: ids.project,
    projectName: 'Edificio Lavapiés',
    holderName: 'Rehabitia S.L.',
    account: '•••• •••• 1332',
    amount: '200.00',
    reference: 'RF26TB302099A8057',
    state: 'waiting',
    paymentState: 'sent',
    paymentFileId: ids.project,
    fileNumber: 4,
    isPayeeReplaced: false,
    isReturned: false,
    createdAt: '2026-03-01T09:00:00.000Z',
  };
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    [`GET ${entriesPath}/${entryId}`]: { ...waiting, doubt: 'noAccount', userId: null, userName: null },
    [`GET ${entriesPath}/${entryId}/candidates`]: { data: [] },
    [`GET ${entriesPath}/${entryId}/payment-orders`]: { data: [order] },
    [`POST ${entriesPath}/${entryId}/other-booking`]: buildProposal(),
  });
  mountEntry();
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar como pago a un promotor' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /¿Qué pago es\?/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Edificio Lavapiés/ }));
  await enter(screen.getByRole('textbox', { name: /^Por qué/ }), why);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar como pago a un promotor' }));
  await vi.waitFor(
    () =>
      expect(calls.filter(({ path: to }) => to.endsWith('/other-booking')).map(({ body }) => body)).toEqual([
        { as: 'promoterPayment', paymentOrderId: ids.manager, why },
      ]),
    { timeout: 10_000 },
  );
});

it('[L49] says when the likely customers cannot be loaded, and loads them on request', async () => {
  let isLost = true;
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  answerWith(
    { side: 'in' },
    {
      [`GET ${entriesPath}/${entryId}/candidates`]: () =>
        isLost
          ? refusal('request.unavailable')
          : { data: [{ ...likely, withdrawal: null, deposit: null, reasons: ['name'] }] },
    },
  );
  mountEntry();
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('¿De quién es?');
  isLost = false;
  await userEvent.click(within(failure).getByRole('button', { name: /^Reintentar/ }));
  expect(await screen.findByRole('combobox', { name: '¿De quién es?' })).toHaveTextContent('Lucía Ferrer');
});
