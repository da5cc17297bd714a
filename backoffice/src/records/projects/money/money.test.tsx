import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { listOf, refusal } from '../../../testing/fake-api.ts';
import { aProof } from '../../../testing/money-records.ts';
import { buildProposal } from '../../../testing/proposal-records.ts';
import { buildMe, idOf, ids } from '../../../testing/records.ts';
import { delivery, distributionId, fullBalances, project, sent, tab, typeName } from './testing.tsx';

function LoadAgain() {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => void queryClient.invalidateQueries()}>
      Load again
    </button>
  );
}

describe('the money of a project', () => {
  it('[A8] [B4] shows the balances, and planned and paid returns by period', async () => {
    const paid = delivery(1, { deliveredAt: '2026-07-01T10:00:00.000Z', distributionId });
    tab({ answers: { [`GET ${project}/distributions`]: { ...listOf(paid, delivery(2)), refundId: null } } });
    expect(await screen.findByText('457.375,00 €')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Calendario de rendimientos' }));
    expect(table.getByRole('link', { name: 'Pagada el 01/07/2026' })).toHaveAttribute(
      'href',
      `/project/${ids.project}/movements/distribution/${distributionId}`,
    );
    expect(table.getByText('Prevista', { selector: '.MuiChip-label' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Repartir la entrega 2' })).toBeVisible();
  });

  it('[A8] says from which day it can be released to the promoter', async () => {
    tab({ record: { startedAt: '2199-12-25', withdrawMoneyFinanced: false } });
    expect(await screen.findByText(/Espera al 25\/12\/2199/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Entregar al promotor' })).toBeDisabled();
  });

  it('[A8] [B2] is released to the promoter with proof, after the project name was typed', async () => {
    const { calls } = tab({ answers: { [`POST ${project}/release`]: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Entregar al promotor' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Ya lo he pagado en el banco' }));
    await userEvent.upload(screen.getByLabelText('Elegir el justificante'), aProof());
    const release = screen.getByRole('button', { name: /Entregar 450\.000,00.€/ });
    await userEvent.click(release);
    expect(await screen.findAllByText('Requerido.')).toHaveLength(2);
    await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'La obra empieza.');
    await enter(screen.getByRole('textbox', { name: /Escribe/ }), 'Otro');
    await userEvent.click(release);
    expect(await screen.findByText('No coincide con lo que hay que escribir.')).toBeVisible();
    expect(sent(calls, '/release')).toEqual([]);
    await userEvent.clear(screen.getByRole('textbox', { name: /Escribe/ }));
    await typeName();
    await userEvent.click(release);
    expect(await screen.findByText('Entrega al promotor registrada')).toBeVisible();
    const [call] = sent(calls, '/release');
    const body = call?.body as FormData;
    expect(body.get('amount')).toBe('450000.00');
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('[L40] is released with the next payment file unless told otherwise, without a proof', async () => {
    const balances = {
      escrow: '450000.00',
      escrowOrdered: '50000.00',
      taxOrdered: '0.00',
      returns: '0.00',
      tax: '0.00',
      outstanding: '0.00',
    };
    const order = {
      paymentOrderId: idOf('order'),
      purpose: 'release',
      bankEntryId: null,
      projectId: ids.project,
      projectName: 'Edificio Lavapiés',
      holderName: 'Rehabitia S.L.',
      account: '•••• •••• 1332',
      amount: '50000.00',
      reference: 'RF26TB302099A8057',
      state: 'waiting',
      paymentState: null,
      paymentFileId: null,
      fileNumber: null,
      isPayeeReplaced: true,
      isReturned: false,
      createdAt: '2026-07-01T10:00:00.000Z',
    };
    const { calls } = tab({
      answers: {
        [`GET ${project}/payments`]: { ...listOf(), balances },
        [`GET ${project}/payment-orders`]: { data: [order] },
        [`POST ${project}/release-orders`]: order,
        [`POST /v1/payment/payment-orders/${idOf('order')}/cancel`]: { ...order, state: 'cancelled' },
      },
    });
    expect(await screen.findByText('Espera el próximo archivo de pagos')).toBeVisible();
    expect(screen.getByText(/La cuenta de cobro ha cambiado/)).toBeVisible();
    expect(screen.getByText('De ello, de camino al promotor').nextSibling).toHaveTextContent('50.000,00 €');
    await userEvent.click(await screen.findByRole('button', { name: 'Entregar al promotor' }));
    expect(screen.queryByLabelText('Elegir el justificante')).not.toBeInTheDocument();
    expect(screen.getByText(/Otros 50\.000,00.€ ya esperan/)).toBeVisible();
    await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'La obra empieza.');
    await typeName();
    await userEvent.click(screen.getByRole('button', { name: /Ordenar el pago de 400\.000,00.€/ }));
    expect(await screen.findByText('El pago saldrá con el próximo archivo de pagos')).toBeVisible();
    expect(sent(calls, '/release-orders')[0]?.body).toEqual({ amount: '400000.00', why: 'La obra empieza.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Anular el pago' }));
    expect(await screen.findByText('Pago anulado')).toBeVisible();
    expect(sent(calls, '/cancel')).toHaveLength(1);
  });

  it('[A8] proposes what is missing of the next payment as the amount of a repayment', async () => {
    const balances = { ...fullBalances, returns: '275.00' };
    tab({ answers: { [`GET ${project}/payments`]: { ...listOf(), balances } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar una devolución' }));
    expect(await screen.findByText(/Lo siguiente que debe: 1\.000,00.€, del 30\/06\/2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Registrar 1\.000,00.€/ })).toBeVisible();
  });

  it('[A8] [X1] records a repayment of the promoter, and shows an excess at its field', async () => {
    const errors = [
      { path: 'amount', code: 'project.repayment_above_due', message: 'Es más de lo que debe.' },
    ];
    tab({
      answers: { [`POST ${project}/repayments`]: refusal('project.repayment_above_due', { errors }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar una devolución' }));
    await userEvent.clear(screen.getByRole('textbox', { name: /Importe/ }));
    await enter(screen.getByRole('textbox', { name: /Importe/ }), '457375');
    expect(screen.getByText(/Pendiente de devolver: de 457\.375,00.€ a 0,00.€/)).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Elegir el justificante'), aProof());
    await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'Primer pago.');
    await userEvent.click(screen.getByRole('button', { name: /Registrar 457\.375,00.€/ }));
    expect(await screen.findByText('Es más de lo que debe.')).toBeVisible();
  });

  it('[L40] [L49] asks whether a repayment is another one once the API says that the bank shows an equal one', async () => {
    const code = 'payment.booked_already';
    const errors = [{ path: 'isAnother', code, message: 'El banco muestra un pago igual.' }];
    let isAsked = false;
    const { calls } = tab({
      answers: {
        [`POST ${project}/repayments`]: () => {
          if (isAsked) return buildProposal({ act: 'repay' });
          isAsked = true;
          return refusal(code, { errors });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar una devolución' }));
    await enter(screen.getByRole('textbox', { name: /Importe/ }), '120');
    await userEvent.upload(screen.getByLabelText('Elegir el justificante'), aProof());
    await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'Segundo pago.');
    expect(screen.queryByRole('switch', { name: /Es otro pago/ })).toBeNull();
    const save = screen.getByRole('button', { name: /Registrar 120,00.€/ });
    await userEvent.click(save);
    expect(await screen.findByText('El banco muestra un pago igual.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: /Es otro pago/ }));
    await userEvent.click(save);
    await waitFor(() => expect(sent(calls, '/repayments')).toHaveLength(2));
    const [first, second] = sent(calls, '/repayments').map(({ body }) => body as FormData);
    expect([first?.get('isAnother'), second?.get('isAnother')]).toEqual([null, 'true']);
  });

  it('[L42] pays the tax withheld of the interest, all of it if nothing else is typed', async () => {
    const balances = {
      escrow: '0.00',
      escrowOrdered: '0.00',
      taxOrdered: '0.00',
      returns: '0.00',
      tax: '242.25',
      outstanding: '0.00',
    };
    const { calls } = tab({
      record: { taxWithholder: 'promoter' },
      answers: { [`GET ${project}/payments`]: { ...listOf(), balances } },
    });
    expect(await screen.findByText(/Hay 242,25.€ retenidos de los intereses.*promotor/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar la retención' }));
    expect(screen.getByText(/Retenido, sin pagar: de 242,25.€ a 0,00.€/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Ya lo he pagado en el banco' }));
    await userEvent.upload(screen.getByLabelText('Elegir el justificante'), aProof());
    await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'Tercer trimestre.');
    await typeName();
    await userEvent.click(screen.getByRole('button', { name: /Pagar 242,25.€/ }));
    await waitFor(() => expect(sent(calls, '/tax-payments')).toHaveLength(1));
    const [{ body } = { body: new FormData() }] = sent(calls, '/tax-payments');
    expect((body as FormData).get('amount')).toBe('242.25');
  });

  it('[L42] says why the promoter cannot be paid the tax without an account', async () => {
    const balances = {
      escrow: '0.00',
      escrowOrdered: '0.00',
      taxOrdered: '0.00',
      returns: '0.00',
      tax: '242.25',
      outstanding: '0.00',
    };
    tab({
      record: { taxWithholder: 'promoter', destinationBankAccount: null },
      answers: { [`GET ${project}/payments`]: { ...listOf(), balances } },
    });
    expect(await screen.findByRole('button', { name: 'Pagar la retención' })).toBeDisabled();
  });

  it('[L42] offers no such payment where no tax is withheld', async () => {
    tab();
    expect(await screen.findByText('457.375,00 €')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pagar la retención' })).toBeNull();
    expect(screen.queryByText('Retenido de los intereses, sin pagar')).toBeNull();
  });

  it('[P8] is moved only by administrators', async () => {
    const me = buildMe({ role: 'operator', userId: ids.manager });
    tab({ answers: { 'GET /v1/account/users/me': me } });
    expect(await screen.findByText('457.375,00 €')).toBeVisible();
    expect(screen.queryByRole('button', { name: /promotor|devolución/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Repartir|Cerrar/ })).toBeNull();
  });

  it('[P8] is hidden from managers of other projects', async () => {
    const { calls } = tab({ answers: { 'GET /v1/account/users/me': buildMe({ role: 'operator' }) } });
    expect(await screen.findByRole('link', { name: 'Inversiones' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pagos del promotor' })).toBeNull();
    expect(calls.some(({ path }) => path.endsWith('/payments'))).toBe(false);
  });

  it('[X3] shows why loading failed', async () => {
    const failed = refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' });
    tab({ answers: { [`GET ${project}/payments`]: failed } });
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
  });

  it('[X3] keeps an open dialog and what is typed in it when loading again fails, and says so', async () => {
    const failed = () => refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' });
    let isDown = false;
    const paid = { ...listOf(), balances: fullBalances };
    tab({
      answers: { [`GET ${project}/payments`]: () => (isDown ? failed() : paid) },
      beside: <LoadAgain />,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar una devolución' }));
    await enter(screen.getByRole('textbox', { name: /Importe/ }), '750');
    isDown = true;
    await userEvent.click(screen.getByText('Load again'));
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Importe/ })).toHaveValue('750,00');
  });
});

describe('the movements of a project', () => {
  it('[A8] [E10] [S9] lists the investors, filtered by the address', async () => {
    const order = {
      orderId: idOf('o-1'),
      userId: idOf('u-1'),
      userName: 'Lucía Ferrer',
      amount: '1500.00',
      status: 'active',
      penaltyAmount: '0.00',
      penalty: '0.00',
      createdAt: '2026-03-10T09:30:00.000Z',
      cancelledAt: null,
    };
    const filter = encodeURIComponent(JSON.stringify({ status: 'active' }));
    const { calls } = tab({
      part: `/orders?filter=${filter}`,
      answers: { 'GET /v1/project/orders': listOf(order) },
    });
    const row = within(await screen.findByRole('row', { name: /Lucía Ferrer/ }));
    expect(row.getByText('Activa')).toBeVisible();
    expect(row.getByText('1.500,00 €')).toBeVisible();
    expect(calls.find(({ path }) => path === '/v1/project/orders')?.query).toMatchObject({
      projectId: ids.project,
      status: 'active',
    });
    const file = new URL(
      screen.getByRole('link', { name: 'Exportar' }).getAttribute('href') ?? '',
      'http://x',
    );
    expect(Object.fromEntries(file.searchParams)).toMatchObject({ projectId: ids.project, status: 'active' });
  });

  it('[A8] [E11] [E12] sums up investments, disinvestments and fees', async () => {
    const movement = {
      orderMovementId: idOf('m-1'),
      userId: idOf('u-1'),
      userName: 'Lucía Ferrer',
      type: 'disinvest',
      amount: '500.00',
      penaltyAmount: '10.00',
      createdAt: '2026-03-10T09:30:00.000Z',
    };
    const year = { period: '2026-01-01', invested: '2000.00', disinvested: '500.00', penaltyAmount: '10.00' };
    tab({
      part: '/order-movements',
      answers: {
        'GET /v1/project/order-movements': listOf(movement),
        'GET /v1/project/order-movements/summary': listOf(year),
      },
    });
    expect(await screen.findByRole('row', { name: /Lucía Ferrer.*Desinversión/ })).toBeVisible();
    expect(await screen.findByText('2.000,00 €')).toBeVisible();
  });
});
