import { civilDateAt } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { expireKind } from './decide-kind.ts';
import { findLapsed } from './queries.ts';

/** Expires investor kinds after their two years. */
export async function expireKinds(services: Services): Promise<void> {
  const today = civilDateAt(services.now());
  for (const { investorKindId } of await findLapsed(services.database.db, today))
    await makeChange(services, thePlatform, (change) => expireKind(change, investorKindId, today));
}
