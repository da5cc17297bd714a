import { useGetOne, useRecordContext } from 'react-admin';
import type { CustomerRecord } from '../customers/customer-record.ts';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import type { QuestionRecord } from './question-record.ts';

/** Who asked. Only the name is shown if another manager is responsible for the customer. */
export function AskerField() {
  const record = useRecordContext<QuestionRecord>();
  const id = record?.askedById ?? undefined;
  const withoutNotification = { retry: false, onError: () => {} };
  const { data } = useGetOne<CustomerRecord>('users', { id }, withoutNotification);
  if (!record) return null;
  return data ? <PlaceLink to={`/customer/${id}`}>{record.askedByName}</PlaceLink> : record.askedByName;
}
