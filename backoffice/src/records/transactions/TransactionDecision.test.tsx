import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { refusal } from '../../testing/fake-api.ts';
import {
  buildAccount,
  buildDecisionNeeds,
  buildTransaction,
  buildWallet,
  moneyIds,
} from '../../testing/money-records.ts';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe } from '../../testing/records.ts';
import { address, chooseProof, decisions, screenOf } from './testing.tsx';

describe('a pending transaction', () => {
  it('[A17] shows the whole number of its bank account where it is paid, and leads to the account', async () => {
    const whole = `GET /v1/payment/bank-accounts/${moneyIds.account}/number`;
    screenOf(buildTransaction({ type: 'withdraw' }), { [whole]: { account: 'ES9121000418450200051332' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el número completo' }));
    expect(await screen.findByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
    expect(screen.getByRole('link', { name: buildAccount().alias })).toHaveAttribute(
      'href',
      `/bank-account/${moneyIds.account}`,
    );
  });

  it('[A17] [M5] is shown with customer, wallet, bank account and history', async () => {
    screenOf();
    expect(await screen.findByRole('heading', { level: 1, name: /Ingreso de 1\.500,00.€/ })).toBeVisible();
    expect(await screen.findByText('lucia.ferrer@example.com')).toBeVisible();
    expect(await screen.findByText('•••• •••• 1332')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Ver el certificado/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: '11/03/2026 10:30' })).toHaveAttribute(
      'href',
      `/wallet/${moneyIds.next}`,
    );
  });

  it('[A17] [S4] [S5] is approved with a proof, shows the new balance, and links to the next one', async () => {
    const { calls } = screenOf();
    expect(await screen.findByText('de 2.000,00 € a 3.500,00 €')).toBeVisible();
    expect(screen.getByText('RF26 TB30 2099 A805 7')).toBeVisible();
    const approve = screen.getByRole('button', { name: /Aprobar: Ingreso de 1\.500,00.€/ });
    await userEvent.click(approve);
    expect(await screen.findByText('Requerido.')).toBeVisible();
    expect(screen.getByText(/PDF, PNG o JPEG de menos de 5 MB/)).toBeVisible();
    expect(decisions(calls)).toEqual([]);

    await chooseProof();
    await userEvent.dblClick(approve);
    expect(await screen.findByText(/Lo aprobó Elena Vidal/)).toBeVisible();
    expect(decisions(calls)).toHaveLength(1);
    const body = decisions(calls)[0]?.body as FormData;
    expect([body.get('status'), (body.get('file') as File).name]).toEqual(['completed', 'transferencia.pdf']);
    const nextLink = screen.getByRole('link', { name: /Siguiente pendiente/ });
    await waitFor(() => expect(nextLink).toHaveFocus());
    expect(nextLink).toHaveAttribute('href', `/wallet/${moneyIds.next}`);
  });

  it('[A17] asks before a chosen proof or a typed reason is discarded', async () => {
    const { location } = screenOf();
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Monederos y movimientos' }));
    await chooseProof();
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /rechazar/i }));
    await enter(await screen.findByLabelText(/^Motivo/), 'No coincide');
    await leave();
    expect(await screen.findByRole('dialog', { name: '¿Descartar lo que has escrito?' })).toBeVisible();
    expect(location().pathname).toBe(`/wallet/${moneyIds.transaction}`);
  });

  it('[A17] [X1] also asks before leaving after a failed request', async () => {
    const busy = refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' });
    screenOf(buildTransaction(), { [`PATCH ${address}`]: busy });
    await chooseProof();
    await userEvent.click(screen.getByRole('button', { name: /Aprobar: Ingreso/ }));
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Monederos y movimientos' }));
    expect(await screen.findByRole('dialog', { name: '¿Descartar lo que has escrito?' })).toBeVisible();
  });

  it('[A17] [S3] is rejected with a reason', async () => {
    const { calls } = screenOf(buildTransaction({ type: 'withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Prefiero rechazarlo…' }));
    await userEvent.click(screen.getByRole('button', { name: /Rechazar: Retirada de 1\.500,00.€/ }));
    expect(await screen.findByText('Requerido.')).toBeVisible();
    await enter(screen.getByRole('textbox', { name: /Motivo/ }), 'La cuenta no es suya.');
    await userEvent.click(screen.getByRole('button', { name: /Rechazar: Retirada de 1\.500,00.€/ }));
    expect(await screen.findByText('«La cuenta no es suya.»')).toBeVisible();
    expect(Object.fromEntries(decisions(calls)[0]?.body as FormData)).toEqual({
      status: 'rejected',
      rejectReason: 'La cuenta no es suya.',
    });
  });

  it('[B2] is sent again with the same idempotency key when there was no answer', async () => {
    let tries = 0;
    const { calls } = screenOf(undefined, {
      [`PATCH ${address}`]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return buildTransaction({ status: 'completed' });
      },
    });
    await chooseProof();
    const approve = screen.getByRole('button', { name: /^Aprobar/ });
    await userEvent.click(approve);
    expect(await screen.findByText(/El servidor no responde/)).toBeVisible();
    await userEvent.click(approve);
    await waitFor(() => expect(decisions(calls)).toHaveLength(2));
    const [first, second] = decisions(calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\w-]{16,}$/);
    expect(second).toBe(first);
  });

  it('[S3] [X1] reports that another administrator has decided, and shows the decision', async () => {
    const decided = buildTransaction({
      status: 'rejected',
      adminName: 'Marta Ruiz',
      rejectReason: 'No llegó.',
    });
    let isDecided = false;
    screenOf(undefined, {
      [`GET ${address}`]: () => (isDecided ? decided : buildTransaction()),
      [`PATCH ${address}`]: () => {
        isDecided = true;
        return refusal('wallet.transaction_already_decided', { detail: 'Ya se ha decidido.' });
      },
    });
    await chooseProof();
    await userEvent.click(screen.getByRole('button', { name: /^Aprobar/ }));
    expect(await screen.findByText(/Lo rechazó Marta Ruiz/)).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('Ya se ha decidido.')).toBeVisible();
  });

  it('[P8] can be decided only by administrators', async () => {
    const { calls } = screenOf(undefined, { 'GET /v1/account/users/me': buildMe({ role: 'operator' }) });
    expect(await screen.findByText(/Está pendiente de que un administrador/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Aprobar|rechazar/ })).toBeNull();
    expect(calls.some(({ path }) => path.endsWith('/decision'))).toBe(false);
  });
});

