import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import BankAccountShow from '../../records/bank-accounts/BankAccountShow.tsx';
import ProjectShow from '../../records/projects/ProjectShow.tsx';
import TransactionShow from '../../records/transactions/TransactionShow.tsx';
import CustomerShow from '../../records/users/CustomerShow.tsx';
import VerificationShow from '../../records/verifications/VerificationShow.tsx';
import {
  buildBankAccount,
  buildCustomer,
  buildVerification,
  customerIds,
} from '../../testing/customer-records.ts';
import { type FakeCall, fakeApi, listOf } from '../../testing/fake-api.ts';
import { buildTransaction, moneyIds } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, buildProject, ids } from '../../testing/records.ts';

const { bankAccount, customer, verification } = customerIds;
const { transaction } = moneyIds;

const pages: [string, string, ComponentType, string, object][] = [
  ['project', ids.project, ProjectShow, '/v1/project/projects', buildProject()],
  ['wallet', transaction, TransactionShow, '/v1/wallet/transactions', buildTransaction()],
  ['verification', verification, VerificationShow, '/v1/account/verifications', buildVerification()],
  ['customer', customer, CustomerShow, '/v1/account/users', buildCustomer()],
  ['bank-account', bankAccount, BankAccountShow, '/v1/payment/bank-accounts', buildBankAccount()],
];

const proposals = [
  buildProposal(),
  buildProposal({ proposalId: ids.project, act: 'changeRole', status: 'scheduled' }),
];

function open(resource: string, id: string, Page: ComponentType, path: string, record: object) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}/${id}`]: record,
    [`GET ${path}`]: listOf(record),
    'GET /v1/approvals': ({ query }: FakeCall) =>
      listOf(...(query.subjectId === id && query.status === 'pending,scheduled' ? proposals : [])),
  });
  mount(<Page />, {
    at: `/${resource}/${id}`,
    route: `/${resource}/:id/*`,
    resource,
    resources: { approvals: { name: 'approvals', hasList: true, hasShow: true } },
  });
  return calls;
}

it.each(pages)('the page of a %s links to its pending and scheduled proposals', async (...page) => {
  open(...page);
  const waiting = await screen.findByText(
    'Espera la aprobación de otra persona: Entregar el dinero al promotor. Propuesta de Marta Ruiz Vega.',
  );
  expect(waiting).toBeVisible();
  const scheduled = /^Aprobada, pendiente de hacerse efectiva: Cambiar un rol/;
  expect(screen.getByText(scheduled)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Ver la propuesta' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    proposals.map(({ proposalId }) => expect.stringContaining(`/approvals/${proposalId}`)),
  );
});

it('a record without open proposals shows no notice', async () => {
  const [resource, , page, path, record] = pages[4] as (typeof pages)[number];
  const other = { ...record, bankAccountId: ids.type };
  const calls = open(resource, ids.type, page, path, other);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(calls.map((call) => call.path)).toContain('/v1/approvals'));
  expect(screen.queryByRole('link', { name: 'Ver la propuesta' })).toBeNull();
});
