import { findUserById } from '../../account/users/repository.ts';
import type { Db } from '../../database/types.ts';
import { ApiError } from '../../errors.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/index.ts';
import { isPasswordOf } from '../password-hash.ts';

/** Asks somebody who is signed in for their password once more, before what cannot be undone. */
export async function confirmPassword(db: Db, userId: string, password: string, now: Date): Promise<void> {
  const subject = `password:${userId}`;
  await beginAttempt(db, 'account', subject, now);
  const { passwordHash } = await findUserById(db, userId);
  if (!(await isPasswordOf(passwordHash, password))) throw new ApiError('auth.current_password_wrong');
  await forgiveAttempt(db, 'account', subject);
}
