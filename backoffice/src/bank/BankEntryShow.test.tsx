import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, listOf } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildProposal } from '../testing/proposal-records.ts';
import { buildMe, ids } from '../testing/records.ts';
import { waitingEntry } from '../testing/waiting-entry.ts';
import BankEntryShow from './BankEntryShow.tsx';

const path = '/v1/payment/bank-entries';
const id = ids.project;
const why = 'El banco muestra el pago.';

const waiting = { ...waitingEntry, bankEntryId: id };

afterEach(() => vi.unstubAllGlobals());

it('[P7][L49] a payment of the bank to another account is confirmed with a reason', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    [`GET ${path}/${id}`]: waiting,
    [`POST ${path}/${id}/book`]: { ...waiting, state: 'booked', doubt: null },
  });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  expect(await screen.findByText(/otra cuenta que la de la retirada de Lucía Ferrer Soler/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Por qué/), why);
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar el pago de 200,00/ }));
  expect(await screen.findByText('Pago confirmado: Lucía Ferrer Soler')).toBeVisible();
  const sent = calls.filter((call) => call.path.endsWith('/book')).map(({ body }) => body);
  expect(sent).toEqual([{ userId: ids.manager, why }]);
});

it('[L49] a payment that came back is booked for the withdrawal that staff choose', async () => {
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  const withdrawal = { transactionId: ids.admin, amount: '200.00', createdAt: '2026-02-27T09:00:00.000Z' };
  const returned = { ...waiting, side: 'in', isReturn: true, returnReason: 'AC04', doubt: 'returned' };
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    [`GET ${path}/${id}`]: returned,
    [`GET ${path}/${id}/candidates`]: {
      data: [{ ...likely, reasons: ['account', 'amount'], withdrawal, deposit: null }],
    },
    [`POST ${path}/${id}/book`]: { ...returned, state: 'booked', doubt: null },
  });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  expect(await screen.findByText('La cuenta está cerrada')).toBeVisible();
  expect(
    await screen.findByText(
      /^200,00.€ de Lucía Ferrer Soler, 27\/02\/2026 \(por la cuenta, por el importe\)$/,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Devolver 200,00.€ al monedero/ }));
  expect(await screen.findByText('Anotado a nombre de Lucía Ferrer Soler')).toBeVisible();
  const sent = calls.filter((call) => call.path.endsWith('/book')).map(({ body }) => body);
  expect(sent).toEqual([{ userId: ids.manager, transactionId: ids.admin }]);
});

it('[L49] a deposit of another customer than the likely one asks for that customer at once', async () => {
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    'GET /v1/account/users': listOf(),
    [`GET ${path}/${id}`]: { ...waiting, side: 'in', doubt: 'unknown', userId: null, userName: null },
    [`GET ${path}/${id}/candidates`]: {
      data: [{ ...likely, withdrawal: null, deposit: null, reasons: ['name'] }],
    },
  });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  const choice = await screen.findByRole('combobox', { name: '¿De quién es?' });
  expect(choice).toHaveTextContent('Lucía Ferrer Soler');
  expect(screen.queryByRole('combobox', { name: /^Cliente/ })).not.toBeInTheDocument();
  await userEvent.click(choice);
  await userEvent.click(screen.getByRole('option', { name: 'Otro cliente' }));
  expect(await screen.findByRole('combobox', { name: /^Cliente/ })).toBeVisible();
});

const asks = (entry: object, more: object = {}) =>
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    [`GET ${path}/${id}`]: { ...waiting, doubt: 'unknown', userId: null, userName: null, ...entry },
    [`GET ${path}/${id}/candidates`]: { data: [] },
    [`POST ${path}/${id}/other-booking`]: { ...waiting, ...entry, state: 'booked', doubt: null },
    ...more,
  });

async function bookAs(label: string) {
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('Movimiento anotado')).toBeVisible();
}

const sentTo = (calls: { path: string; body?: unknown }[]) =>
  calls.filter((call) => call.path.endsWith('/other-booking')).map(({ body }) => body);

it.each([
  ['Anotar como dinero de un tercero', 'in', 'thirdParty'],
  ['Anotar como gasto del banco', 'out', 'bankCost'],
])('[L40] “%s” asks why', async (label, side, as) => {
  const calls = asks({ side });
  await bookAs(label);
  expect(sentTo(calls)).toEqual([{ as, why }]);
});

it('[L49] the deposit that the bank took back is chosen among those of its amount', async () => {
  const deposit = { transactionId: ids.admin, amount: '200.00', createdAt: '2026-02-27T09:00:00.000Z' };
  const likely = { userId: ids.manager, userName: 'Lucía Ferrer Soler', email: 'lucia@example.com' };
  const candidate = { ...likely, reasons: ['amount'], withdrawal: null, deposit };
  const calls = asks({ isReturn: true }, { [`GET ${path}/${id}/candidates`]: { data: [candidate] } });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  const label = 'Anotar como aportación que el banco retira';
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText(/^¿Qué aportación ha retirado/));
  await userEvent.click(await screen.findByRole('option', { name: /de Lucía Ferrer Soler, 27\/02\/2026$/ }));
  await userEvent.type(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('Movimiento anotado')).toBeVisible();
  expect(sentTo(calls)).toEqual([{ as: 'takenBack', transactionId: ids.admin, why }]);
});

const searched = (calls: { method: string; path: string; query: object }[]) =>
  calls.filter((call) => call.method === 'GET' && call.path === path).map(({ query }) => query);

