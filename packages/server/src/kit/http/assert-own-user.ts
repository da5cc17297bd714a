import { InvalidInput } from '../errors.ts';
import type { Caller } from './caller.ts';

/** Throws if the caller tries to add a record in another user's name. */
export function assertOwnUser(caller: Caller, userId: string | undefined): void {
  if (userId === undefined || userId === caller.userId) return;
  throw new InvalidInput([{ path: 'userId', code: 'own_user', params: {} }]);
}
