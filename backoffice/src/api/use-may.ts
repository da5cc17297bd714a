import type { Role } from '@semilla/contract';
import { useGetIdentity } from 'react-admin';
import { type Asker, type Managed, mayDo } from './access.ts';

interface StaffIdentity {
  id: string;
  role: Role;
}

/** The signed-in user; undefined while the user is loading. */
export function useAsker(): Asker | undefined {
  const { identity } = useGetIdentity();
  if (!identity) return undefined;
  const { id, role } = identity as StaffIdentity;
  return { userId: id, role };
}

/** Whether the signed-in user may do an act on the record; undefined while the user is loading. */
export function useMay(resource: string, action: string, record?: Managed): boolean | undefined {
  const asker = useAsker();
  return asker && mayDo(asker, resource, action, record);
}
