import { and, eq, or } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { walletOf } from '../../ledger/accounts.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';
import { findTouched } from './find-touched.ts';
import type { AllNeeds } from './lock-world.ts';
import { investorKey, type World } from './world.ts';

export async function loadWaiting(tx: Db, world: World, { waiting }: AllNeeds, now: Date): Promise<void> {
  if (!waiting.length) return;
  const rows = await tx
    .select()
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.state, 'waiting'),
        or(
          ...waiting.map(({ projectId, userId }) =>
            and(eq(waitingPlaces.projectId, projectId), eq(waitingPlaces.userId, userId)),
          ),
        ),
      ),
    );
  const touched = await findTouched(
    tx,
    rows.map(({ userId }) => userId),
    now,
  );
  for (const row of rows)
    world.waiting.set(investorKey(row), { ...row, isTouchedByStaff: touched.has(row.userId) });
  const ids = waiting.map(({ projectId }) => projectId);
  const numbers = await tx
    .select({ projectId: waitingPlaces.projectId, number: waitingPlaces.number })
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.state, 'waiting'), isOneOf(waitingPlaces.projectId, ids)));
  for (const [projectId, own] of Map.groupBy(numbers, (row) => row.projectId))
    world.waitingNumbers.set(
      projectId,
      own.map(({ number }) => number),
    );
}

/** Loads open wishes. Returns the needs, extended by the preinvestors of the projects in `wishesOf`. */
export async function loadWishes(tx: Db, world: World, needs: AllNeeds): Promise<AllNeeds> {
  if (!needs.wishes.length && !needs.wishesOf.length) return needs;
  const rows = await tx
    .select()
    .from(wishes)
    .where(
      and(
        eq(wishes.state, 'open'),
        or(
          isOneOf(wishes.projectId, needs.wishesOf),
          ...needs.wishes.map(({ projectId, userId }) =>
            and(eq(wishes.projectId, projectId), eq(wishes.userId, userId)),
          ),
        ),
      ),
    );
  for (const row of rows) world.wishes.set(investorKey(row), row);
  const whole = rows.filter(({ projectId }) => needs.wishesOf.includes(projectId));
  const pairs = [...needs.investors, ...whole.map(({ projectId, userId }) => ({ projectId, userId }))];
  return {
    ...needs,
    users: [...new Set([...needs.users, ...whole.map(({ userId }) => userId)])],
    investors: [...new Map(pairs.map((pair) => [investorKey(pair), pair])).values()],
    accounts: [...new Set([...needs.accounts, ...whole.map(({ userId }) => walletOf(userId))])],
  };
}
