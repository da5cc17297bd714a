import type { Role } from '@semilla/contract';
import { useGetIdentity } from 'react-admin';
import { type Managed, mayDo } from './access.ts';

interface StaffIdentity {
  id: string;
  role: Role;
}

/** Whether the one signed in may do something, with the record at hand; undefined until it is known who they are. */
export function useMay(resource: string, action: string, record?: Managed): boolean | undefined {
  const { identity } = useGetIdentity();
  if (!identity) return undefined;
  const { id, role } = identity as unknown as StaffIdentity;
  return mayDo({ userId: id, role }, resource, action, record);
}
