import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import { isPasswordOf } from '../password-hash.ts';

/** Checks the password of a signed-in user again, before an action that cannot be undone. */
export async function confirmPassword(db: Db, userId: string, password: string, now: Date): Promise<void> {
  const subject = `password:${userId}`;
  await beginAttempt(db, 'account', subject, now);
  const { passwordHash } = await findUserById(db, userId);
  if (!(await isPasswordOf(passwordHash, password))) throw new ApiError('auth.current_password_wrong');
  await forgiveAttempt(db, 'account', subject);
}
