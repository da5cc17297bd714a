import { civilDateAt, type InputOf, type v1, type Wish } from '@semilla/contract';
import { and, count, eq, gt, lt, notInArray, or, type SQL } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, isAnyOf, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach, type Reader } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { wishes } from '../../schema/wishes.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { sortedProjectName } from '../sorted-project-name.ts';
import { wishAnswer } from './wish-answer.ts';

type Query = InputOf<typeof v1.wishes.find>['query'];

const { wishId } = wishes;

const orderColumns = {
  createdAt: wishes.createdAt,
  amount: wishes.amountCents,
  state: wishes.state,
  userName: sortedUserName(wishes.userId),
  projectName: sortedProjectName(wishes.projectId),
};

function selectWishes(db: Db) {
  return db
    .select({ own: wishes, projectName: projects.name, userName: userName() })
    .from(wishes)
    .innerJoin(projects, eq(projects.projectId, wishes.projectId))
    .innerJoin(users, eq(users.userId, wishes.userId))
    .$dynamic();
}

function conditions(query: Query, reader: Reader): SQL | undefined {
  return and(
    picked(query, wishId),
    investmentsWithinReach(reader, wishes),
    given(query.projectId, (projectId) => eq(wishes.projectId, projectId)),
    given(query.userId, (userId) => eq(wishes.userId, userId)),
    given(query.state, (state) => isAnyOf(wishes.state, state)),
  );
}

/** One page of wishes without the total count, as the CSV export needs it. */
export async function findWishRows(db: Db, reader: Reader, query: Query): Promise<{ data: Wish[] }> {
  const page = pageOfIds(db, query, { columns: orderColumns, id: wishId, where: conditions(query, reader) });
  const rows = await rowsOfPage(selectWishes(db), page, wishId);
  return { data: rows.map(({ own, ...names }) => wishAnswer(own, names)) };
}

export async function findWishes(db: Db, reader: Reader, query: Query) {
  const counting = db.select({ total: count() }).from(wishes).where(conditions(query, reader));
  return pageFromNearerEnd(query, counting, (part) => findWishRows(db, reader, part));
}

export async function findWish(db: Db, reader: Reader, id: string): Promise<Wish | undefined> {
  const [row] = await selectWishes(db).where(and(eq(wishId, id), investmentsWithinReach(reader, wishes)));
  return row && wishAnswer(row.own, row);
}

/** The projects with open wishes that can no longer become orders. */
export async function findProjectsPastWishes(db: Db, now: Date): Promise<string[]> {
  const taking = [phaseIds.Preinvestment, phaseIds.Investment];
  const rows = await db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(
      and(
        gt(projects.wishNumber, 0),
        or(notInArray(projects.phaseId, taking), lt(projects.dateEnd, civilDateAt(now))),
      ),
    );
  return rows.map(({ projectId }) => projectId);
}

/** Makes the open wishes of a locked project wait for a confirmation, because its sheet changed. */
export async function askToConfirmWishes(tx: Db, projectId: string): Promise<void> {
  await tx
    .update(wishes)
    .set({ needsConfirmation: true })
    .where(and(eq(wishes.projectId, projectId), eq(wishes.state, 'open')));
}
