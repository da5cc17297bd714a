import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { OrderMovementsPart } from '../../records/projects/money/OrderMovementsPart.tsx';
import TransactionCreate from '../../records/transactions/TransactionCreate.tsx';
import { CustomerFacts } from '../../records/transactions/TransactionFacts.tsx';
import { CustomerSummary } from '../../records/users/summary/CustomerSummary.tsx';
import VerificationShow from '../../records/verifications/VerificationShow.tsx';
import {
  buildBankAccount,
  buildCustomer,
  buildIdentityNeeds,
  buildUserSummary,
  buildVerification,
  buildWallet,
  customerIds,
} from '../../testing/customer-records.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, idOf, projectRecord } from '../../testing/records.ts';

const { customer } = customerIds;
const record = `GET /v1/account/users/${customer}`;
const movement = {
  orderMovementId: idOf('m-1'),
  userId: customer,
  userName: 'Lucía Ferrer',
  type: 'invest',
  amount: '15.00',
};

interface Case {
  part: string;
  screen: ReactNode;
  at?: string;
  route?: string;
  resource?: string;
  /** The path that fails. `fails` limits the failure to some of its calls. */
  path: string;
  fails?: (call: FakeCall) => boolean;
  /** A text that appears once loading succeeds. */
  shows: string | RegExp;
}

const cases: Case[] = [
  {
    part: 'Cliente',
    screen: <CustomerFacts userId={customer} />,
    path: record,
    shows: 'lucia.ferrer@example.com',
  },
  {
    part: 'Historial de intentos',
    screen: <VerificationShow />,
    at: `/verification/${customerIds.verification}`,
    route: '/verification/:id',
    resource: 'verification',
    path: 'GET /v1/account/verifications',
    fails: ({ query }) => Boolean(query.userId),
    shows: 'Aprobar la identidad',
  },
  {
    part: 'Lo que dice el cliente',
    screen: <VerificationShow />,
    at: `/verification/${customerIds.verification}`,
    route: '/verification/:id',
    resource: 'verification',
    path: record,
    shows: '21/05/1988',
  },
  {
    part: 'Su dinero',
    screen: (
      <RecordContextProvider value={{ ...buildCustomer(), id: customer }}>
        <CustomerSummary />
      </RecordContextProvider>
    ),
    path: `GET /v1/account/users/${customer}/summary`,
    shows: '350,25 €',
  },
  {
    part: 'Monedero',
    screen: <TransactionCreate />,
    at: `/wallet/new?userId=${customer}`,
    route: '/wallet/new',
    resource: 'wallet',
    path: 'GET /v1/payment/bank-accounts',
    shows: /Ahora tiene 1.234,50/,
  },
  {
    part: 'Totales',
    screen: (
      <RecordContextProvider value={projectRecord()}>
        <OrderMovementsPart />
      </RecordContextProvider>
    ),
    path: 'GET /v1/project/order-movements/summary',
    shows: '15,01 €',
  },
];

it.each(cases)('[X3] reports that a part could not be loaded, and retries: $part', async (failure) => {
  let isDown = true;
  const answers: Record<string, unknown> = {
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(buildCustomer()),
    [record]: buildCustomer(),
    [`GET /v1/account/users/${customer}/summary`]: buildUserSummary(),
    'GET /v1/misc/countries': listOf(),
    'GET /v1/account/verifications': listOf(buildVerification()),
    [`GET /v1/account/verifications/${customerIds.verification}/decision`]: buildIdentityNeeds(),
    'GET /v1/wallet/wallets': listOf(buildWallet()),
    'GET /v1/payment/bank-accounts': listOf(buildBankAccount({ state: 'valid' })),
    'GET /v1/project/orders': ({ query }: FakeCall) => ({
      ...listOf(),
      totalAmount: query.status === 'active' ? '300.00' : '50.25',
    }),
    'GET /v1/project/order-movements': listOf(movement),
    'GET /v1/project/order-movements/summary': listOf({ period: '2026-01-01', invested: '15.01' }),
  };
  const answer = answers[failure.path];
  const fails = failure.fails ?? (() => true);
  fakeApi({
    ...answers,
    [failure.path]: (call: FakeCall) => {
      if (isDown && fails(call)) return refusal('request.failed', { detail: 'Ahora mismo no.' });
      return typeof answer === 'function' ? answer(call) : answer;
    },
  });
  const { at, route, resource } = failure;
  mount(failure.screen, { at, route, resource });
  const retry = await screen.findByRole('button', { name: `Reintentar: ${failure.part}` });
  expect(retry.closest('[role=alert]')).toHaveTextContent('Ahora mismo no.');
  isDown = false;
  await userEvent.click(retry);
  expect((await screen.findAllByText(failure.shows))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull());
});
