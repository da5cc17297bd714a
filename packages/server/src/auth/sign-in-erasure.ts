import type { Erasure } from '../kit/users/erasure.ts';
import { emailOfUser } from '../kit/users/queries.ts';
import { deleteAttemptsOf, forgiveAttempt } from './attempts/attempts.ts';
import { deleteDevices } from './devices/queries.ts';
import { deleteEmailChanges } from './email-changes/queries.ts';
import { cancelLinks } from './links/links.ts';
import { deletePasskeys } from './passkeys/queries.ts';
import { deleteSessions } from './sessions/queries.ts';
import { deleteTotps } from './totps/queries.ts';

/** Deletes sessions, devices, codes, passkeys, links, changes of address and attempt counters of a user. */
export const signInErasure: Erasure = {
  async erase({ tx }, userId) {
    await deleteSessions(tx, userId);
    await deleteDevices(tx, userId);
    await deleteTotps(tx, userId);
    await deletePasskeys(tx, userId);
    await cancelLinks(tx, userId);
    await deleteEmailChanges(tx, userId);
    await deleteAttemptsOf(tx, await emailOfUser(tx, userId));
    await forgiveAttempt(tx, 'account', `password:${userId}`);
    await forgiveAttempt(tx, 'account', `email:${userId}`);
    await forgiveAttempt(tx, 'code', userId);
  },
};
