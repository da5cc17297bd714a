import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { buildMe, idOf, ids } from '../../../testing/records.ts';
import { distribution, distributionId, project, sent, tab } from './testing.tsx';

const address = `${project}/distributions/${distributionId}`;
const done = distribution({ distributionId, createdAt: '2026-07-01T10:00:00.000Z' });
const [first, second] = done.lines as object[];
const taxed = {
  ...done,
  lines: [
    {
      ...first,
      tax: '127.50',
      taxRate: '10.00',
      taxTreatment: 'treaty',
      taxCorrection: '-114.75',
    },
    second,
  ],
};
const correction = {
  taxCorrectionId: null,
  distributionId,
  projectId: ids.project,
  userId: idOf('u-2'),
  userName: 'Bruno Gil',
  gross: '1275.00',
  taxBefore: '242.25',
  tax: '0.00',
  taxRate: '0.00',
  taxTreatment: 'euResident',
  createdAt: null,
};
const proposal = { proposalId: idOf('p-1'), act: 'correctTax', status: 'pending' };
const open = (answers: object = {}, record: object = { taxWithholder: 'platform' }) =>
  tab({
    part: `/distribution/${distributionId}`,
    answers: { [`GET ${address}`]: taxed, ...answers },
    record,
  });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the tax withheld in a past payment', () => {
  it('[L43] is shown with its rate, the reason for the rate, and the effect of a correction', async () => {
    open();
    const row = await rowOf(/Lucía Ferrer/);
    expect(within(row).getByText(/10,00\s% · Convenio.* · corregida en −114,75\s€/)).toBeVisible();
  });

  it('[P7][L43] is corrected by a proposal that first shows the correct amount', async () => {
    const { calls } = open({
      [`POST ${address}/tax-corrections`]: ({ query }: { query: { preview?: string } }) =>
        query.preview ? correction : proposal,
    });
    await userEvent.click(
      within(await rowOf(/Bruno Gil/)).getByRole('button', { name: /Corregir la retención/ }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Vuelven 242,25\s€ a su monedero/)).toBeVisible();
    expect(within(dialog).getByText(/0,00\s% · Residente en otro país/)).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Proponer la corrección' });
    await userEvent.click(send);
    expect(sent(calls, '/tax-corrections')).toEqual([]);
    await enter(within(dialog).getByRole('textbox', { name: /Por qué/ }), 'Llegó tarde.');
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, '/tax-corrections')).toMatchObject([
      { body: { userId: idOf('u-2'), why: 'Llegó tarde.' } },
    ]);
  });

  it('[L43] says why it cannot be corrected, and then offers nothing to send', async () => {
    open({ [`POST ${address}/tax-corrections`]: refusal('project.tax_unchanged') });
    await userEvent.click(
      within(await rowOf(/Bruno Gil/)).getByRole('button', { name: /Corregir la retención/ }),
    );
    expect(await screen.findByText('project.tax_unchanged')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Por qué/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Proponer la corrección' })).toBeNull();
  });

  it.each([
    ['a project that withholds none', {}, { taxWithholder: null }],
    [
      'managers',
      { 'GET /v1/account/users/me': buildMe({ role: 'operator' }) },
      { taxWithholder: 'platform', managerId: ids.admin },
    ],
  ])('[P7][L43] has no correction button for %s', async (_whom, answers, record) => {
    open(answers, record);
    expect(await rowOf(/Bruno Gil/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Corregir la retención/ })).toBeNull();
  });
});