it('[L49] money that went back is searched among that of third parties, of its amount and not sent back before', async () => {
  const of = { ...waiting, side: 'in', state: 'booked', doubt: null, bookedAs: 'thirdParty' };
  const calls = asks(
    {},
    { [`GET ${path}`]: listOf({ ...of, bankEntryId: ids.admin, counterpartyName: 'Pedro Gil' }) },
  );
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  const label = 'Anotar como devolución a un tercero';
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: label }));
  await userEvent.type(await dialog.findByLabelText(/^¿Qué dinero se ha devuelto/), 'Gil');
  await vi.waitFor(() => expect(searched(calls)).toContainEqual(expect.objectContaining({ search: 'Gil' })), {
    timeout: 10_000,
  });
  await userEvent.click(
    await screen.findByRole('option', { name: '200,00\u00a0€ de Pedro Gil, 02/03/2026' }),
  );
  await userEvent.type(dialog.getByLabelText(/^Por qué/), why);
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
])('[L49] “%s” names the movement that left', async (label, isReturn, as, bookedAs, amount) => {
  const left = { ...waiting, state: 'booked', doubt: null, bookedAs };
  const calls = asks(
    { side: 'in', isReturn },
    { [`GET ${path}`]: listOf({ ...left, bankEntryId: ids.admin, counterpartyName: 'Pedro Gil' }) },
  );
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(
    await dialog.findByLabelText(/^(¿Qué movimiento ha vuelto|Movimiento con el que salió)/),
  );
  await userEvent.click(await screen.findByRole('option', { name: /Pedro Gil/ }));
  await userEvent.type(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('Movimiento anotado')).toBeVisible();
  expect(sentTo(calls)).toEqual([{ as, sentId: ids.admin, why }]);
  expect(searched(calls)[0]).toMatchObject({ bookedAs, side: 'out', amount, isUndone: 'false' });
});

it('[L49] a movement that was undone leads to the one that undid it, and back', async () => {
  const booked = { state: 'booked', doubt: null, bookedAs: 'thirdParty', side: 'in' };
  asks({ ...booked, sentBackById: ids.admin, reversesId: ids.project });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  const later = await screen.findByRole('link', { name: 'Ver el movimiento que lo deshizo' });
  expect(later).toHaveAttribute('href', `/bank/${ids.admin}`);
  const earlier = screen.getByRole('link', { name: 'Ver el movimiento que deshace' });
  expect(earlier).toHaveAttribute('href', `/bank/${ids.project}`);
});

const thirdParty = { side: 'in', state: 'booked', doubt: null, bookedAs: 'thirdParty' };

it.each([
  ['that waits', { side: 'in' }],
  ['of a third party', thirdParty],
])('[L49] money %s is sent back with the next payment file', async (_, entry) => {
  const calls = asks(entry, {
    [`POST ${path}/${id}/send-back`]: { ...waiting, ...entry, ...thirdParty },
  });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  const label = 'Devolver a quien lo envió';
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('El dinero saldrá con el próximo archivo de pagos')).toBeVisible();
  expect(calls.filter((call) => call.path.endsWith('/send-back')).map(({ body }) => body)).toEqual([{ why }]);
});

it('[L49] what no file holds yet can be cancelled', async () => {
  const sendingBack = { paymentOrderId: ids.admin, paymentFileId: null, fileNumber: null };
  const calls = asks(
    { ...thirdParty, sendingBack },
    {
      [`POST /v1/payment/payment-orders/${ids.admin}/cancel`]: {
        paymentOrderId: ids.admin,
        bankEntryId: id,
        holderName: 'Pedro Gil Ruiz',
        account: '•••• •••• 4471',
        amount: '70.00',
        reference: 'RF26TB302099A8057',
        state: 'cancelled',
        paymentState: null,
        createdAt: '2026-03-02T09:00:00.000Z',
      },
    },
  );
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  await userEvent.click(await screen.findByRole('button', { name: 'Anular la devolución' }));
  expect(await screen.findByText('Devolución anulada')).toBeVisible();
  expect(calls.filter((call) => call.path.endsWith('/cancel'))).toHaveLength(1);
});

it('[L41] tax that was paid names its projects, with the amount of each', async () => {
  const taxes = [
    { projectId: ids.project, projectName: 'Huerto de Arbúcies', amount: '120.00' },
    { projectId: ids.manager, projectName: 'Residencia Sants', amount: '80.00' },
  ];
  asks({ state: 'booked', bookedAs: 'taxPaid', side: 'out', amount: '200.00', taxes });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
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

it('[L49] what a file holds names the file', async () => {
  const sendingBack = { paymentOrderId: ids.admin, paymentFileId: ids.manager, fileNumber: 12 };
  asks({ ...thirdParty, sendingBack });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  expect(await screen.findByRole('link', { name: 'Ver el archivo n.º 12' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/bank/payment-files/${ids.manager}`),
  );
  expect(screen.queryByRole('button', { name: 'Anular la devolución' })).not.toBeInTheDocument();
});

it('[L49] a payment is booked as one to a promoter that was ordered and sent to the bank', async () => {
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
    [`GET ${path}/${id}`]: { ...waiting, doubt: 'noAccount', userId: null, userName: null },
    [`GET ${path}/${id}/candidates`]: { data: [] },
    [`GET ${path}/${id}/payment-orders`]: { data: [order] },
    [`POST ${path}/${id}/other-booking`]: buildProposal(),
  });
  mount(<BankEntryShow />, { at: `/bank/${id}`, route: '/bank/:id', resource: 'bank' });
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar como pago a un promotor' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /¿Qué pago es\?/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Edificio Lavapiés/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Por qué/ }), why);
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
