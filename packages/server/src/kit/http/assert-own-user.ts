import { InvalidInput } from '../errors.ts';
import type { Caller } from './caller.ts';

/** The author of what a caller adds can only be the caller. */
export function assertOwnUser(caller: Caller, userId: string | undefined): void {
  if (userId === undefined || userId === caller.userId) return;
  throw new InvalidInput([{ path: 'userId', code: 'own_user', params: {} }]);
}
