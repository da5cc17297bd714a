import { isStaff } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { findUserByEmail } from '../../kit/users/queries.ts';
import { isTrustedDevice, trustedDeviceOf } from '../devices/trust-device.ts';
import { isKnownBrowser, noteBrowser } from '../note-browser.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { isPasswordOf } from '../password-hash.ts';
import { hasConfirmedTotp } from '../totps/queries.ts';
import { isKnownNetwork } from './is-known-network.ts';
import { beginLogIn, forgiveLogIn } from './log-in-attempts.ts';
import { openSession } from './open-session.ts';

type LoggingIn = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/** Throws for disabled users and users without a confirmed address. */
export function assertMayLogIn(user: Pick<LoggingIn, 'disabledAt' | 'emailConfirmedAt'>): void {
  if (user.disabledAt) throw new ApiError('auth.account_disabled');
  if (!user.emailConfirmedAt) throw new ApiError('auth.email_not_confirmed');
}

/** The trusted device from which a user logs in, or a browser known from before, which staff have too. */
async function deviceOf(db: Db, user: LoggingIn, request: FastifyRequest, now: Date) {
  const trusted = await trustedDeviceOf(db, user.userId, request, now);
  return trusted ?? (isKnownBrowser({ user, request }) ? `browser ${user.userId}` : undefined);
}

/** Finds the user by email and password. An unknown address gets the same answer, as slowly, as a wrong password. */
export async function recogniseUser(
  db: Db,
  given: { email: string; password: string; request: FastifyRequest; now: Date },
): Promise<LoggingIn> {
  const { email, password, request, now } = given;
  const user = await findUserByEmail(db, email);
  const deviceId = user && (await deviceOf(db, user, request, now));
  const address = request.ip;
  const attempt = {
    email,
    address,
    deviceId,
    isKnownNetwork: await isKnownNetwork(db, user?.userId, address, now),
    now,
  };
  await beginLogIn(db, attempt);
  const isRight = await isPasswordOf(user?.passwordHash, password);
  if (!user || !isRight) throw new ApiError('auth.invalid_credentials');
  await forgiveLogIn(db, attempt);
  assertMayLogIn(user);
  return user;
}

/** Opens a session. On a trusted device the session is full at once. */
export async function logIn(
  change: Change,
  user: LoggingIn,
  given: { request: FastifyRequest; reply: FastifyReply; now: Date },
): Promise<{ next: 'otp' | 'first-otp' | 'done' }> {
  const { userId } = user;
  const hasTotp = await hasConfirmedTotp(change.tx, userId);
  const hasPasskeys = (await countPasskeys(change.tx, userId)) > 0;
  // Staff cannot use trusted devices, not even those trusted before they became staff.
  const mayTrust = hasTotp && !isStaff(user.role);
  const isTrusted = mayTrust && (await isTrustedDevice(change.tx, userId, given.request, given.now));
  await openSession(change.tx, { userId, level: isTrusted ? 'full' : 'half', ...given });
  if (isTrusted) noteBrowser({ user, ...given });
  const next = isTrusted ? 'done' : hasTotp || hasPasskeys ? 'otp' : 'first-otp';
  change.audit({ action: 'session.log-in', subjectType: 'user', subjectId: userId, userId, after: { next } });
  return { next };
}
