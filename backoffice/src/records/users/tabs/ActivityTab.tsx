import { useRecordContext } from 'react-admin';
import type { CustomerRecord } from '../../../api/record-types/customer-record.ts';
import RecordActivity from '../../../kit/activity/RecordActivity.tsx';

export default function ActivityTab() {
  const customer = useRecordContext<CustomerRecord>();
  return customer ? <RecordActivity of={{ personId: customer.userId }} /> : null;
}
