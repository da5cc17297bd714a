import { v1 } from '@semilla/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { type WaitingPlaceRow, waitingPlaces } from '../../schema/waiting-places.ts';
import { sortedProjectName } from '../sorted-project-name.ts';
import { waitingPlaceAnswer } from './waiting-place-answer.ts';

const { waitingPlaceId, userId } = waitingPlaces;

const position = sql<number | null>`case when ${waitingPlaces.state} = 'waiting' then (
  select count(*)::int from ${waitingPlaces} ahead
  where ahead.project_id = ${waitingPlaces.projectId} and ahead.state = 'waiting'
    and ahead.number <= ${waitingPlaces.number}
) end`;

export const waitingPlaceList = list(v1.waitingPlaces.find, {
  table: waitingPlaces,
  id: waitingPlaceId,
  reach: (reader) => investmentsWithinReach(reader, waitingPlaces),
  filters: {},
  order: {
    createdAt: waitingPlaces.createdAt,
    amount: waitingPlaces.amountCents,
    state: waitingPlaces.state,
    userName: sortedUserName(userId),
    projectName: sortedProjectName(waitingPlaces.projectId),
  },
  select: (db) =>
    db
      .select({
        own: waitingPlaces,
        projectName: projects.name,
        userName: userName(),
        position,
        investedCents: orders.amountCents,
      })
      .from(waitingPlaces)
      .innerJoin(projects, eq(projects.projectId, waitingPlaces.projectId))
      .innerJoin(users, eq(users.userId, userId))
      .leftJoin(orders, eq(orders.orderId, waitingPlaces.orderId))
      .$dynamic(),
  answers: (rows) => rows.map(({ own, ...joined }) => waitingPlaceAnswer(own, joined)),
});

/** The next place of a project to be filled, after the one with this number. */
export async function findNextPlace(
  db: Db,
  projectId: string,
  after: number,
): Promise<WaitingPlaceRow | undefined> {
  const [next] = await db
    .select()
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.projectId, projectId),
        eq(waitingPlaces.state, 'waiting'),
        gt(waitingPlaces.number, after),
      ),
    )
    .orderBy(asc(waitingPlaces.number))
    .limit(1);
  return next;
}

export async function findProjectsWaitedFor(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ projectId: waitingPlaces.projectId })
    .from(waitingPlaces)
    .where(eq(waitingPlaces.state, 'waiting'));
  return rows.map(({ projectId }) => projectId);
}

/** Makes the places of a locked project wait for a confirmation, because its sheet changed. Returns how many. */
export async function askToConfirmPlaces(tx: Db, projectId: string): Promise<number> {
  const asked = await tx
    .update(waitingPlaces)
    .set({ needsConfirmation: true })
    .where(
      and(
        eq(waitingPlaces.projectId, projectId),
        eq(waitingPlaces.state, 'waiting'),
        eq(waitingPlaces.needsConfirmation, false),
      ),
    )
    .returning({ waitingPlaceId: waitingPlaces.waitingPlaceId });
  return asked.length;
}
