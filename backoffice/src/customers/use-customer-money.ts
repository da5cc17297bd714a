import { centsFromDecimal, type OrderStatus, type order, takeMax } from '@semilla/contract';
import { useGetList, useRecordContext } from 'react-admin';
import type { Wire } from '../providers/wire.ts';
import type { CustomerRecord, WalletRecord } from './customer-record.ts';

type OrderRecord = Wire<typeof order>;

const whole = { pagination: { page: 1, perPage: takeMax } };

function useOrders(userId: string | undefined, status: OrderStatus) {
  return useGetList<OrderRecord>(
    'orders',
    { ...whole, filter: { userId, status } },
    { enabled: Boolean(userId) },
  );
}

const sumOf = (orders: OrderRecord[]) =>
  orders.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);

/** The wallet of the customer at hand, and what is in projects that are not over. */
export function useCustomerMoney() {
  const userId = useRecordContext<CustomerRecord>()?.userId;
  const wallets = useGetList<WalletRecord>('wallets', { ...whole, filter: { userId } });
  const pending = useOrders(userId, 'pending');
  const active = useOrders(userId, 'active');
  const wallet = wallets.data?.[0];
  // More than a page of them cannot be summed up here, and a part of the sum would be a wrong figure.
  const isWhole = [pending, active].every(({ data, total }) => data && data.length === total);
  return {
    balance: wallet && centsFromDecimal(wallet.balance),
    held: wallet && centsFromDecimal(wallet.held),
    invested: isWhole ? sumOf([...(pending.data ?? []), ...(active.data ?? [])]) : undefined,
    isPending: wallets.isPending || pending.isPending || active.isPending,
  };
}
