import type { Db } from '../../database/types.ts';
import { type AttemptKind, beginAttempt, forgiveAttempt } from '../attempts/index.ts';
import { networkOf } from '../attempts/network.ts';

type Counter = [kind: AttemptKind, name: string];

interface Attempt {
  email: string;
  address: string;
  /** The device that this account trusts, where the attempt comes from one. */
  deviceId: string | undefined;
  now: Date;
}

const fromHere = ({ email, address }: Attempt): Counter => ['account', `${email} ${networkOf(address)}`];

function countersOf(attempt: Attempt): Counter[] {
  const { email, address, deviceId } = attempt;
  if (deviceId) return [['account-device', deviceId]];
  return [['address', address], fromHere(attempt), ['account-anywhere', email]];
}

/**
 * Counts an attempt to log in before it is made, or refuses it while a wait is running. A stranger who fails makes their
 * own network wait, not the owner; and nothing that others do keeps the owner from a device that the account trusts.
 */
export async function beginLogIn(db: Db, attempt: Attempt): Promise<void> {
  for (const [kind, name] of countersOf(attempt)) {
    const { isFree } = await beginAttempt(db, kind, name, attempt.now);
    // Whoever waits already at their own network does not bring everybody else closer to a wait.
    if (kind === 'account' && !isFree) return;
  }
}

export async function forgiveLogIn(db: Db, attempt: Attempt): Promise<void> {
  for (const [kind, name] of countersOf(attempt)) await forgiveAttempt(db, kind, name);
}
