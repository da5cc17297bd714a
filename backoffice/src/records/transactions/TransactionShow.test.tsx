import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { listOf, refusal } from '../../testing/fake-api.ts';
import { buildTransaction, buildWallet, moneyIds } from '../../testing/money-records.ts';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildAuditEntry, buildMe, ids } from '../../testing/records.ts';
import { buildTicket } from '../tickets/testing.ts';
import { address, screenOf } from './testing.tsx';

describe('a withdrawal of a customer whose access changed', () => {
  const held = (isStopped: boolean) => {
    const hold = { reason: 'email', until: '2026-03-13T12:05:00.000Z', isStopped } as const;
    const wallets = `GET /v1/wallet/wallets/${moneyIds.wallet}`;
    return { [wallets]: buildWallet({ held: '1500.00', hold }) };
  };

  it('[E14] cannot be approved before the time that is shown, only rejected', async () => {
    screenOf(buildTransaction({ type: 'withdraw' }), held(false));
    expect(await screen.findByText('Las retiradas esperan hasta el 13/03/2026 13:05')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Prefiero rechazarlo…' })).toBeVisible();
  });

  it('[E14] is proposed to be possible again, with a reason, once the customer has stopped all', async () => {
    const end = `POST /v1/wallet/wallets/${moneyIds.wallet}/end-hold`;
    const answers = { ...held(true), [end]: buildProposal({ act: 'endHold' }) };
    const { calls } = screenOf(buildTransaction({ type: 'withdraw' }), answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a permitir las retiradas' }));
    await enter(await screen.findByLabelText(/^Por qué/), 'Hemos hablado.');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Volver a permitir las retiradas' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ why: 'Hemos hablado.' }),
    );
  });
});

describe('a withdrawal that came back', () => {
  it.each([
    ['AC04', /Motivo del banco: La cuenta está cerrada\./],
    ['ZZ99', /Motivo del banco: ZZ99\./],
    [null, /El banco no dio ningún motivo\./],
  ])(
    '[L49] shows when, the reason %s, and the deposit that brought it back',
    async (returnReason, reason) => {
      const returnedAt = '2026-03-20T10:00:00.000Z';
      const returned = {
        type: 'withdraw',
        status: 'completed',
        adminName: 'Marta Ruiz',
        returnedAt,
      } as const;
      screenOf(buildTransaction({ ...returned, returnReason, returnTransactionId: ids.project }));
      expect(await screen.findByText(/El banco la devolvió el 20\/03\/2026 11:00/)).toBeVisible();
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.getByText('Devuelto')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ver la devolución' })).toHaveAttribute(
        'href',
        `/wallet/${ids.project}`,
      );
    },
  );

  it('[L49] is linked from the deposit that brought it back', async () => {
    const deposit = { issuerName: 'returned_payment', status: 'completed' } as const;
    screenOf(buildTransaction({ ...deposit, returnReason: 'MS03', returnedWithdrawalId: ids.project }));
    expect(await screen.findByRole('heading', { name: /^Retirada devuelta de 1\.500,00/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la retirada' })).toHaveAttribute(
      'href',
      `/wallet/${ids.project}`,
    );
  });
});

it.each([
  ['the customer', {}, 'Lucía Ferrer Soler'],
  [
    'a member of staff',
    { issuerName: 'admin-backoffice', managerId: ids.manager, managerName: 'Marta Ruiz' },
    'Marta Ruiz',
  ],
  [
    'staff whose account was deleted',
    { issuerName: 'admin-backoffice', managerId: ids.manager, managerName: '' },
    'Alguien que ya no está',
  ],
  ['the platform', { issuerName: 'returned_payment' }, 'La plataforma'],
] as const)('[A17] says that %s entered it', async (_, entered, who) => {
  screenOf(buildTransaction({ status: 'completed', ...entered }));
  expect((await screen.findByText('Creado por')).parentElement).toHaveTextContent(`Creado por${who}`);
});

it('[A17] shows who decided, and the proof once the user asks for it, which needs a fresh factor', async () => {
  const file = { name: 'transferencia.pdf', type: 'application/pdf', sizeBytes: 2048 };
  const { calls } = screenOf(buildTransaction({ status: 'completed', adminName: 'Marta Ruiz', file }), {
    [`GET ${address}/url`]: { url: '/v1/documents/signed/abc', expiresAt: '2026-03-10T09:35:00.000Z' },
  });
  expect(await screen.findByText(/Lo aprobó Marta Ruiz/)).toBeVisible();
  expect(calls.some(({ path }) => path === `${address}/url`)).toBe(false);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Ver el justificante.*transferencia\.pdf/ }),
  );
  expect(await screen.findByRole('link', { name: /: transferencia.pdf/ })).toHaveAttribute(
    'href',
    '/v1/documents/signed/abc',
  );
});

it('[X3] loads the proof at the next try if it could not be loaded', async () => {
  const file = { name: 'transferencia.pdf', type: 'application/pdf', sizeBytes: 2048 };
  let isDown = true;
  const { calls } = screenOf(buildTransaction({ status: 'completed', adminName: 'Marta Ruiz', file }), {
    [`GET ${address}/url`]: () =>
      isDown
        ? refusal('request.failed')
        : { url: '/v1/documents/signed/abc', expiresAt: '2026-03-10T09:35:00.000Z' },
  });
  const show = await screen.findByRole('button', { name: /^Ver el justificante/ });
  await userEvent.click(show);
  await waitFor(() => expect(calls.some(({ path }) => path === `${address}/url`)).toBe(true));
  expect(screen.queryByRole('link', { name: /: transferencia.pdf/ })).toBeNull();
  isDown = false;
  await userEvent.click(show);
  expect(await screen.findByRole('link', { name: /: transferencia.pdf/ })).toBeVisible();
});

it('shows "not found" for a missing transaction', async () => {
  screenOf(undefined, { [`GET ${address}`]: refusal('request.not_found') });
  expect(await screen.findByRole('heading', { name: 'No encontrado' })).toBeVisible();
});

describe('the activity of a transaction', () => {
  const trail = 'GET /v1/audit';
  const entry = buildAuditEntry({
    action: 'transaction.create',
    before: null,
    after: { amountCents: 150_000 },
  });

  it('[B5] is loaded when an administrator opens it', async () => {
    const { calls } = screenOf(undefined, { [trail]: listOf(entry) });
    const activity = await screen.findByRole('button', { name: 'Actividad' });
    expect(calls.some(({ path }) => path === '/v1/audit')).toBe(false);
    await userEvent.click(activity);
    expect(await screen.findByText('Ver los cambios')).toBeVisible();
    expect(calls.find(({ path }) => path === '/v1/audit')?.query).toMatchObject({
      subjectType: 'transaction',
      subjectId: moneyIds.transaction,
    });
  });

  it('[B5] [P8] is hidden from managers', async () => {
    screenOf(undefined, { 'GET /v1/account/users/me': buildMe({ role: 'operator' }) });
    expect(await screen.findByText(/Está pendiente de que un administrador/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actividad' })).toBeNull();
  });
});

it('[A25] shows the tickets about the movement, each with its state', async () => {
  const { calls } = screenOf(buildTransaction(), { 'GET /v1/support/tickets': listOf(buildTicket()) });
  expect(await screen.findByRole('link', { name: buildTicket().title })).toHaveAttribute(
    'href',
    `/ticket/${buildTicket().ticketId}`,
  );
  expect(screen.getByText('Abierta')).toBeVisible();
  expect(calls.find(({ path }) => path === '/v1/support/tickets')?.query).toMatchObject({
    transactionId: moneyIds.transaction,
  });
});
