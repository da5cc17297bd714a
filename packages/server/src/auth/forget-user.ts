import { emailOfUser, registerErasure } from '../account/index.ts';
import type { Db } from '../database/index.ts';
import { forgetAttemptsOf, forgiveAttempt } from './attempts/index.ts';
import { forgetDevices } from './devices/index.ts';
import { cancelLinks } from './links/index.ts';
import { deleteSessions } from './sessions/index.ts';
import { deleteTotps } from './totps/index.ts';

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
