import QRCode from 'qrcode';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { emailOfUser } from '../../kit/users/queries.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  placeOfTotp,
  stepOfCode,
} from './codes.ts';
import * as repository from './queries.ts';

async function refuseSecond(db: Db, userId: string): Promise<void> {
  if (await repository.hasConfirmedTotp(db, userId)) throw new ApiError('auth.otp_already_configured');
}

// Returns the same secret after a reload, because the user may already have scanned the first QR code.
async function startedOrNew(services: Services, tx: Db, owner: { userId: string; sessionId: string }) {
  const place = placeOfTotp(owner.userId);
  const started = await repository.findStartedTotp(tx, owner);
  if (started) return { totpId: started.totpId, secret: services.keys.decrypt(started.secret, place) };
  const secret = newSecret();
  const sealed = services.keys.encrypt(secret, place);
  return { totpId: await repository.insertPendingTotp(tx, owner, sealed), secret };
}

/** The secret and its QR code for a user without a device. The secret stays the same during the session. */
export async function startSetUp(services: Services, tx: Db, owner: { userId: string; sessionId: string }) {
  await refuseSecond(tx, owner.userId);
  const { totpId, secret } = await startedOrNew(services, tx, owner);
  const url = otpauthUrl(secret, services.config.brandName, await emailOfUser(tx, owner.userId));
  const qrSvg = await QRCode.toString(url, { type: 'svg', margin: 1 });
  return { totpId, secret, otpauthUrl: url, qrSvg };
}

/** Confirms a new device with its first code and creates its recovery codes. */
export async function confirmSetUp(
  services: Services,
  tx: Db,
  given: { userId: string; totpId: string; code: string; now: Date },
): Promise<string[]> {
  const { userId, totpId, code, now } = given;
  await refuseSecond(tx, userId);
  const pending = await repository.findPendingTotp(tx, userId, totpId);
  if (!pending) throw new NotFound();
  const secret = services.keys.decrypt(pending.secret, placeOfTotp(userId));
  const step = stepOfCode(secret, code, services.deviceNow());
  if (step === undefined) throw new ApiError('auth.otp_invalid');
  await repository.confirmTotp(tx, totpId, step, now);
  return issueRecoveryCodes(tx, totpId);
}

/** Replaces the recovery codes of a device. Only their hashes are stored. */
export async function issueRecoveryCodes(tx: Db, totpId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((recoveryCode) => hashRecoveryCode(totpId, recoveryCode)));
  await repository.replaceRecoveryCodes(tx, totpId, hashes);
  return codes;
}
