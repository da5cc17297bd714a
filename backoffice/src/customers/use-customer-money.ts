import { centsFromDecimal, type OrderStatus } from '@semilla/contract';
import { useGetList, useRecordContext } from 'react-admin';
import type { CustomerRecord, WalletRecord } from './customer-record.ts';

/** What the customer has in orders of one status, summed up by the API. */
function useOrdered(userId: string | undefined, status: OrderStatus) {
  const { meta, isPending } = useGetList(
    'orders',
    { pagination: { page: 1, perPage: 1 }, filter: { userId, status, getTotalAmount: true } },
    { enabled: Boolean(userId) },
  );
  const total: string | undefined = meta?.totalAmount;
  return { cents: total === undefined ? undefined : centsFromDecimal(total), isPending };
}

/** The wallet of the customer at hand, and what is in projects that are not over. */
export function useCustomerMoney() {
  const userId = useRecordContext<CustomerRecord>()?.userId;
  const wallets = useGetList<WalletRecord>('wallets', {
    pagination: { page: 1, perPage: 1 },
    filter: { userId },
  });
  const pending = useOrdered(userId, 'pending');
  const active = useOrdered(userId, 'active');
  const wallet = wallets.data?.[0];
  return {
    balance: wallet && centsFromDecimal(wallet.balance),
    held: wallet && centsFromDecimal(wallet.held),
    invested:
      pending.cents === undefined || active.cents === undefined ? undefined : pending.cents + active.cents,
    isPending: wallets.isPending || pending.isPending || active.isPending,
  };
}
