import type { Role } from '@semilla/contract';
import { useGetIdentity } from 'react-admin';

export interface StaffMember {
  userId: string;
  name: string;
  role: Role;
}

/** The signed-in user; undefined while loading. */
export function useStaff(): StaffMember | undefined {
  const { identity } = useGetIdentity();
  return identity && { userId: String(identity.id), name: identity.fullName ?? '', role: identity.role };
}
