import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { ids } from '../../testing/records.ts';
import { answerWith, entriesPath, entryId, mountEntry, waiting } from './testing.tsx';

const why = 'El banco muestra el pago.';

afterEach(() => vi.unstubAllGlobals());

const thirdParty = { side: 'in', state: 'booked', doubt: null, bookedAs: 'thirdParty' };

it.each([
  ['that waits', { side: 'in' }],
  ['of a third party', thirdParty],
])('[L49] money %s is sent back with the next payment file', async (_, entry) => {
  const calls = answerWith(entry, {
    [`POST ${entriesPath}/${entryId}/send-back`]: { ...waiting, ...entry, ...thirdParty },
  });
  mountEntry();
  const label = 'Devolver a quien lo envió';
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText('El dinero saldrá con el próximo archivo de pagos')).toBeVisible();
  expect(calls.filter((call) => call.path.endsWith('/send-back')).map(({ body }) => body)).toEqual([{ why }]);
});

it('[L49] a refund that is in no payment file yet can be cancelled', async () => {
  const sendingBack = { paymentOrderId: ids.admin, paymentFileId: null, fileNumber: null };
  const calls = answerWith(
    { ...thirdParty, sendingBack },
    {
      [`POST /v1/payment/payment-orders/${ids.admin}/cancel`]: {
        paymentOrderId: ids.admin,
        bankEntryId: entryId,
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
  mountEntry();
  await userEvent.click(await screen.findByRole('button', { name: 'Anular la devolución' }));
  expect(await screen.findByText('Devolución anulada')).toBeVisible();
  expect(calls.filter((call) => call.path.endsWith('/cancel'))).toHaveLength(1);
});

it('[L49] a refund that is in a payment file links to the file', async () => {
  const sendingBack = { paymentOrderId: ids.admin, paymentFileId: ids.manager, fileNumber: 12 };
  answerWith({ ...thirdParty, sendingBack });
  mountEntry();
  expect(await screen.findByRole('link', { name: 'Ver el archivo n.º 12' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/bank/payment-files/${ids.manager}`),
  );
  expect(screen.queryByRole('button', { name: 'Anular la devolución' })).not.toBeInTheDocument();
});
