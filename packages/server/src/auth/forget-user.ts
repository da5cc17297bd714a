import type { Db } from '../kit/database/types.ts';
import { registerErasure } from '../kit/users/erasure.ts';
import { emailOfUser } from '../kit/users/queries.ts';
import { forgetAttemptsOf, forgiveAttempt } from './attempts/attempts.ts';
import { forgetDevices } from './devices/queries.ts';
import { cancelLinks } from './links/links.ts';
import { deleteSessions } from './sessions/queries.ts';
import { deleteTotps } from './totps/queries.ts';

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
