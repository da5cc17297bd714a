import QRCode from 'qrcode';
import { emailOfUser } from '../../account/users/repository.ts';
import type { Db } from '../../database/types.ts';
import { ApiError, NotFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret, otpauthUrl, stepOfCode } from './codes.ts';
import * as repository from './repository.ts';

async function refuseSecond(db: Db, userId: string): Promise<void> {
  if (await repository.hasConfirmedTotp(db, userId)) throw new ApiError('auth.otp_already_configured');
}

// Whoever loads the page again has scanned the first picture already.
async function begunOrNew(services: Services, tx: Db, whose: { userId: string; sessionId: string }) {
  const begun = await repository.findBegunTotp(tx, whose);
  if (begun) return { totpId: begun.totpId, secret: services.keys.decrypt(begun.secret) };
  const secret = newSecret();
  return { totpId: await repository.insertPendingTotp(tx, whose, services.keys.encrypt(secret)), secret };
}

/** A secret for someone who has no device yet, and a picture of it to scan; the same as long as the session lasts. */
export async function startSetUp(services: Services, tx: Db, whose: { userId: string; sessionId: string }) {
  await refuseSecond(tx, whose.userId);
  const { totpId, secret } = await begunOrNew(services, tx, whose);
  const url = otpauthUrl(secret, services.config.brandName, await emailOfUser(tx, whose.userId));
  const qrSvg = await QRCode.toString(url, { type: 'svg', margin: 1 });
  return { totpId, secret, otpauthUrl: url, qrSvg };
}

/** Accepts the first code of a device that is being set up, and makes its recovery codes. */
export async function confirmSetUp(
  services: Services,
  tx: Db,
  given: { userId: string; totpId: string; code: string; now: Date },
): Promise<string[]> {
  const { userId, totpId, code, now } = given;
  await refuseSecond(tx, userId);
  const pending = await repository.findPendingTotp(tx, userId, totpId);
  if (!pending) throw new NotFound();
  const step = stepOfCode(services.keys.decrypt(pending.secret), code, now);
  if (step === undefined) throw new ApiError('auth.otp_invalid');
  await repository.confirmTotp(tx, totpId, step, now);
  const codes = newRecoveryCodes();
  await repository.replaceRecoveryCodes(
    tx,
    totpId,
    codes.map((one) => hashRecoveryCode(totpId, one)),
  );
  return codes;
}
