import type { User } from '@semilla/contract';
import type { UserRow } from '../../kit/users/queries.ts';

/** A user in the API's format. */
export function presentUser(row: UserRow, more: { managerId: string | null; otpConfigured: boolean }): User {
  return {
    ...row,
    ...more,
    emailConfirmed: row.emailConfirmedAt !== null,
    disabled: row.disabledAt !== null,
  };
}
