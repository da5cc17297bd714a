import { useRecordContext } from 'react-admin';
import RecordActivity from '../../audit/RecordActivity.tsx';
import type { CustomerRecord } from '../customer-record.ts';

/** The audit trail of a customer and of everything they own. */
export default function ActivityTab() {
  const customer = useRecordContext<CustomerRecord>();
  return customer ? <RecordActivity of={{ personId: customer.userId }} /> : null;
}
