import { type Cents, type OrderStatus, sumCents } from '@semilla/contract';
import { useGetList, useRecordContext } from 'react-admin';
import type { CustomerRecord, WalletRecord } from './customer-record.ts';

const firstRow = { page: 1, perPage: 1 };
// Failures are shown immediately, with a button to retry.
const noRetry = { retry: false };

/** The customer's orders of one status, with the total computed by the API. */
function useOrderTotal(userId: string | undefined, status: OrderStatus) {
  const orders = useGetList(
    'orders',
    { pagination: firstRow, filter: { userId, status, getTotalAmount: true } },
    { ...noRetry, enabled: Boolean(userId) },
  );
  const total: Cents | undefined = orders.meta?.totalAmount;
  return { orders, total };
}

/** The customer's balance, and the amount invested in unfinished projects. */
export function useCustomerMoney() {
  const userId = useRecordContext<CustomerRecord>()?.userId;
  const wallets = useGetList<WalletRecord>('wallets', { pagination: firstRow, filter: { userId } }, noRetry);
  const pending = useOrderTotal(userId, 'pending');
  const active = useOrderTotal(userId, 'active');
  const wallet = wallets.data?.[0];
  const queries = [wallets, pending.orders, active.orders];
  return {
    wallet,
    balance: wallet?.balance,
    held: wallet?.held,
    invested:
      pending.total === undefined || active.total === undefined
        ? undefined
        : sumCents([pending.total, active.total]),
    isPending: queries.some(({ isPending }) => isPending),
    hasFailed: queries.some(({ error }) => error),
    queries,
  };
}
