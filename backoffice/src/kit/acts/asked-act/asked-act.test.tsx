import { phaseNames } from '@semilla/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import ApprovalShow from '../../../records/approvals/ApprovalShow.tsx';
import BankAccountShow from '../../../records/bank-accounts/BankAccountShow.tsx';
import { DuplicateProjectButton } from '../../../records/projects/DuplicateProjectButton.tsx';
import { PhaseCard } from '../../../records/projects/PhaseCard.tsx';
import { ProjectList } from '../../../records/projects/ProjectList.tsx';
import TicketCreate from '../../../records/tickets/TicketCreate.tsx';
import TicketShow from '../../../records/tickets/TicketShow.tsx';
import { buildTicket } from '../../../records/tickets/testing.ts';
import TransactionShow from '../../../records/transactions/TransactionShow.tsx';
import CustomerShow from '../../../records/users/CustomerShow.tsx';
import VerificationShow from '../../../records/verifications/VerificationShow.tsx';
import {
  buildAccountNeeds,
  buildBankAccount,
  buildCustomer,
  buildIdentityNeeds,
  buildUserSummary,
  buildVerification,
  buildWallet as buildWalletOf,
  customerIds,
} from '../../../testing/customer-records.ts';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import {
  buildAccount,
  buildDecisionNeeds,
  buildTransaction,
  buildWallet,
  moneyIds,
} from '../../../testing/money-records.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildProposal } from '../../../testing/proposal-records.ts';
import { buildMe, buildProject, ids, phaseIdOf, projectRecord } from '../../../testing/records.ts';
import type { AskedAct } from './use-asked-act.ts';

const proposal = buildProposal();
const ticket = buildTicket();
const closed = buildTicket({ stateId: 'Closed' });
const user = `/v1/account/users/${customerIds.customer}`;
const administrator = buildMe();
const manager = buildMe({ role: 'operator', userId: ids.manager });

const answers = {
  'GET /v1/account/users/me': administrator,
  'GET /v1/account/users': listOf(),
  [`GET /v1/account/users/${moneyIds.customer}`]: buildCustomer(),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
  'GET /v1/support/tickets': listOf(),
  'GET /v1/audit': listOf(),
};

interface Page {
  screen: ReactNode;
  resource: string;
  id: string;
  answers: object;
}

const movement: Page = {
  screen: <TransactionShow />,
  resource: 'wallet',
  id: moneyIds.transaction,
  answers: {
    [`GET /v1/wallet/wallets/${moneyIds.wallet}`]: buildWallet({ held: '1500.00' }),
    [`GET /v1/payment/bank-accounts/${moneyIds.account}`]: buildAccount(),
    'GET /v1/wallet/transactions': listOf(buildTransaction()),
    [`GET /v1/wallet/transactions/${moneyIds.transaction}/decision`]: buildDecisionNeeds(),
    [`GET /v1/wallet/transactions/${moneyIds.transaction}`]: buildTransaction(),
  },
};
const bankAccount: Page = {
  screen: <BankAccountShow />,
  resource: 'bank-account',
  id: customerIds.bankAccount,
  answers: {
    [`GET /v1/payment/bank-accounts/${customerIds.bankAccount}`]: buildBankAccount({ state: 'pending' }),
    [`GET /v1/payment/bank-accounts/${customerIds.bankAccount}/decision`]: buildAccountNeeds(),
  },
};
const identity: Page = {
  screen: <VerificationShow />,
  resource: 'verification',
  id: customerIds.verification,
  answers: {
    [`GET ${user}`]: buildCustomer(),
    'GET /v1/account/verifications': listOf(buildVerification({ status: 'Completed', decision: null })),
    [`GET /v1/account/verifications/${customerIds.verification}/decision`]: buildIdentityNeeds(),
  },
};
const waitingProposal: Page = {
  screen: <ApprovalShow />,
  resource: 'approvals',
  id: proposal.proposalId,
  answers: { [`GET /v1/approvals/${proposal.proposalId}`]: proposal },
};
const ticketPage = (shown: typeof ticket): Page => ({
  screen: <TicketShow />,
  resource: 'ticket',
  id: shown.ticketId,
  answers: {
    [`GET /v1/support/tickets/${shown.ticketId}`]: shown,
    'GET /v1/support/ticket-messages': listOf(),
    'GET /v1/support/ticket-notes': listOf(),
    'GET /v1/support/canned-answers': listOf(),
  },
});
const projectPart = (part: ReactNode, given: Parameters<typeof projectRecord>[0] = {}): Page => ({
  screen: (
    <RecordContextProvider value={projectRecord({ sheetVersion: 1, ...given })}>{part}</RecordContextProvider>
  ),
  resource: 'project',
  id: ids.project,
  answers: {
    'GET /v1/project/phases': listOf(...phaseNames.map((name) => ({ phaseId: phaseIdOf(name), name }))),
    'GET /v1/project/project-descriptions': listOf({}),
    'GET /v1/project/project-documents': listOf({}),
    'GET /v1/project/project-media-files': listOf(),
  },
});

