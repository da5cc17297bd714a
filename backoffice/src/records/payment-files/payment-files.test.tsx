import type { paymentFile } from '@semilla/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { buildTransaction } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, ids } from '../../testing/records.ts';
import PaymentFileList from './PaymentFileList.tsx';
import PaymentFileShow from './PaymentFileShow.tsx';

type Wire = (typeof paymentFile)['_zod']['input'];

const path = '/v1/payment/payment-files';
const id = ids.project;

const build = (given: Partial<Wire> = {}): Wire => ({
  paymentFileId: id,
  number: 12,
  state: 'proposed',
  payments: 3,
  paidPayments: 0,
  openPayments: 0,
  total: '1250.00',
  executeOn: null,
  digest: '5f2b8c',
  createdAt: '2026-03-02T09:00:00.000Z',
  createdByName: 'Marta Ruiz Vega',
  approvedAt: null,
  approvedByName: null,
  takenAt: null,
  takenByName: null,
  ...given,
});

function show(file = build(), answers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    [`GET ${path}/${id}`]: file,
    [`GET ${path}/${id}/orders`]: { data: [] },
    'GET /v1/wallet/transactions': listOf(
      buildTransaction({
        userName: 'Lucía Ferrer Soler',
        type: 'withdraw',
        bankAccount: 'Nómina · •••• 1332',
      }),
    ),
    ...answers,
  });
  const { location } = mount(<PaymentFileShow />, {
    at: `/bank/payment-files/${id}`,
    route: '/bank/payment-files/:id',
    resource: 'payment-files',
  });
  return { calls, location };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: ReturnType<typeof fakeApi>, act: string) =>
  calls.filter((call) => call.path.endsWith(`/${act}`)).map(({ body }) => body);

afterEach(() => vi.unstubAllGlobals());

describe('a payment file', () => {
  it('[L49][A18] shows payees and their accounts, and the full number on request', async () => {
    const account = 'ES9121000418450200051332';
    const { calls, location } = show(build(), {
      [`GET /v1/payment/bank-accounts/${buildTransaction().bankAccountId}/number`]: { account },
    });
    const payments = within(await screen.findByRole('region', { name: 'Pagos' }));
    expect(await payments.findByText('Lucía Ferrer Soler')).toBeVisible();
    expect(payments.getByText('•••• •••• 1332')).toBeVisible();
    await userEvent.click(payments.getByRole('button', { name: 'Ver el número completo' }));
    expect(await payments.findByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
    // Pressing the button must not count as a click on the row, which opens the withdrawal.
    expect(location().pathname).toBe(`/bank/payment-files/${id}`);
    const listed = calls.find((call) => call.path === '/v1/wallet/transactions');
    expect(listed?.query.paymentFileId).toBe(id);
  });

  it('[L49] shows the promoters and third parties that it pays', async () => {
    const order = {
      paymentOrderId: ids.admin,
      purpose: 'sendBack',
      bankEntryId: ids.manager,
      projectId: null,
      projectName: null,
      holderName: 'Pedro Gil Ruiz',
      account: '•••• •••• 4471',
      amount: '70.00',
      reference: 'RF26TB302099A8057',
      state: 'waiting',
      paymentState: 'sent',
      paymentFileId: id,
      fileNumber: 12,
      isPayeeReplaced: false,
      isReturned: false,
      createdAt: '2026-03-02T09:00:00.000Z',
    };
    const release = {
      ...order,
      paymentOrderId: ids.manager,
      purpose: 'release',
      bankEntryId: null,
      projectId: ids.project,
      projectName: 'Edificio Lavapiés',
      holderName: 'Rehabitia S.L.',
    };
    const account = 'ES9121000418450200051332';
    show(build({ payments: 2, total: '140.00' }), {
      [`GET ${path}/${id}/orders`]: { data: [order, release] },
      [`GET /v1/payment/payment-orders/${ids.manager}/number`]: { account },
    });
    const promoters = within(await screen.findByRole('region', { name: 'Pagos a promotores' }));
    expect(promoters.getByRole('link', { name: 'Edificio Lavapiés · Rehabitia S.L.' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/project/${ids.project}/movements`),
    );
    await userEvent.click(promoters.getByRole('button', { name: 'Ver el número completo' }));
    expect(await promoters.findByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
    const orders = within(await screen.findByRole('region', { name: 'Devoluciones a terceros' }));
    expect(orders.getByRole('link', { name: 'Pedro Gil Ruiz' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/bank/${ids.manager}`),
    );
    expect(orders.getByText('•••• •••• 4471')).toBeVisible();
    expect(orders.getByText('RF26 TB30 2099 A805 7')).toBeVisible();
    expect(orders.getByText('En el banco')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Retiradas' })).not.toBeInTheDocument();
  });

  it('[L49] is sent for approval with a reason, which is required', async () => {
    const { calls, location } = show(build(), { [`POST ${path}/${id}/approve`]: buildProposal() });
    expect(await screen.findByText(/^1\.?250,00\s€$/)).toBeVisible();
    await press('Pedir la aprobación');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir la aprobación' }));
    expect(sent(calls, 'approve')).toEqual([]);
    await enter(dialog.getByLabelText(/^Por qué/), 'Las de la semana.');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir la aprobación' }));
    expect(await screen.findByText(/Tiene que aprobarlo otro administrador/)).toBeVisible();
    expect(sent(calls, 'approve')).toEqual([{ why: 'Las de la semana.' }]);
    await vi.waitFor(() => expect(location().pathname).toMatch(/^\/approvals\//));
  });

  it.each([
    ['that was chosen', '2026-03-16', '16/03/2026'],
    ['in words if none was chosen', null, 'El primer día en que el banco pueda, desde la descarga'],
  ])('[L49] shows the day of payment %s', async (_, executeOn, shown) => {
    show(build({ executeOn }));
    expect(await screen.findByText(shown)).toBeVisible();
  });

  describe('on a phone', () => {
    onAPhone();
    it('[L49] shows the day of payment on its card', async () => {
      fakeApi({
        'GET /v1/account/users/me': buildMe(),
        [`GET ${path}`]: listOf(build({ executeOn: '2026-03-16' })),
      });
      mount(<PaymentFileList />, { at: '/bank/payment-files', route: '*', resource: 'payment-files' });
      expect(await screen.findByText('Día de pago: 16/03/2026')).toBeVisible();
    });
  });

  it('[L49] is downloaded once approved', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.href);
    });
    const url = 'http://localhost/v1/documents/signed/token';
    show(
      build({ state: 'approved', approvedByName: 'Elena Vidal', approvedAt: '2026-03-02T10:00:00.000Z' }),
      {
        [`POST ${path}/${id}/take`]: { url, expiresAt: '2026-03-02T12:10:00.000Z' },
      },
    );
    await press('Descargar para el banco');
    await vi.waitFor(() => expect(saved).toEqual([url]), { timeout: 10_000 });
  });

  it('[L49] says why it cannot be downloaded', async () => {
    show(build({ state: 'approved' }), {
      [`POST ${path}/${id}/take`]: refusal('payment.file_outdated', { detail: 'Un pago ha cambiado.' }),
    });
    await press('Descargar para el banco');
    expect(await screen.findByText('Un pago ha cambiado.')).toBeVisible();
  });

  it('[L49] at the bank shows how many payments no statement confirms yet, and is cancelled with a reason', async () => {
    show(build({ state: 'taken', paidPayments: 1, openPayments: 2 }));
    expect(await screen.findByText(/Faltan por ver en un extracto: 2\./)).toBeVisible();
    await press('Anular el archivo');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Otro administrador tiene que confirmar/)).toBeVisible();
    expect(dialog.getByLabelText(/^Por qué/)).toBeVisible();
  });

  it('[L49] offers no action once every payment is made or cancelled', async () => {
    show(build({ state: 'taken', paidPayments: 2, openPayments: 0 }));
    expect(await screen.findByText(/no queda nada por hacer/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar otra vez' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Anular el archivo' })).not.toBeInTheDocument();
  });

  it('[L49] at the bank allows cancelling one payment by its reference', async () => {
    const { calls } = show(build({ state: 'taken', openPayments: 3 }), {
      [`POST ${path}/${id}/cancel`]: buildProposal(),
    });
    await press('Anular el archivo');
    const dialog = within(await screen.findByRole('dialog'));
    await enter(dialog.getByLabelText(/^Referencia del pago/), 'RF26TB302099A8057');
    await enter(dialog.getByLabelText(/^Por qué/), 'El banco lo ha devuelto.');
    await userEvent.click(dialog.getByRole('button', { name: 'Anular el archivo' }));
    await vi.waitFor(
      () =>
        expect(sent(calls, 'cancel')).toEqual([
          { why: 'El banco lo ha devuelto.', reference: 'RF26TB302099A8057' },
        ]),
      { timeout: 10_000 },
    );
  });

  it('[L49] offers no action once cancelled', async () => {
    show(build({ state: 'cancelled' }));
    expect(await screen.findByText('Este archivo está anulado.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Anular el archivo' })).not.toBeInTheDocument();
  });
});

