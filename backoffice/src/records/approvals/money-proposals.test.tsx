import { formatMoney } from '@semilla/format';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { buildTransaction } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, buildProject, idOf, ids } from '../../testing/records.ts';
import { waitingEntry } from '../../testing/waiting-entry.ts';
import ApprovalShow from './ApprovalShow.tsx';

const path = '/v1/approvals';

type Overrides = Parameters<typeof buildProposal>[0];

function show(overrides: Overrides, answers: object = {}) {
  const proposal = buildProposal(overrides);
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}/${proposal.proposalId}`]: proposal,
    [`GET ${path}`]: listOf(proposal),
    ...answers,
  });
  mount(<ApprovalShow />, {
    at: `/approvals/${proposal.proposalId}`,
    route: '/approvals/:id',
    resource: 'approvals',
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const effect = (action: string, after: object, subjectType = 'project', before: object | null = null) =>
  ({ action, subjectType, subjectId: ids.project, before, after }) as never;

describe('a proposal about money', () => {
  it('[P7] says what a deposit will be, and shows what speaks against it above', async () => {
    const after = {
      status: 'completed',
      type: 'income',
      amountCents: 30_000,
      bookedDeposits: ['20/11/2026 · 300,00 €'],
    };
    const effects = [effect('transaction.approve', after, 'transaction', { status: 'pending' })];
    show({ act: 'approveTransaction', subjectName: 'Lucía Ferrer', effects });
    await heading(`Ingreso de Lucía Ferrer: ${formatMoney(30_000)}`);
    expect(screen.getByText('El monedero de Lucía Ferrer')).toBeVisible();
    expect(screen.getByText(/El banco muestra un ingreso del mismo importe.*20\/11\/2026/)).toHaveClass(
      'MuiAlert-message',
    );
    expect(screen.getByText('Tipo').nextSibling).toHaveTextContent(/^Ingreso$/);
    expect(screen.getByText('Estado').nextSibling).toHaveTextContent(/^Pendiente.*Completad/);
    expect(screen.queryByText(/vacío/)).toBeNull();
  });

  it('[L49] heads a repayment of a promoter as such, and names the project', async () => {
    const project = buildProject({ projectId: idOf('repaid'), name: 'Huerto de Arbúcies' });
    const booked = { bookedAs: 'repayment', amountCents: 20_300_000, state: 'booked' };
    const effects = [
      effect('bank-entry.bookOther', booked, 'bank-entry', { state: 'waiting' }),
      {
        ...(effect('project.repayment', { amountCents: 20_300_000 }) as object),
        subjectId: project.projectId,
      } as never,
    ];
    show(
      { act: 'bookOtherMovement', subjectName: project.name, subjectId: idOf('entry'), effects },
      { 'GET /v1/project/projects': listOf(project) },
    );
    await heading(`Devolución del promotor de Huerto de Arbúcies: ${formatMoney(20_300_000)}`);
    expect(screen.getByText(/^Anotar lo que devuelve el promotor ·/)).toBeVisible();
    expect(await screen.findByRole('link', { name: project.name })).toBeVisible();
    expect(screen.queryByText(/un gasto del banco/)).toBeNull();
  });

  it('[P7][L49] shows what the bank says of the movement that it books', async () => {
    const entry = { ...waitingEntry, counterpartyName: 'FERRER SOLER LUCIA', text: 'PARA LA HUERTA' };
    show(
      { act: 'approveTransaction', subjectType: 'bank-entry', subjectId: entry.bankEntryId },
      { [`GET /v1/payment/bank-entries/${entry.bankEntryId}`]: entry },
    );
    expect(await screen.findByText('FERRER SOLER LUCIA')).toBeVisible();
    expect(screen.getByText('PARA LA HUERTA')).toBeVisible();
  });

  it('[L49] lists each payee of a payment file with the amount, and the day of payment', async () => {
    const paymentFileId = ids.project;
    const file = {
      paymentFileId,
      number: 12,
      state: 'proposed',
      payments: 1,
      paidPayments: 0,
      openPayments: 1,
      total: '26650.00',
      executeOn: '2026-02-09',
      digest: 'b'.repeat(64),
      createdAt: '2026-02-03T12:05:00.000Z',
      createdByName: 'Marta Ruiz Vega',
      approvedAt: null,
      approvedByName: null,
      takenAt: null,
      takenByName: null,
    };
    const { digest, executeOn } = file;
    const after = { number: 12, state: 'approved', payments: 1, totalCents: 2_665_000, executeOn, digest };
    show(
      {
        act: 'approvePaymentFile',
        subjectId: paymentFileId,
        subjectType: 'payment-file',
        effects: [effect('payment-file.approve', after, 'payment-file', { state: 'proposed' })],
      },
      {
        [`GET /v1/payment/payment-files/${paymentFileId}`]: file,
        [`GET /v1/payment/payment-files/${paymentFileId}/orders`]: { data: [] },
        'GET /v1/wallet/transactions': listOf(
          buildTransaction({ userName: 'Julia Sánchez', type: 'withdraw', amount: '26650.00' }),
        ),
      },
    );
    await heading(`Archivo de pagos 12: ${formatMoney(2_665_000)}`);
    const payee = await screen.findByRole('row', { name: /Julia Sánchez/ });
    expect(payee).toHaveTextContent('26.650,00');
    expect(screen.getByText('Día de pago').nextSibling).toHaveTextContent('09/02/2026');
    expect(screen.queryByText(digest)).toBeNull();
  });

  it('[B4] shows what each wallet gets of a delivery', async () => {
    const sums = { gross: '100.00', fee: '10.00', tax: '0.00', net: '90.00', principal: '0.00' };
    const line = {
      ...sums,
      orderId: idOf('order'),
      userId: idOf('user'),
      userName: 'Giulia Romano',
      taxRate: '0.00',
      taxTreatment: null,
      taxCorrection: '0.00',
    };
    const distribution = {
      ...sums,
      distributionId: null,
      projectId: ids.project,
      kind: 'return',
      period: 2,
      dueOn: '2026-12-25',
      investors: 1,
      createdAt: null,
      lines: [line],
    };
    const after = { period: 2, gross: 10_000, fee: 1_000, principal: 0 };
    show(
      { act: 'distribute', effects: [effect('project.distribute', after)] },
      { [`POST /v1/project/projects/${ids.project}/distributions`]: distribution },
    );
    await heading(`Reparto de rendimientos de Edificio Lavapiés: ${formatMoney(9_000)}`);
    const row = await screen.findByRole('row', { name: /Giulia Romano/ });
    expect(within(row).getAllByText('90,00 €')[0]).toBeVisible();
  });
});
