import { registerErasure } from '../account/erasure.ts';
import { emailOfUser } from '../account/users/repository.ts';
import type { Db } from '../database/types.ts';
import { forgetAttemptsOf, forgiveAttempt } from './attempts/index.ts';
import { forgetDevices } from './devices/repository.ts';
import { cancelLinks } from './links/index.ts';
import { deleteSessions } from './sessions/repository.ts';
import { deleteTotps } from './totps/repository.ts';

/** Takes away every way in, and what was noted of attempts to get in. */
async function forgetUser(tx: Db, userId: string): Promise<void> {
  await deleteSessions(tx, userId);
  await forgetDevices(tx, userId);
  await deleteTotps(tx, userId);
  await cancelLinks(tx, userId);
  await forgetAttemptsOf(tx, await emailOfUser(tx, userId));
  await forgiveAttempt(tx, 'account', `password:${userId}`);
  await forgiveAttempt(tx, 'code', userId);
}

export function forgetDeletedUsers(): void {
  registerErasure('auth', { erase: ({ tx }, _services, userId) => forgetUser(tx, userId) });
}