describe('the list of payment files', () => {
  it('[L49] creates a file after showing what it will contain', async () => {
    const calls = fakeApi({
      'GET /v1/account/users/me': buildMe(),
      [`GET ${path}`]: listOf(build()),
      [`GET ${path}/next`]: {
        payments: 2,
        total: '300.00',
        first: [
          {
            paidId: ids.project,
            userId: ids.admin,
            holderName: 'Lucía Ferrer Soler',
            account: '•••• •••• 1332',
            amount: '200.00',
          },
        ],
        leftOut: [{ transactionId: ids.manager, userName: 'Pedro Gil', amount: '70.00', reason: 'held' }],
      },
      [`POST ${path}`]: build(),
    });
    const { location } = mount(<PaymentFileList />, {
      at: '/bank/payment-files',
      route: '*',
      resource: 'payment-files',
    });
    expect(await screen.findByText('Por aprobar')).toBeVisible();
    await press('Preparar un archivo');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Hay 2 pagos que se pueden hacer: 300,00 € en total\./)).toBeVisible();
    const first = dialog.getByRole('list', { name: 'A quién paga' });
    expect(first).toHaveTextContent(/Lucía Ferrer Soler200,00 €•••• •••• 1332/);
    const leftOut = within(dialog.getByRole('region', { name: 'Fuera de este archivo' }));
    expect(leftOut.getByText('Sus retiradas están retenidas.')).toBeVisible();
    expect(leftOut.getByRole('link', { name: 'Pedro Gil' })).toHaveAttribute(
      'href',
      `/wallet/${ids.manager}`,
    );
    const chosen = dialog.getByRole('checkbox', { name: 'Lucía Ferrer Soler' });
    expect(chosen).toBeChecked();
    await userEvent.click(chosen);
    expect(dialog.getByText(/Hay 1 pago que se puede hacer: 100,00 €\./)).toBeVisible();
    await enter(dialog.getByLabelText('Día de pago'), '16/03/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Preparar un archivo' }));
    expect(await screen.findByText('Archivo de pagos n.º 12 preparado')).toBeVisible();
    await vi.waitFor(() => expect(location().pathname).toBe(`/bank/payment-files/${id}`));
    const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ leaveOut: [ids.project], executeOn: '2026-03-16' }]);
  });
});
