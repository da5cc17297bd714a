import { civilDateAt } from '@semilla/contract';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';

/** Decisions still open to an investor, who must sign in to make them. */
export interface OpenInvestments {
  /** Orders that can be cancelled free of charge, each until a day. */
  free: { projectName: string; until: string | null }[];
  /** Whether a wish or a place on a waiting list may still become an investment. */
  isWaiting: boolean;
}

export async function findOpenInvestments(tx: Db, userId: string, now: Date): Promise<OpenInvestments> {
  const free = await tx
    .select({ projectName: projects.name, until: orders.freeUntil })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .where(
      and(eq(orders.userId, userId), eq(orders.status, 'pending'), gte(orders.freeUntil, civilDateAt(now))),
    )
    .orderBy(asc(orders.freeUntil), asc(projects.name));
  const waits = await tx.$count(
    waitingPlaces,
    and(eq(waitingPlaces.userId, userId), eq(waitingPlaces.state, 'waiting')),
  );
  const wished = await tx.$count(wishes, and(eq(wishes.userId, userId), eq(wishes.state, 'open')));
  return { free, isWaiting: waits + wished > 0 };
}
