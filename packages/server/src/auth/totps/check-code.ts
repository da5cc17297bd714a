import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { earlierHashOf, hashRecoveryCode, placeOfTotp, stepOfCode } from './codes.ts';
import * as repository from './queries.ts';

/** Accepts a one-time code or a recovery code. Each code works once. */
export async function checkCode(
  services: Services,
  tx: Db,
  given: { userId: string; code?: string; recoveryCode?: string; now: Date },
): Promise<'code' | 'recovery-code'> {
  const { userId, code, recoveryCode, now } = given;
  const totp = await repository.findConfirmedTotp(tx, userId);
  if (!totp) throw new ApiError('auth.otp_not_configured');
  if (recoveryCode) {
    const hashes = [
      await hashRecoveryCode(totp.totpId, recoveryCode),
      earlierHashOf(totp.totpId, recoveryCode),
    ];
    if (await repository.takeRecoveryCode(tx, totp.totpId, hashes, now)) return 'recovery-code';
    throw new ApiError('auth.otp_invalid');
  }
  const secret = services.keys.decrypt(totp.secret, placeOfTotp(userId));
  const step = stepOfCode(secret, code ?? '', services.deviceNow());
  if (step === undefined || !(await repository.takeStep(tx, totp.totpId, step, now)))
    throw new ApiError('auth.otp_invalid');
  return 'code';
}
