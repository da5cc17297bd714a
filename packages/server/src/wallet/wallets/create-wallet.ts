import type { Db } from '../../kit/database/types.ts';
import { isLockTimeout, isRetryable } from '../../kit/database/violations.ts';
import { ApiError } from '../../kit/errors.ts';
import { insertWallet } from './queries.ts';

/** Creates the wallet of a user if there is none; returns whether it was created. */
export function createWallet(tx: Db, userId: string): Promise<boolean> {
  return insertWallet(tx, userId).catch((cause) => {
    // `makeChange` repeats the whole change after such an error.
    if (isRetryable(cause) || isLockTimeout(cause)) throw cause;
    throw new ApiError('wallet.creation_failed', { cause });
  });
}
