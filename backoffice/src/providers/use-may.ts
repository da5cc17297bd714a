import type { Role } from '@semilla/contract';
import { useGetIdentity } from 'react-admin';
import { type Managed, mayDo } from './access.ts';

interface StaffIdentity {
  id: string;
  role: Role;
}

/** Whether the signed-in user may do an act on the record; undefined while the user is loading. */
export function useMay(resource: string, action: string, record?: Managed): boolean | undefined {
  const { identity } = useGetIdentity();
  if (!identity) return undefined;
  const { id, role } = identity as StaffIdentity;
  return mayDo({ userId: id, role }, resource, action, record);
}
