import { checkOtp, confirmTotp, deleteTotp, startTotp } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { findUserById } from '../../account/index.ts';
import type { Db } from '../../database/index.ts';
import { ApiError, Forbidden } from '../../errors.ts';
import { type Change, makeChange } from '../../routing/change.ts';
import { type Call, route } from '../../routing/route.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/index.ts';
import { deviceName } from '../device-name.ts';
import { forgetDevices, trustDevice } from '../devices/index.ts';
import { securityNotice } from '../letters.ts';
import { deleteSessions, openSession } from '../sessions/index.ts';
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
  const confirmed = change(async ({ tx, audit }) => {
    const codes = await confirmSetUp(services, tx, { userId, totpId: params.totpId, code: body.code, now });
    await openSession(tx, { userId, level: 'full', request, reply, now });
    audit({ action: 'totp.confirm', subjectType: 'user', subjectId: userId });
    return codes;
  });
  const recoveryCodes = await orNoted(call, confirmed);
  await forgiveAttempt(db, 'code', userId);
  return { recoveryCodes };
}

async function tellOwner(tx: Db, mail: Change['mail'], userId: string): Promise<void> {
  const user = await findUserById(tx, userId);
  await mail(user.email, securityNotice('usedRecoveryCode', user));
}

async function check(call: Call<typeof checkOtp>) {
  const { services, caller, body, now, db, change, request, reply } = call;
  const { userId } = caller;
  await beginAttempt(db, 'code', userId, now);
  const checked = change(async ({ tx, audit, mail }) => {
    const by = await checkCode(services, tx, {
      userId,
      code: body.code,
      recoveryCode: body.recoveryCode,
      now,
    });
    await openSession(tx, { userId, level: 'full', request, reply, now });
    const name = body.deviceName ?? deviceName(request.headers['user-agent']);
    if (body.trustDevice) await trustDevice(tx, { userId, name, request, reply, now });
    if (by === 'recovery-code') await tellOwner(tx, mail, userId);
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

async function remove({ params, caller, scope, change }: Call<typeof deleteTotp>) {
  await change(async ({ tx, audit }) => {
    const ownerId = await repository.findTotpOwner(tx, params.totpId);
    if (!ownerId || (scope !== 'all' && ownerId !== caller.userId))
      throw new ApiError('auth.otp_not_configured');
    // Somebody at an administrator's open computer must not be able to take the second factor away.
    if (scope === 'all' && ownerId === caller.userId) throw new Forbidden();
    await repository.deleteTotp(tx, params.totpId);
    await deleteSessions(tx, ownerId);
    await forgetDevices(tx, ownerId);
    audit({ action: 'totp.delete', subjectType: 'user', subjectId: ownerId });
  });
}

export async function registerTotps(app: FastifyInstance): Promise<void> {
  route(app, startTotp, ({ services, caller, change }) =>
    change(({ tx }) => startSetUp(services, tx, caller.userId)),
  );
  route(app, confirmTotp, confirm);
  route(app, checkOtp, check);
  registerTotpLists(app);
  route(app, deleteTotp, remove);
}
