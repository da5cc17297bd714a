import type { WorkQueue } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LiveLists } from '../../kit/live/LiveLists.tsx';
import { buildTicket } from '../../records/tickets/testing.ts';
import { buildAccountNeeds, buildBankAccount, buildCustomer } from '../../testing/customer-records.ts';
import { type FakeCall, fakeApi, listOf } from '../../testing/fake-api.ts';
import { fakeEvents } from '../../testing/fake-events.ts';
import {
  aProof,
  buildAccount,
  buildBookingNeeds,
  buildDecisionNeeds,
  buildTransaction,
  buildWallet,
  moneyIds,
} from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, idOf, ids } from '../../testing/records.ts';
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts';
import { waitingEntry } from '../../testing/waiting-entry.ts';
import WorkPage from './WorkPage.tsx';

beforeEach(stubResizeObserver);

const first = 'Ana Ríos';
const second = 'Bruno Gil';

interface Queue {
  queue: WorkQueue;
  path: string;
  idField: string;
  build: (name: string) => object;
  /** The title of a record’s page. */
  titleOf: (name: string) => string;
  /** What a decision changes in the record, by its method and what follows the record’s address. */
  decisions: Record<string, object>;
  /** Other answers, for the record of this name. */
  more?: (name: string) => object;
}

const readable = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : body);

/** Opens a queue of two records. A decided record leaves the list. */
function open({ queue, path, idField, build, decisions, more }: Queue) {
  const records = [first, second].map((name) => ({ ...build(name), [idField]: idOf(name) }));
  const decided = new Set<string>();
  const answersOf = (record: Record<string, unknown>) => {
    const id = String(record[idField]);
    const ends = Object.entries(decisions).map(([key, changes]) => {
      const [method, end = ''] = key.split(' ');
      const decide = () => {
        decided.add(id);
        return { ...record, ...changes };
      };
      return [`${method} ${path}/${id}${end}`, decide];
    });
    return [[`GET ${path}/${id}`, record], ...ends];
  };
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: ({ query }: FakeCall) =>
      query.subjectId
        ? listOf()
        : listOf(...records.filter((record) => !decided.has(String(record[idField])))),
    ...Object.fromEntries(records.flatMap(answersOf)),
    ...more?.(first),
    ...more?.(second),
  });
  const tell = fakeEvents();
  mount(
    <>
      <WorkPage />
      <LiveLists />
    </>,
    { at: `/queues/${queue}`, route: '/queues/:queue/:id?' },
  );
  const sent = () =>
    calls
      .filter(({ method, path: to }) => method !== 'GET' && to.startsWith(`${path}/`))
      .map((call) => ({ path: call.path.slice(path.length + 1), body: readable(call.body) }));
  return { sent, tell };
}

/** The heading gets the focus once its page is shown. */
const expectAt = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(heading).toHaveFocus());
};
const expectListed = async (...names: string[]) => {
  const list = within(await screen.findByRole('navigation', { name: /por|Por/ }));
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(names.length));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(
    names.map((name) => expect.stringContaining(name)),
  );
};

const bankAccounts: Queue = {
  queue: 'bank-accounts',
  path: '/v1/payment/bank-accounts',
  idField: 'bankAccountId',
  build: (userName) => buildBankAccount({ userName, userId: idOf(`u ${userName}`) }),
  titleOf: (name) => `Cuenta de ${name}`,
  decisions: { PATCH: { state: 'valid' } },
  more: (name) => ({
    [`GET /v1/account/users/${idOf(`u ${name}`)}`]: buildCustomer(),
    [`GET /v1/payment/bank-accounts/${idOf(name)}/decision`]: buildAccountNeeds(),
    [`GET /v1/payment/bank-accounts/${idOf(name)}/url`]: {
      url: 'http://localhost/v1/documents/signed/token',
      expiresAt: '2026-02-03T12:10:00.000Z',
    },
  }),
};
const approvals: Queue = {
  queue: 'approvals',
  path: '/v1/approvals',
  idField: 'proposalId',
  build: (subjectName) => buildProposal({ subjectName }),
  titleOf: (name) => `Pago al promotor de ${name}: ${formatMoney(9_500_000)}`,
  decisions: { 'POST /approve': { status: 'approved' }, 'POST /decline': { status: 'declined' } },
};
const payouts: Queue = {
  queue: 'bank-entries',
  path: '/v1/payment/bank-entries',
  idField: 'bankEntryId',
  build: (counterpartyName) => ({ ...waitingEntry, counterpartyName, doubt: 'otherAmount' }),
  titleOf: (name) => name,
  decisions: {
    'POST /book': { state: 'booked', doubt: null },
    'POST /decision': { state: 'held', doubt: null },
  },
  more: (name) => ({
    [`GET /v1/payment/bank-entries/${idOf(name)}/candidates`]: { data: [] },
    [`GET /v1/payment/bank-entries/${idOf(name)}/booking`]: buildBookingNeeds(),
  }),
};
const candidate = {
  userId: ids.type,
  userName: 'Lucía Ferrer Soler',
  reasons: ['reference'],
  withdrawal: null,
  deposit: null,
};
const deposits: Queue = {
  ...payouts,
  build: (counterpartyName) => ({
    ...waitingEntry,
    counterpartyName,
    side: 'in',
    doubt: 'unknown',
    userId: null,
    userName: null,
  }),
  more: (name) => ({
    ...payouts.more?.(name),
    [`GET /v1/payment/bank-entries/${idOf(name)}/candidates`]: { data: [candidate] },
  }),
};
const tickets: Queue = {
  queue: 'tickets',
  path: '/v1/support/tickets',
  idField: 'ticketId',
  build: (name) => buildTicket({ title: `Pregunta de ${name}`, userName: name, id: idOf(name) }),
  titleOf: (name) => `Pregunta de ${name}`,
  decisions: { PATCH: { stateId: 'Closed' }, 'POST /messages': {} },
  more: (name) => ({
    [`GET /v1/support/tickets/${idOf(name)}/messages`]: listOf(),
    [`GET /v1/support/tickets/${idOf(name)}/notes`]: listOf(),
    'GET /v1/support/canned-answers': listOf(),
    'GET /v1/account/users': listOf(),
  }),
};

