import { useRecordContext } from 'react-admin';
import RecordActivity from '../../../pages/audit/RecordActivity.tsx';
import type { CustomerRecord } from '../customer-record.ts';

export default function ActivityTab() {
  const customer = useRecordContext<CustomerRecord>();
  return customer ? <RecordActivity of={{ personId: customer.userId }} /> : null;
}
