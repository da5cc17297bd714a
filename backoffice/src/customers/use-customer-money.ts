import { type Cents, type OrderStatus, sumCents } from '@semilla/contract';
import { useGetList, useRecordContext } from 'react-admin';
import type { CustomerRecord, WalletRecord } from './customer-record.ts';

const one = { page: 1, perPage: 1 };
// Whoever waits is told at once, and tries again by hand.
const once = { retry: false };

/** What the customer has in orders of one status, summed up by the API. */
function useOrdered(userId: string | undefined, status: OrderStatus) {
  const orders = useGetList(
    'orders',
    { pagination: one, filter: { userId, status, getTotalAmount: true } },
    { ...once, enabled: Boolean(userId) },
  );
  const total: Cents | undefined = orders.meta?.totalAmount;
  return { orders, total };
}

/** The wallet of the customer at hand, and what is in projects that are not over. */
export function useCustomerMoney() {
  const userId = useRecordContext<CustomerRecord>()?.userId;
  const wallets = useGetList<WalletRecord>('wallets', { pagination: one, filter: { userId } }, once);
  const pending = useOrdered(userId, 'pending');
  const active = useOrdered(userId, 'active');
  const wallet = wallets.data?.[0];
  const asked = [wallets, pending.orders, active.orders];
  return {
    balance: wallet?.balance,
    held: wallet?.held,
    invested:
      pending.total === undefined || active.total === undefined
        ? undefined
        : sumCents([pending.total, active.total]),
    isPending: asked.some(({ isPending }) => isPending),
    hasFailed: asked.some(({ error }) => error),
    asked,
  };
}
