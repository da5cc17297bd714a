import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildCustomer, customerIds } from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildMe, idOf } from '../../testing/records.ts';
import CustomerShow from './CustomerShow.tsx';

const list = '/v1/account/tax-treatments';
const taxTreatmentId = idOf('t-1');
const treatment = {
  taxTreatmentId,
  userId: customerIds.customer,
  userName: 'Anja Weber',
  kind: 'treaty',
  rate: '10.00',
  fromDate: '2026-01-01',
  toDate: '2026-12-31',
  reason: 'Convenio con México.',
  file: { name: 'certificado-fiscal.pdf', type: 'application/pdf', sizeBytes: 100 },
  proposedByName: 'Andrés Pardo',
  approvedByName: 'Elena Vidal',
  createdAt: '2026-01-10T10:00:00.000Z',
};
const proposal = { proposalId: idOf('p-1'), act: 'changeTaxTreatment', status: 'pending' };

function show(more: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    [`GET /v1/account/users/${customerIds.customer}`]: buildCustomer(),
    'GET /v1/misc/countries': listOf(),
    'GET /v1/wallet/wallets': listOf(),
    'GET /v1/project/orders': listOf(),
    'GET /v1/account/fiscal-residences': listOf(),
    [`GET ${list}`]: listOf(treatment),
    ...more,
  });
  const at = `/customer/${customerIds.customer}/tax`;
  return { calls, ...mount(<CustomerShow />, { at, route: '/customer/:id/*', resource: 'customer' }) };
}
const type = async (dialog: HTMLElement, label: RegExp, text: string) =>
  enter(within(dialog).getByRole('textbox', { name: label }), text);

describe('exceptional withholding rates of a customer', () => {
  it('[L43] are listed with reason, dates and explanation', async () => {
    show();
    const row = await screen.findByRole('row', { name: /Convenio para evitar/ });
    for (const text of [/10,00\s%/, '01/01/2026', '31/12/2026', 'Convenio con México.'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('button', { name: /Ver el certificado/ })).toBeVisible();
  });

  it('[L43] cannot be ended once withdrawn', async () => {
    show({ [`GET ${list}`]: listOf({ ...treatment, toDate: '2025-12-31' }) });
    expect(await screen.findByText('Anulado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Terminar antes' })).toBeNull();
  });

  it('[P7][L43] are proposed with a certificate, and without a rate for an exempt customer', async () => {
    const { calls } = show({ [`POST ${list}`]: proposal });
    await userEvent.click(await screen.findByRole('button', { name: 'Proponer otro tipo' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Motivo/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'Convenio para evitar la doble imposición' }),
    );
    expect(within(dialog).getByRole('textbox', { name: /Tipo de retención/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Motivo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Entidad exenta' }));
    expect(within(dialog).queryByRole('textbox', { name: /Tipo de retención/ })).toBeNull();
    await type(dialog, /Desde/, '01012026');
    await type(dialog, /Hasta/, '31122026');
    const file = new File(['%PDF-1.7'], 'certificado.pdf', { type: 'application/pdf' });
    await userEvent.upload(within(dialog).getByLabelText(/Elegir el certificado/), file);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Proponer' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Por qué/ })).toBeInvalid());
    await type(dialog, /Por qué/, 'Ha traído el certificado.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Proponer' }));
    await waitFor(() =>
      expect(calls.some(({ method, path }) => method === 'POST' && path === list)).toBe(true),
    );
    const body = calls.find(({ method, path }) => method === 'POST' && path === list)?.body as FormData;
    expect(Object.fromEntries([...body].filter(([name]) => name !== 'document'))).toEqual({
      userId: customerIds.customer,
      kind: 'exemptEntity',
      fromDate: '2026-01-01',
      toDate: '2026-12-31',
      why: 'Ha traído el certificado.',
    });
  });

  it('[P7][L43] are ended early by a proposal', async () => {
    const { calls } = show({ [`POST ${list}/${taxTreatmentId}/end`]: proposal });
    await userEvent.click(await screen.findByRole('button', { name: 'Terminar antes' }));
    const dialog = await screen.findByRole('dialog');
    await type(dialog, /Hasta/, '30062026');
    await type(dialog, /Por qué/, 'Se ha mudado.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Proponer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ path }) => path.endsWith('/end'))?.body).toEqual({
      toDate: '2026-06-30',
      why: 'Se ha mudado.',
    });
  });

  it('[P7][L43] are visible to managers, who can neither change them nor open the certificate', async () => {
    show({ 'GET /v1/account/users/me': buildMe({ role: 'operator' }) });
    expect(await screen.findByText('Convenio con México.')).toBeVisible();
    for (const name of ['Proponer otro tipo', 'Terminar antes', /Ver el certificado/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('on a phone', () => {
  onAPhone();

  it('[A18][L43] are shown as cards with the same values', async () => {
    show();
    expect(await screen.findByText('Convenio para evitar la doble imposición')).toBeVisible();
    expect(screen.getByText(/10,00\s% · 01\/01\/2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terminar antes' })).toBeVisible();
  });
});
