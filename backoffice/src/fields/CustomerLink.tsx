import { useRecordContext } from 'react-admin';
import { PlaceLink } from './PlaceLink.tsx';

interface OfCustomer {
  id: string;
  userId: string;
  userName: string;
}

/** Whose something is, as the link to them. */
export function CustomerLink() {
  const record = useRecordContext<OfCustomer>();
  return record ? <PlaceLink to={`/customer/${record.userId}`}>{record.userName}</PlaceLink> : null;
}
