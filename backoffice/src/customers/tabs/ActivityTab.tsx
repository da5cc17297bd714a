import { useRecordContext } from 'react-admin';
import RecordActivity from '../../audit/RecordActivity.tsx';
import type { CustomerRecord } from '../customer-record.ts';

/** Everything that was done with somebody and what is theirs, by whom and when. */
export default function ActivityTab() {
  const customer = useRecordContext<CustomerRecord>();
  return customer ? <RecordActivity of={{ personId: customer.userId }} /> : null;
}
