import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeApi, listOf } from '../../testing/fake-api.ts';
import {
  aProof,
  buildAccount,
  buildCustomer,
  buildDecisionNeeds,
  buildTransaction,
  buildWallet,
  moneyIds,
} from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import TransactionShow from './TransactionShow.tsx';

export const address = `/v1/wallet/transactions/${moneyIds.transaction}`;
const next = buildTransaction({ transactionId: moneyIds.next, createdAt: '2026-03-11T09:30:00.000Z' });

/** What the API answers on the page of a transaction that the user may decide. */
export const answersFor = (transaction: ReturnType<typeof buildTransaction>) => ({
  'GET /v1/account/users/me': buildMe(),
  [`GET /v1/account/users/${moneyIds.customer}`]: buildCustomer(),
  [`GET /v1/wallet/wallets/${moneyIds.wallet}`]: buildWallet({ held: '1500.00' }),
  [`GET /v1/payment/bank-accounts/${moneyIds.account}`]: buildAccount(),
  'GET /v1/wallet/transactions': listOf(transaction, next),
  [`GET ${address}/decision`]: buildDecisionNeeds(),
  'GET /v1/support/tickets': listOf(),
});

/** Mounts the page of a transaction that the user may decide. One more pending transaction comes after it. */
export function screenOf(transaction = buildTransaction(), answers: object = {}) {
  let current = transaction;
  const calls = fakeApi({
    ...answersFor(transaction),
    [`GET ${address}`]: () => current,
    [`PATCH ${address}`]: ({ body }: FakeCall) => {
      const status = (body as FormData).get('status') as 'completed' | 'rejected';
      const rejectReason = (body as FormData).get('rejectReason') as string | null;
      current = { ...current, status, rejectReason, adminId: ids.admin, adminName: 'Elena Vidal' };
      return current;
    },
    ...answers,
  });
  const at = `/wallet/${moneyIds.transaction}`;
  return { calls, ...mount(<TransactionShow />, { at, route: '/wallet/:id', resource: 'wallet' }) };
}

export const decisions = (calls: FakeCall[]) => calls.filter(({ method }) => method === 'PATCH');
export const chooseProof = async () =>
  userEvent.upload(await screen.findByLabelText('Elegir el justificante'), aProof());
