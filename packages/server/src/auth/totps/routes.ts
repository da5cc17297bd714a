import { checkOtp, confirmTotp, deleteTotp, startTotp } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { findUserById } from '../../account/users/repository.ts';
import type { Db } from '../../database/types.ts';
import { ApiError, Forbidden, InvalidInput } from '../../errors.ts';
import { makeChange } from '../../routing/change.ts';
import { type Call, route } from '../../routing/route.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/index.ts';
import { deviceName } from '../device-name.ts';
import { forgetDevices } from '../devices/repository.ts';
import { trustDevice } from '../devices/trust-device.ts';
import { noteBrowser } from '../known-browser.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { openSession } from '../sessions/open-session.ts';
import { deleteSessions } from '../sessions/repository.ts';
import { signInOf, tellOwner } from '../tell-owner.ts';
import { checkCode } from './check-code.ts';
import { registerTotpLists } from './list-totps.ts';
import * as repository from './repository.ts';
import { confirmSetUp, startSetUp } from './set-up-totp.ts';

/** A code that is refused is a part of the story too; as nothing of the attempt stays, it is noted by itself. */
async function orNoted<T>(
  { services, actor, caller }: Call<typeof confirmTotp> | Call<typeof checkOtp>,
  attempt: Promise<T>,
): Promise<T> {
  return attempt.catch(async (refusal) => {
    const { userId } = caller;
    const after = { code: refusal.code };
    const note = { action: 'session.code-refused', subjectType: 'user', subjectId: userId, after };
    await makeChange(services, actor, async ({ audit }) => audit(note));
    throw refusal;
  });
}

async function confirm(call: Call<typeof confirmTotp>) {
  const { services, caller, params, body, now, db, change, request, reply } = call;
  const { userId } = caller;
  await beginAttempt(db, 'code', userId, now);
  const confirmed = change(async (made) => {
    const { tx, audit } = made;
    const codes = await confirmSetUp(services, tx, { userId, totpId: params.totpId, code: body.code, now });
    await openSession(tx, { userId, level: 'full', byCode: true, request, reply, now });
    noteBrowser({ user: await findUserById(tx, userId), request, reply });
    await tellOwner(made, userId, 'newRecoveryCodes', signInOf(call));
    audit({ action: 'totp.confirm', subjectType: 'user', subjectId: userId });
    return codes;
  });
  const recoveryCodes = await orNoted(call, confirmed);
  await forgiveAttempt(db, 'code', userId);
  return { recoveryCodes };
}

/** What the owner is to hear of somebody who has signed in: that a device is trusted says by itself that it is new. */
function newsOf(
  by: 'code' | 'recovery-code',
  { isTrusted, isKnown }: { isTrusted: boolean; isKnown: boolean },
) {
  if (by === 'recovery-code') return 'usedRecoveryCode';
  return isKnown || isTrusted ? undefined : 'newBrowser';
}

async function check(call: Call<typeof checkOtp>) {
  const { services, caller, body, now, db, change, request, reply } = call;
  const { userId } = caller;
  await beginAttempt(db, 'code', userId, now);
  const checked = change(async (made) => {
    const { tx, audit } = made;
    const by = await checkCode(services, tx, {
      userId,
      code: body.code,
      recoveryCode: body.recoveryCode,
      now,
    });
    await openSession(tx, { userId, level: 'full', byCode: true, request, reply, now });
    const name = body.deviceName ?? deviceName(request.headers['user-agent']);
    if (body.trustDevice) await trustDevice(made, { userId, name, request, reply, now });
    const news = newsOf(by, {
      isTrusted: body.trustDevice === true,
      ...noteBrowser({ user: await findUserById(tx, userId), request, reply }),
    });
    if (news) await tellOwner(made, userId, news, signInOf(call));
    audit({
      action: 'session.complete',
      subjectType: 'user',
      subjectId: userId,
      after: { by, trusted: body.trustDevice === true },
    });
  });
  await orNoted(call, checked);
  await forgiveAttempt(db, 'code', userId);
}

async function remove({ db, params, body, caller, scope, now, change }: Call<typeof deleteTotp>) {
  const ownerId = await repository.findTotpOwner(db, params.totpId);
  const isOwn = ownerId === caller.userId;
  if (!ownerId || (scope !== 'all' && !isOwn)) throw new ApiError('auth.otp_not_configured');
  // Somebody at an open computer must not be able to take the second factor away: an administrator's not at all.
  if (scope === 'all' && isOwn) throw new Forbidden();
  if (isOwn) await confirmOwner(db, ownerId, body.password, now);
  await change(async ({ tx, audit, mail }) => {
    if (!(await repository.deleteTotp(tx, params.totpId))) throw new ApiError('auth.otp_not_configured');
    await deleteSessions(tx, ownerId);
    await forgetDevices(tx, ownerId);
    await tellOwner({ tx, mail }, ownerId, 'totpDeleted');
    audit({ action: 'totp.delete', subjectType: 'user', subjectId: ownerId });
  });
}

async function confirmOwner(db: Db, userId: string, password: string | undefined, now: Date): Promise<void> {
  if (!password) throw new InvalidInput([{ path: 'password', code: 'required', params: {} }]);
  await confirmPassword(db, userId, password, now);
}

export async function registerTotps(app: FastifyInstance): Promise<void> {
  registerTotpLists(app);
  route(app, startTotp, ({ services, caller, change }) =>
    change(({ tx }) => startSetUp(services, tx, caller)),
  );
  route(app, confirmTotp, confirm);
  route(app, checkOtp, check);
  route(app, deleteTotp, remove);
}