function open({ screen: page, resource, id, answers: more }: Page, askedAct: AskedAct, me = administrator) {
  const calls = fakeApi({ ...answers, ...more, 'GET /v1/account/users/me': me });
  const resources = { [resource]: { name: resource, hasList: true, hasShow: true } };
  mount(page, { at: `/${resource}/${id}`, route: `/${resource}/:id/*`, resource, resources, askedAct });
  return calls;
}

const sent = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method !== 'GET');

it.each<[act: AskedAct, page: Page, focused: RegExp]>([
  ['approve', bankAccount, /^Validar/],
  ['reject', bankAccount, /^Marcar/],
  ['approve', identity, /^Aprobar/],
  ['reject', identity, /^Rechazar/],
  ['approve', waitingProposal, /^Aprobar/],
  ['reject', waitingProposal, /^Rechazar/],
  ['finish', ticketPage(ticket), /^Finalizar/],
  ['reopen', ticketPage(closed), /^Reabrir/],
  ['publish', projectPart(<PhaseCard />), /^Próxima apertura/],
])('[A1] focuses the button to %s a record, and decides nothing', async (act, page, focused) => {
  const calls = open(page, act);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(focused));
  expect(sent(calls)).toEqual([]);
});

it('[A1][A17] begins with the proof of a movement to approve', async () => {
  const calls = open(movement, 'approve');
  const proof = await screen.findByLabelText('Elegir el justificante');
  await waitFor(() => expect(proof).toHaveFocus());
  expect(sent(calls)).toEqual([]);
});

it('[A1][A17] begins with the reason for which a movement is rejected', async () => {
  const calls = open(movement, 'reject');
  const reason = await screen.findByLabelText(/^Motivo/);
  await waitFor(() => expect(reason).toHaveFocus());
  expect(sent(calls)).toEqual([]);
});

it('[A1][A21] begins with the text of an answer', async () => {
  open(ticketPage(ticket), 'answer');
  const message = await screen.findByRole('textbox', { name: /^Mensaje|^Respuesta/ });
  await waitFor(() => expect(message).toHaveFocus());
});

it('[A1][P8] begins nothing that the user may not do', async () => {
  open(movement, 'approve', manager);
  expect(await screen.findByText(/un administrador/i)).toBeVisible();
  expect(screen.queryByLabelText('Elegir el justificante')).toBeNull();
  expect(document.body).toHaveFocus();
});

it('[A1][A30] focuses the button that sends a draft for review', async () => {
  open(projectPart(<PhaseCard />, { phaseName: 'Draft', managerId: ids.manager }), 'send', manager);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Enviar a revisión/));
});

it('[A1][A9] opens the form that duplicates a project', async () => {
  const calls = open(projectPart(<DuplicateProjectButton />), 'duplicate');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Edificio Lavapiés');
  expect(sent(calls)).toEqual([]);
});

it('[A1][A16] opens the form that assigns a manager', async () => {
  const calls = open(
    {
      screen: <CustomerShow />,
      resource: 'customer',
      id: customerIds.customer,
      answers: {
        [`GET ${user}`]: buildCustomer(),
        'GET /v1/wallet/wallets': listOf(buildWalletOf()),
        [`GET ${user}/summary`]: buildUserSummary(),
        'GET /v1/auth/totps': listOf(),
      },
    },
    'assign',
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('combobox')).toBeVisible();
  expect(sent(calls)).toEqual([]);
});

it('[A1][B13] focuses the export of a list once there is something to export', async () => {
  fakeApi({
    ...answers,
    'GET /v1/project/phases': listOf(),
    'GET /v1/project/projects': listOf(buildProject()),
  });
  mount(<ProjectList />, { at: '/project', route: '/project', askedAct: 'export' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Exportar' })).toHaveFocus());
  expect(screen.getByText('Edificio Lavapiés')).toBeVisible();
});

it('[A1][A21] opens the form of a ticket with the customer who was found', async () => {
  const customer = { ...buildCustomer(), userId: customerIds.customer };
  fakeApi({ ...answers, 'GET /v1/account/users': listOf(customer), [`GET ${user}`]: customer });
  const resources = { ticket: { name: 'ticket', hasList: true, hasShow: true } };
  const at = `/ticket/new?userId=${customerIds.customer}`;
  mount(<TicketCreate />, { at, route: '/ticket/new', resource: 'ticket', resources });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Cliente/ })).toHaveDisplayValue(/Ferrer/),
  );
});
