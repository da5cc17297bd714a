import { useGetList, useRecordContext } from 'react-admin';
import type { CustomerRecord, WalletRecord } from '../../api/record-types/customer-record.ts';
import { HoldAlert } from '../transactions/HoldAlert.tsx';

/** Why the withdrawals of a customer are on hold, if they are. */
export function CustomerHold() {
  const userId = useRecordContext<CustomerRecord>()?.userId;
  const { data } = useGetList<WalletRecord>(
    'wallets',
    { pagination: { page: 1, perPage: 1 }, filter: { userId } },
    { retry: false },
  );
  const wallet = data?.[0];
  return wallet?.hold ? <HoldAlert wallet={wallet} /> : null;
}