const withdrawals: Queue = {
  queue: 'transactions',
  path: '/v1/wallet/transactions',
  idField: 'transactionId',
  build: (userName) => buildTransaction({ userName, type: 'withdraw' }),
  titleOf: (name) => `Retirada de ${formatMoney(150_000)}, de ${name}`,
  decisions: { PATCH: { status: 'completed' } },
  more: (name) => ({
    [`GET /v1/wallet/transactions/${idOf(name)}/decision`]: buildDecisionNeeds(),
    [`GET /v1/wallet/wallets/${moneyIds.wallet}`]: buildWallet({ held: '3000.00' }),
    [`GET /v1/payment/bank-accounts/${moneyIds.account}`]: buildAccount(),
    [`GET /v1/account/users/${moneyIds.customer}`]: buildCustomer({ userId: moneyIds.customer }),
  }),
};

describe('a key of work mode', () => {
  it('[A23] validates a bank account, and the next record opens by itself', async () => {
    const { sent } = open(bankAccounts);
    await expectAt(bankAccounts.titleOf(first));
    await screen.findByRole('button', { name: /^Validar la cuenta/ });
    await expectListed(first, second);
    await userEvent.keyboard('a');
    await expectAt(bankAccounts.titleOf(second));
    await expectListed(second);
    expect(sent()).toEqual([{ path: idOf(first), body: { state: 'valid', version: '1' } }]);
    await screen.findByRole('button', { name: /^Validar la cuenta/ });
    await userEvent.keyboard('a');
    expect(await screen.findByText('No queda nada por decidir')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it.each([
    ['books a deposit', deposits, /^Anotar 200,00.€ a su nombre/, '/book', { userId: ids.type }],
    ['confirms a payout', payouts, /^Confirmar el pago de 200,00.€/, '/book', { userId: ids.manager }],
  ])('[A23] %s only once Enter confirms its amount', async (_, queue, button, end, body) => {
    const { sent } = open(queue);
    await expectAt(queue.titleOf(first));
    const approve = await screen.findByRole('button', { name: button });
    await expectListed(first, second);
    await userEvent.keyboard('aa');
    expect(approve).toHaveFocus();
    // False where the browser is kept from pressing the button while the key is held down.
    expect(fireEvent.keyDown(approve, { key: 'Enter', repeat: true })).toBe(false);
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectAt(queue.titleOf(second));
    await expectListed(second);
    expect(sent()).toEqual([{ path: `${idOf(first)}${end}`, body }]);
  });

  it('[A23] approves a withdrawal only once Enter confirms its amount', async () => {
    const { sent } = open(withdrawals);
    await expectAt(withdrawals.titleOf(first));
    await userEvent.upload(await screen.findByLabelText(/^Elegir el justificante/), aProof());
    const approve = await screen.findByRole('button', { name: /^Aprobar: Retirada de 1.500,00.€/ });
    await waitFor(() => expect(approve).toHaveAttribute('aria-keyshortcuts', 'a'));
    await userEvent.keyboard('aa');
    expect(approve).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectAt(withdrawals.titleOf(second));
    expect(sent()).toEqual([{ path: idOf(first), body: expect.objectContaining({ status: 'completed' }) }]);
  });

  it('[A23] validates a bank account only once what speaks against it is marked', async () => {
    const needs = buildAccountNeeds({ isIdentified: false, holdersAtBank: ['TALLERES RUIZ SL'] });
    const { sent } = open({
      ...bankAccounts,
      more: (name) => ({
        ...bankAccounts.more?.(name),
        [`GET /v1/payment/bank-accounts/${idOf(first)}/decision`]: needs,
      }),
    });
    await expectAt(bankAccounts.titleOf(first));
    const identity = await screen.findByRole('checkbox', {
      name: /^La identidad de Ana Ríos no está aprobada/,
    });
    const holder = screen.getByRole('checkbox', { name: /TALLERES RUIZ SL/ });
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
    await userEvent.keyboard('a');
    expect(screen.getByText(/^Para validar la cuenta, marca antes/)).toBeVisible();
    expect(identity).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('a');
    expect(holder).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('a');
    await expectAt(bankAccounts.titleOf(second));
    expect(sent()).toHaveLength(1);
  });

  it('[A23] approves money only once the amount and the payee are confirmed', async () => {
    const { sent } = open(approvals);
    await expectAt(approvals.titleOf(first));
    await screen.findByRole('button', { name: /^Aprobar 95.000,00.€/ });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('95.000,00 €')).toBeVisible();
    expect(dialog.getByText('Promotora Lavapiés, en la cuenta •••• •••• 1332')).toBeVisible();
    await userEvent.keyboard('a');
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectAt(approvals.titleOf(second));
    await expectListed(second);
    expect(sent()).toEqual([{ path: `${idOf(first)}/approve`, body: { seen: 'a'.repeat(64) } }]);
  });

  it('[A23] approves by one key what neither moves money nor becomes public', async () => {
    const titleOf = (name: string) => `Validar una cuenta bancaria: ${name}`;
    const build = (subjectName: string) =>
      buildProposal({ subjectName, act: 'validateBankAccount', effects: [] });
    const { sent } = open({ ...approvals, titleOf, build });
    await expectAt(titleOf(first));
    await screen.findByRole('button', { name: 'Aprobar' });
    await userEvent.keyboard('a');
    await expectAt(titleOf(second));
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [
      'marks a bank account with an error',
      bankAccounts,
      'Marcar con error',
      '',
      { state: 'error', errorMessage: 'jarkn', version: '1' },
    ],
    ['declines a proposal', approvals, 'Rechazar', '/decline', { reason: 'jarkn' }],
    ['holds a bank entry', payouts, 'Retener', '/decision', { state: 'held', note: 'jarkn' }],
  ])('[A23] %s with a reason, and the next record opens by itself', async (_, queue, act, end, body) => {
    const { sent } = open(queue);
    await expectAt(queue.titleOf(first));
    await screen.findByRole('button', { name: new RegExp(`^${act}`) });
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByRole('textbox');
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('jarkn');
    expect(reason).toHaveValue('jarkn');
    await userEvent.click(dialog.getByRole('button', { name: act }));
    await expectAt(queue.titleOf(second));
    await expectListed(second);
    expect(sent()).toEqual([{ path: `${idOf(first)}${end}`, body }]);
  });

  it('[A23] goes to the answer to a ticket, and the next ticket opens by itself once it is sent', async () => {
    const { sent, tell } = open(tickets);
    await expectAt(tickets.titleOf(first));
    const field = await screen.findByRole('textbox', { name: /^Mensaje/ });
    await userEvent.keyboard('a');
    expect(field).toHaveFocus();
    await userEvent.keyboard('Ya está arreglado, Joaquín.');
    expect(field).toHaveValue('Ya está arreglado, Joaquín.');
    const send = screen.getByRole('button', { name: 'Enviar' });
    for (let presses = 0; presses < 10 && document.activeElement !== send; presses += 1)
      await userEvent.tab();
    expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectAt(tickets.titleOf(second));
    tell('tickets');
    await expectListed(second);
    expect(sent()).toEqual([
      { path: `${idOf(first)}/messages`, body: { message: 'Ya está arreglado, Joaquín.' } },
    ]);
    expect(await screen.findByRole('textbox', { name: /^Mensaje/ })).toHaveValue('');
  });

  it('[A23] finishes a ticket, and the next one opens by itself', async () => {
    const { sent, tell } = open(tickets);
    await expectAt(tickets.titleOf(first));
    await screen.findByRole('button', { name: /^Finalizar/ });
    await userEvent.keyboard('r');
    await expectAt(tickets.titleOf(second));
    tell('tickets');
    await expectListed(second);
    expect(sent()).toEqual([{ path: idOf(first), body: { stateId: 'Closed', isAdmin: true, version: 1 } }]);
    await screen.findByRole('button', { name: /^Finalizar/ });
    await userEvent.keyboard('r');
    expect(await screen.findByText('No queda nada por decidir')).toBeVisible();
  });
});
