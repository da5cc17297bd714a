import type { Role } from '@semilla/contract';
import type { Config } from '../../kit/config.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { countPasskeys } from './queries.ts';

type Demand = Pick<Config, 'passkeysRequiredFor'>;

export const isPasskeyRequired = ({ passkeysRequiredFor }: Demand, role: Role): boolean =>
  passkeysRequiredFor.includes(role);

/** Throws if the user's role requires passkeys and the user has one: a one-time code is then not enough. */
export async function refuseCodeInsteadOfPasskey(config: Demand, db: Db, userId: string): Promise<void> {
  const { role } = await findUserById(db, userId);
  if (isPasskeyRequired(config, role) && (await countPasskeys(db, userId)))
    throw new ApiError('auth.passkey_required');
}
