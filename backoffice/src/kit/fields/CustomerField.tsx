import { useRecordContext } from 'react-admin';
import { PlaceLink } from './PlaceLink.tsx';

interface OfCustomer {
  id: string;
  userId: string | null;
  userName: string | null;
}

export function CustomerField() {
  const record = useRecordContext<OfCustomer>();
  return record?.userId ? <PlaceLink to={`/customer/${record.userId}`}>{record.userName}</PlaceLink> : null;
}
