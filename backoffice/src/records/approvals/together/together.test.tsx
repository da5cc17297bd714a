import { formatMoney } from '@semilla/format';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { onAPhone } from '../../../testing/on-a-phone.ts';
import { buildProposal } from '../../../testing/proposal-records.ts';
import { buildMe, idOf, ids } from '../../../testing/records.ts';
import ApprovalList from '../ApprovalList.tsx';

const path = '/v1/approvals';
const resources = { approvals: { name: 'approvals', hasList: true, hasShow: true } };

const deposit = (proposalId: string, name: string, amountCents: number, more: object = {}) =>
  buildProposal({
    proposalId,
    act: 'approveTransaction',
    subjectType: 'transaction',
    subjectName: name,
    why: 'Lo ha confirmado el banco.',
    seen: name.slice(0, 1).repeat(64),
    effects: [
      {
        action: 'transaction.approve',
        subjectType: 'transaction',
        subjectId: proposalId,
        before: { status: 'pending' },
        after: { status: 'completed', type: 'income', amountCents },
      },
    ],
    ...more,
  });

const ana = deposit(ids.project, 'Ana Gil', 120_000);
const berta = deposit(ids.type, 'Berta Sanz', 30_050);
const withdrawalOf = (name: string, account: string | undefined, act = 'approveTransaction') =>
  deposit(idOf(name), name, 0, {
    act,
    effects: [
      {
        action: 'transaction.approve',
        subjectType: 'transaction',
        subjectId: idOf(name),
        before: { status: 'pending' },
        after: {
          status: 'completed',
          type: 'withdraw',
          amountCents: 5_000,
          bankAccount: account,
        },
      },
    ],
  });
const dario = withdrawalOf('Darío Pons', '•••• •••• 1332');
const own = deposit(ids.admin, 'Carla Ruiz', 9_900, { refusal: 'approvals.own_proposal' });
const alone = [
  withdrawalOf('Elsa Mora', undefined),
  withdrawalOf('Fina Coll', '•••• •••• 1332', 'rejectTransaction'),
  deposit(idOf('Gema Pla'), 'Gema Pla', 0),
  deposit(idOf('Hugo Roca'), 'Hugo Roca', 100, { effects: [...ana.effects, ...ana.effects] }),
  deposit(idOf('Iris Vila'), 'Iris Vila', 0, {
    act: 'correctTax',
    effects: [
      {
        action: 'project.correct-tax',
        subjectType: 'project',
        subjectId: ids.project,
        before: { tax: 100 },
        after: { tax: 300 },
      },
    ],
  }),
];
const file = buildProposal({ proposalId: ids.manager, act: 'approvePaymentFile', subjectName: '12' });

async function select(answers: object, ...names: string[]) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: listOf(ana, berta, own, file, ...alone),
    ...answers,
  });
  mount(<ApprovalList />, { at: '/approvals/', route: '*', resource: 'approvals', resources });
  for (const name of names)
    await userEvent.click(
      within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('checkbox'),
    );
  return calls;
}

async function confirm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar las seleccionadas' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: `Aprobar ${formatMoney(150_050)}` }));
  return { dialog, send };
}

const line = (dialog: Awaited<ReturnType<typeof confirm>>['dialog'], name: RegExp) =>
  dialog.getByRole('listitem', { name });
const approved = (of: object) => ({ ...of, status: 'approved', answer: null });