it('[X3] [A17] cannot be decided while the wallet could not be loaded, and offers to retry', async () => {
  let isDown = true;
  const path = `GET /v1/wallet/wallets/${moneyIds.wallet}`;
  screenOf(undefined, {
    [path]: () => (isDown ? refusal('request.failed') : buildWallet()),
  });
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  isDown = false;
  await userEvent.click(retryButton);
  expect(await screen.findByRole('button', { name: /^Aprobar/ })).toBeVisible();
});

it('[A17] [L49] says why a second person is needed and asks for a reason before anything is sent', async () => {
  const needs = buildDecisionNeeds({
    secondPersonFor: ['unproven', 'bookedAlready'],
    bookedDeposits: [{ transactionId: moneyIds.next, amount: '1500.00', bookedOn: '2026-03-02' }],
  });
  const proposed = buildProposal({ act: 'approveTransaction' });
  const { calls } = screenOf(buildTransaction(), {
    [`GET ${address}/decision`]: needs,
    [`PATCH ${address}`]: proposed,
  });
  expect(
    await screen.findByText(/no hay anotado ningún movimiento del banco que demuestre este ingreso/),
  ).toBeVisible();
  expect(screen.getByText(/un ingreso del mismo importe el 02\/03\/2026/)).toBeVisible();
  await chooseProof();
  await enter(screen.getByLabelText(/^Por qué/), 'Ha llegado.');
  await userEvent.click(screen.getByRole('button', { name: /Proponer: Ingreso de 1\.500,00.€/ }));
  const link = await screen.findByRole('link', { name: 'Ver la propuesta' });
  expect(link).toHaveAttribute('href', `/approvals/${proposed.proposalId}`);
  const body = decisions(calls)[0]?.body as FormData;
  expect(body.get('why')).toBe('Ha llegado.');
  expect(body.get('file')).toBeInstanceOf(File);
});

it('[A17] [L49] offers no decision on a withdrawal that a payment file pays, and says why', async () => {
  screenOf(buildTransaction({ type: 'withdraw' }), {
    [`GET ${address}/decision`]: buildDecisionNeeds({ isInPaymentFile: true }),
  });
  expect(await screen.findByText(/archivo de pagos/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Aprobar|Rechazar/ })).toBeNull();
});

it('[A17] [L49] shows how much the user may still approve alone', async () => {
  screenOf(buildTransaction({ type: 'withdraw' }), {
    [`GET ${address}/decision`]: buildDecisionNeeds({ leftToday: '41500.00' }),
  });
  expect(await screen.findByText(/puedes aprobar tú solo 41\.500,00.€ más/)).toBeVisible();
  expect(screen.queryByLabelText(/^Por qué/)).toBeNull();
});
