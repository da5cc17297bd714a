import { isStaff, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, Forbidden } from '../../kit/errors.ts';
import { startHold } from '../../kit/holds/start-hold.ts';
import { assertFreshFactor } from '../../kit/http/assert-fresh-factor.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import { deviceName } from '../device-name.ts';
import { deleteDevices } from '../devices/queries.ts';
import { trustDevice } from '../devices/trust-device.ts';
import { authMails } from '../mails.ts';
import { noteBrowser } from '../note-browser.ts';
import { noteRefusedFactor } from '../note-refused-factor.ts';
import { refuseCodeInsteadOfPasskey } from '../passkeys/passkey-demand.ts';
import { countPasskeys, deletePasskeys } from '../passkeys/queries.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { openSession } from '../sessions/open-session.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { mailOwner, signInOf } from '../tell-owner.ts';
import { checkCode } from './check-code.ts';
import { isFirstFactor } from './is-first-factor.ts';
import * as repository from './queries.ts';
import { registerTotpLists } from './register-totp-lists.ts';
import { confirmSetUp, issueRecoveryCodes, startSetUp } from './set-up-totp.ts';

async function confirm(call: Call<typeof v1.totps.confirm>) {
  const { services, caller, params, body, now, db, change, request, reply } = call;
  const { userId } = caller;
  await beginAttempt(db, 'code', userId, now);
  const confirmed = change(async (draft) => {
    const { tx, audit } = draft;
    await refuseSetUpBesidePasskeys(tx, caller);
    const codes = await confirmSetUp(services, tx, { userId, totpId: params.totpId, code: body.code, now });
    const isFirst = await isFirstFactor(tx, userId, now);
    await openSession(tx, { userId, level: 'full', byCode: true, request, reply, now });
    noteBrowser({ user: await findUserById(tx, userId), request, reply });
    await mailOwner(draft, userId, 'newRecoveryCodes', signInOf(call));
    audit({ action: 'totp.confirm', subjectType: 'user', subjectId: userId });
    if (!isFirst) await startHold(draft, services, { userId, reason: 'device' });
    return codes;
  });
  const recoveryCodes = await noteRefusedFactor(call, 'session.code-refused', confirmed);
  await forgiveAttempt(db, 'code', userId);
  return { recoveryCodes };
}

/** Which mail the owner gets about a login. A newly trusted device has its own mail, so there is none about a new browser. */
function newsOf(
  by: 'code' | 'recovery-code',
  { isTrusted, isKnown }: { isTrusted: boolean; isKnown: boolean },
) {
  if (by === 'recovery-code') return 'usedRecoveryCode';
  return isKnown || isTrusted ? undefined : 'newBrowser';
}

async function check(call: Call<typeof v1.totps.check>) {
  const { services, caller, body, now, db, change, request, reply } = call;
  const { userId } = caller;
  await beginAttempt(db, 'code', userId, now);
  const checked = change(async (draft) => {
    const { tx, audit } = draft;
    const user = await findUserById(tx, userId);
    if (body.trustDevice && isStaff(user.role)) throw new ApiError('auth.staff_device');
    await refuseCodeInsteadOfPasskey(services.config, tx, userId);
    const by = await checkCode(services, tx, {
      userId,
      code: body.code,
      recoveryCode: body.recoveryCode,
      now,
    });
    await openSession(tx, { userId, level: 'full', byCode: true, request, reply, now });
    const name = body.deviceName ?? deviceName(request.headers['user-agent']);
    if (body.trustDevice) await trustDevice(draft, { userId, name, request, reply, now });
    const news = newsOf(by, {
      isTrusted: body.trustDevice === true,
      ...noteBrowser({ user, request, reply }),
    });
    if (news) await mailOwner(draft, userId, news, signInOf(call));
    audit({
      action: 'session.complete',
      subjectType: 'user',
      subjectId: userId,
      after: { by, trusted: body.trustDevice === true },
    });
  });
  await noteRefusedFactor(call, 'session.code-refused', checked);
  await forgiveAttempt(db, 'code', userId);
}

