import { useGetMany, useRecordContext } from 'react-admin';
import type { CustomerRecord } from '../../api/record-types/customer-record.ts';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';

/** Who asked. Only the name is shown if another manager is responsible for the customer. */
export function AskerField() {
  const record = useRecordContext<QuestionRecord>();
  const id = record?.askedById ?? undefined;
  // The list leaves out a customer whom the caller may not read; asking for one record would be answered by an error.
  const { data } = useGetMany<CustomerRecord>('users', { ids: id ? [id] : [] });
  if (!record) return null;
  return data?.length ? (
    <PlaceLink to={`/customer/${id}`}>{record.askedByName}</PlaceLink>
  ) : (
    record.askedByName
  );
}
