import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FactorDialog } from '../../../app/session/factor/FactorDialog.tsx';
import { listOf, refusal } from '../../../testing/fake-api.ts';
import { moneyIds } from '../../../testing/money-records.ts';
import { mount } from '../../../testing/mount.tsx';
import { ids } from '../../../testing/records.ts';
import { project, tab } from './testing.tsx';

const url = 'http://localhost/v1/documents/signed/token';
const payment = {
  projectPaymentId: moneyIds.transaction,
  projectId: ids.project,
  kind: 'release',
  amount: '500.00',
  adminId: ids.admin,
  adminName: 'Marta Ruiz',
  createdAt: '2026-03-10T09:30:00.000Z',
  file: { name: 'entrega.pdf', type: 'application/pdf', sizeBytes: 2_048 },
};

it('[B4] opens the proof of a payment after a new one-time code, or shows a link if the tab is blocked', async () => {
  let isFresh = false;
  const opened = vi.fn<typeof window.open>(() => null);
  vi.stubGlobal('open', opened);
  const balances = {
    escrow: '0.00',
    escrowOrdered: '0.00',
    taxOrdered: '0.00',
    returns: '0.00',
    outstanding: '500.00',
  };
  const { calls } = tab({
    part: '/payments',
    answers: {
      [`GET ${project}/payments`]: { ...listOf(payment), balances },
      [`GET ${project}/payments/${payment.projectPaymentId}/url`]: () =>
        isFresh ? { url, expiresAt: '2026-03-10T09:35:00.000Z' } : refusal('auth.fresh_factor_required'),
      'POST /v1/auth/step-up': () => {
        isFresh = true;
      },
    },
  });
  mount(<FactorDialog />);
  await userEvent.click(await screen.findByRole('button', { name: 'entrega.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
  await userEvent.type(dialog.getByLabelText('Código de un solo uso'), '123456{Enter}');
  expect(await screen.findByRole('link', { name: 'entrega.pdf' })).toHaveAttribute('href', url);
  expect(opened).toHaveBeenCalledExactlyOnceWith(url, '_blank');
  expect(calls.filter(({ path }) => path.endsWith('/url'))).toHaveLength(2);
});