async function renewRecoveryCodes(call: Call<typeof v1.totps.renewRecoveryCodes>) {
  const { services, caller, body, now, db, change } = call;
  const { userId } = caller;
  await beginAttempt(db, 'code', userId, now);
  const renewed = change(async ({ tx, mail, audit }) => {
    const totp = await repository.findConfirmedTotp(tx, userId);
    if (!totp) throw new ApiError('auth.otp_not_configured');
    await checkCode(services, tx, { userId, code: body.code, now });
    await mailOwner({ tx, mail }, userId, 'renewedRecoveryCodes', signInOf(call));
    audit({ action: 'totp.renew-recovery-codes', subjectType: 'user', subjectId: userId });
    return issueRecoveryCodes(tx, totp.totpId);
  });
  const recoveryCodes = await noteRefusedFactor(call, 'session.code-refused', renewed);
  await forgiveAttempt(db, 'code', userId);
  return { recoveryCodes };
}

async function remove(call: Call<typeof v1.totps.delete>) {
  const { db, params, body, caller, scope } = call;
  const ownerId = await repository.findTotpOwner(db, params.totpId);
  const isOwn = ownerId === caller.userId;
  if (!ownerId || (scope !== 'all' && !isOwn)) throw new ApiError('auth.otp_not_configured');
  // Administrators cannot delete their own device: someone else may be sitting at their unlocked computer.
  if (scope === 'all' && isOwn) throw new Forbidden();
  if (isOwn) await confirmOwner(call, ownerId);
  const look = async (tx: Db): Promise<SecondLook | undefined> => {
    if (isOwn) return undefined;
    const { userId, name, surname } = await findUserById(tx, ownerId);
    return {
      act: 'deleteOtpDevice',
      subject: { type: 'user', id: userId, name: [name, surname].filter(Boolean).join(' ') },
      onceKey: params.totpId,
      beneficiaryId: userId,
      enteredById: null,
      why: body.why ?? null,
    };
  };
  return call.changeWithSecond(look, async (change) => {
    const { tx, audit, mail } = change;
    if (!(await repository.deleteTotp(tx, params.totpId))) throw new ApiError('auth.otp_not_configured');
    await deleteSessions(tx, ownerId);
    await deleteDevices(tx, ownerId);
    // Administrators delete the device of an owner who lost the second factor, so the passkeys are deleted
    // too. Owners who delete their own device only change phones and keep their passkeys.
    const passkeys = isOwn ? [] : await deletePasskeys(tx, ownerId);
    const owner = await findUserById(tx, ownerId);
    await mail(owner, authMails.totpDeleted.write(owner, { hadPasskeys: passkeys.length > 0 }));
    audit({ action: 'totp.delete', subjectType: 'user', subjectId: ownerId });
    for (const { name } of passkeys)
      audit({ action: 'passkey.remove', subjectType: 'user', subjectId: ownerId, before: { name } });
    await startHold(change, call.services, { userId: ownerId, reason: 'device' });
  });
}

// If a user with passkeys is between two phones, a password alone must not be enough to set up a new device.
async function refuseSetUpBesidePasskeys(tx: Db, { kind, userId }: SignedIn): Promise<void> {
  if (kind === 'half' && (await countPasskeys(tx, userId))) throw new ApiError('auth.passkey_required');
}

// Many clients and proxies drop the body of a DELETE, so a fresh factor does instead of the password.
async function confirmOwner(call: Call<typeof v1.totps.delete>, userId: string): Promise<void> {
  const { db, body, services, caller, now } = call;
  if (body.password === undefined) assertFreshFactor(services, caller);
  else await confirmPassword(db, userId, body.password, now);
}

export async function registerTotps(app: FastifyInstance): Promise<void> {
  registerTotpLists(app);
  route(app, v1.totps.create, ({ services, caller, change }) =>
    change(async ({ tx }) => {
      await refuseSetUpBesidePasskeys(tx, caller);
      return startSetUp(services, tx, caller);
    }),
  );
  route(app, v1.totps.confirm, confirm);
  route(app, v1.totps.renewRecoveryCodes, renewRecoveryCodes);
  route(app, v1.totps.check, check);
  route(app, v1.totps.delete, remove);
}
