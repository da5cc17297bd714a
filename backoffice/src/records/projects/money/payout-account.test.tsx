import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { listOf } from '../../../testing/fake-api.ts';
import { aProof } from '../../../testing/money-records.ts';
import { buildProposal } from '../../../testing/proposal-records.ts';
import { idOf, ids } from '../../../testing/records.ts';
import { project, sent, tab } from './testing.tsx';

describe('the payout account of a project', () => {
  const account = {
    payoutAccountId: idOf('a-1'),
    projectId: ids.project,
    account: '•••• •••• 1332',
    holderName: 'Rehabitia S.L.',
    file: { name: 'certificado.pdf', type: 'application/pdf', sizeBytes: 900 },
    proposedByName: 'Javier Ortega',
    approvedByName: 'Marta Ruiz',
    since: '2026-03-01T10:00:00.000Z',
    replacedAt: null,
  };
  const earlier = {
    ...account,
    payoutAccountId: idOf('a-2'),
    account: '•••• •••• 6789',
    replacedAt: account.since,
  };

  it('shows its holder, the number on request and the earlier ones', async () => {
    tab({
      answers: {
        [`GET ${project}/payout-accounts`]: listOf(account, earlier),
        [`GET ${project}/payout-accounts/${account.payoutAccountId}/number`]: {
          account: 'ES9121000418450200051332',
        },
      },
    });
    expect(await screen.findByText('Javier Ortega · Marta Ruiz')).toBeVisible();
    expect(screen.getByText(/6789 · Rehabitia S\.L\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver el número completo' }));
    expect(await screen.findByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
  });

  it('is proposed with its number, its holder and a certificate', async () => {
    const proposal = buildProposal({ act: 'changePayoutAccount' });
    const { calls } = tab({ answers: { [`POST ${project}/payout-accounts`]: proposal } });
    await userEvent.click(await screen.findByRole('button', { name: 'Proponer otra cuenta de cobro' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(dialog.getByRole('textbox', { name: /IBAN/ }), 'ES00');
    await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }));
    expect(await dialog.findByText(/IBAN no es válido|no es un IBAN/i)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: /IBAN/ }));
    await enter(dialog.getByRole('textbox', { name: /IBAN/ }), 'ES91 2100 0418 4502 0005 1332');
    await enter(dialog.getByRole('textbox', { name: /Titular/ }), 'Rehabitia S.L.');
    await userEvent.upload(dialog.getByLabelText('Elegir el certificado de titularidad'), aProof());
    await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }));
    const why = dialog.getByRole('textbox', { name: /Por qué/ });
    await waitFor(() => expect(why).toBeInvalid());
    expect(sent(calls, '/payout-accounts')).toEqual([]);
    await enter(why, 'El promotor cambia de banco.');
    await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }));
    expect(await screen.findByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
    const body = sent(calls, '/payout-accounts')[0]?.body as FormData;
    expect(body.get('account')).toMatch(/^ES91/);
  });
});