describe('approving several proposals', () => {
  it('[P7] shows each with its amount and proposer and their sum, and approves each as shown', async () => {
    const calls = await select(
      {
        [`POST ${path}/${ana.proposalId}/approve`]: approved(ana),
        [`POST ${path}/${berta.proposalId}/approve`]: approved(berta),
      },
      'Ana Gil',
      'Berta Sanz',
    );
    const { dialog, send } = await confirm();
    expect(line(dialog, /Ana Gil/)).toHaveTextContent('1.200,00');
    expect(line(dialog, /Berta Sanz/)).toHaveTextContent(
      'Lo propone Marta Ruiz Vega: Lo ha confirmado el banco.',
    );
    await send();
    expect(await dialog.findByText('Aprobadas: 2 de 2.')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'POST').map(({ path: to, body }) => [to, body]);
    expect(sent).toEqual([
      [`${path}/${ana.proposalId}/approve`, { seen: ana.seen }],
      [`${path}/${berta.proposalId}/approve`, { seen: berta.seen }],
    ]);
  });

  it('[P7] shows a total of each kind, and everything about each proposal', async () => {
    await select({ [`GET ${path}`]: listOf(ana, berta, dario) }, 'Ana Gil', 'Berta Sanz', 'Darío Pons');
    const { dialog } = await confirm();
    const totals = within(dialog.getByRole('list', { name: 'Totales' })).getAllByRole('listitem');
    expect(totals.map(({ textContent }) => textContent)).toEqual([
      `Ingresos (2): ${formatMoney(150_050)}`,
      `Retiradas (1): ${formatMoney(5_000)}`,
    ]);
    expect(line(dialog, /Darío Pons/)).toHaveTextContent(/La cuenta •••• •••• 1332.*Pendiente.*Completado/);
    expect(dialog.getByRole('button', { name: 'Aprobar 3 propuestas' })).toBeVisible();
    expect(dialog.queryByText(/1\.550,50/)).toBeNull();
  });

  it('[P7] leaves no row to select that the user may not approve or that has more to read', async () => {
    await select({}, 'Ana Gil');
    const namesAlone = alone.map(({ subjectName }) => subjectName);
    for (const name of [/Carla Ruiz/, /Archivo de pagos/, ...namesAlone.map((one) => new RegExp(one))]) {
      const rows = screen.getAllByRole('row', { name });
      expect(within(rows[rows.length - 1] as HTMLElement).getByRole('checkbox')).toBeDisabled();
    }
  });

  describe('on a phone', () => {
    onAPhone();
    it('[P7] selects those that may be approved together by the boxes of their cards', async () => {
      await select({ [`GET ${path}`]: listOf(ana, berta, own, file) });
      const boxes = await screen.findAllByRole('checkbox', { name: 'Seleccionar' });
      expect(boxes).toHaveLength(2);
      for (const box of boxes) await userEvent.click(box);
      expect(await screen.findByText('2 seleccionados de 4')).toBeVisible();
      const { dialog } = await confirm();
      expect(line(dialog, /Ana Gil/)).toHaveTextContent('1.200,00');
      expect(dialog.getByRole('button', { name: `Aprobar ${formatMoney(150_050)}` })).toBeVisible();
    });
  });

  it('[P7] says which have changed meanwhile or were refused, and why', async () => {
    await select(
      {
        [`POST ${path}/${ana.proposalId}/approve`]: refusal('approvals.changed', {
          detail: 'Ya no es igual.',
        }),
        [`POST ${path}/${berta.proposalId}/approve`]: refusal('auth.account_disabled', {
          detail: 'La cuenta está desactivada.',
        }),
      },
      'Ana Gil',
      'Berta Sanz',
    );
    const { dialog, send } = await confirm();
    await send();
    expect(await dialog.findByText('Aprobadas: 0 de 2.')).toBeVisible();
    expect(line(dialog, /Ana Gil/)).toHaveTextContent(/Ha cambiado mientras tanto.*Ya no es igual\./);
    expect(line(dialog, /Berta Sanz/)).toHaveTextContent(/No se ha aprobado.*La cuenta está desactivada\./);
  });

  it.each([
    [
      'the outcome is unknown',
      'a lost connection',
      /^No se sabe/,
      () => Promise.reject(new TypeError('lost')),
    ],
    ['the outcome is unknown', 'a failure of the server', /^No se sabe/, () => refusal('request.failed')],
    ['one is refused', 'a missing code', /^No se ha aprobado/, () => refusal('auth.fresh_factor_required')],
  ])('[P7] says that %s after %s, and sends no more', async (_outcome, _cause, says, answer) => {
    const calls = await select(
      { [`POST ${path}/${ana.proposalId}/approve`]: answer },
      'Ana Gil',
      'Berta Sanz',
    );
    const { dialog, send } = await confirm();
    await send();
    expect(await dialog.findByText('Aprobadas: 0 de 2.')).toBeVisible();
    expect(line(dialog, /Ana Gil/)).toHaveTextContent(says);
    expect(line(dialog, /Berta Sanz/)).toHaveTextContent(/^Sin enviar/);
    expect(calls.some(({ path: to }) => to === `${path}/${berta.proposalId}/approve`)).toBe(false);
  });

  it('[P7] names what was decided meanwhile as left out', async () => {
    const gone = { ...berta, status: 'approved', refusal: 'approvals.already_decided' };
    await select({}, 'Ana Gil', 'Berta Sanz');
    fakeApi({ 'GET /v1/account/users/me': buildMe(), [`GET ${path}`]: listOf(ana, gone) });
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar las seleccionadas' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Quedan fuera:.*Berta Sanz/);
    expect(dialog.getByRole('button', { name: `Aprobar ${formatMoney(120_000)}` })).toBeVisible();
  });
});
