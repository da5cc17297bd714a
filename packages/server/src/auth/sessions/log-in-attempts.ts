import type { Db } from '../../kit/database/types.ts';
import { type AttemptKind, beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import { networkOf } from '../attempts/network-of.ts';

type Counter = [kind: AttemptKind, name: string];

interface Attempt {
  email: string;
  address: string;
  /** The account's trusted device, or the browser from which it signed in before, that the attempt comes from, if any. */
  deviceId: string | undefined;
  /** Whether the account signed in from this network before. */
  isKnownNetwork: boolean;
  now: Date;
}

const fromHere = ({ email, address }: Attempt): Counter => ['account', `${email} ${networkOf(address)}`];

function countersOf(attempt: Attempt): Counter[] {
  const { email, address, deviceId, isKnownNetwork } = attempt;
  if (deviceId) return [['account-device', deviceId]];
  const ofNetwork: Counter[] = [['address', address], fromHere(attempt)];
  return isKnownNetwork ? ofNetwork : [...ofNetwork, ['account-anywhere', email]];
}

/**
 * Counts an attempt to log in before it is made, or refuses it during a wait. An attacker's failures make only the
 * attacker's network wait. The failures of all strangers together keep out neither the browsers nor the networks from which the
 * owner signed in before.
 */
export async function beginLogIn(db: Db, attempt: Attempt): Promise<void> {
  for (const [kind, name] of countersOf(attempt)) {
    const { isFree } = await beginAttempt(db, kind, name, attempt.now);
    // Attempts beyond a network's free failures do not count towards the limit of all networks together.
    if (kind === 'account' && !isFree) return;
  }
}

export async function forgiveLogIn(db: Db, attempt: Attempt): Promise<void> {
  for (const [kind, name] of countersOf(attempt)) await forgiveAttempt(db, kind, name);
}
