import type { InputOf, v1, WaitingPlace } from '@semilla/contract';
import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, isAnyOf, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { type WaitingPlaceRow, waitingPlaces } from '../../schema/waiting-places.ts';
import { sortedProjectName } from '../sorted-project-name.ts';
import { waitingPlaceAnswer } from './waiting-place-answer.ts';

type Query = InputOf<typeof v1.waitingPlaces.find>['query'];

const { waitingPlaceId } = waitingPlaces;

const orderColumns = {
  createdAt: waitingPlaces.createdAt,
  amount: waitingPlaces.amountCents,
  state: waitingPlaces.state,
  userName: sortedUserName(waitingPlaces.userId),
  projectName: sortedProjectName(waitingPlaces.projectId),
};

const position = sql<number | null>`case when ${waitingPlaces.state} = 'waiting' then (
  select count(*)::int from ${waitingPlaces} ahead
  where ahead.project_id = ${waitingPlaces.projectId} and ahead.state = 'waiting'
    and ahead.number <= ${waitingPlaces.number}
) end`;

function selectPlaces(db: Db) {
  return db
    .select({
      own: waitingPlaces,
      projectName: projects.name,
      userName: userName(),
      position,
      investedCents: orders.amountCents,
    })
    .from(waitingPlaces)
    .innerJoin(projects, eq(projects.projectId, waitingPlaces.projectId))
    .innerJoin(users, eq(users.userId, waitingPlaces.userId))
    .leftJoin(orders, eq(orders.orderId, waitingPlaces.orderId))
    .$dynamic();
}

const asAnswer = ({ own, ...joined }: Awaited<ReturnType<typeof selectPlaces>>[number]): WaitingPlace =>
  waitingPlaceAnswer(own, joined);

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    picked(query, waitingPlaceId),
    investmentsWithinReach(reader, waitingPlaces),
    given(query.projectId, (projectId) => eq(waitingPlaces.projectId, projectId)),
    given(query.userId, (userId) => eq(waitingPlaces.userId, userId)),
    given(query.state, (state) => isAnyOf(waitingPlaces.state, state)),
  );
}

/** One page of places without the total count, as the CSV export needs it. */
export async function findWaitingPlaceRows(
  db: Db,
  reader: Reader,
  query: Query,
): Promise<{ data: WaitingPlace[] }> {
  const page = pageOfIds(db, query, {
    columns: orderColumns,
    id: waitingPlaceId,
    where: conditions(query, reader),
  });
  const rows = await rowsOfPage(selectPlaces(db), page, waitingPlaceId);
  return { data: rows.map(asAnswer) };
}

export async function findWaitingPlaces(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(waitingPlaces).where(conditions(query, reader));
  return pageFromNearerEnd(query, counting, (part) => findWaitingPlaceRows(db, reader, part));
}

export async function findWaitingPlace(
  db: Db,
  reader: Reader,
  id: string,
): Promise<WaitingPlace | undefined> {
  const [row] = await selectPlaces(db).where(
    and(eq(waitingPlaceId, id), investmentsWithinReach(reader, waitingPlaces)),
  );
  return row && asAnswer(row);
}

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
