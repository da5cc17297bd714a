import { civilDateAt, v1 } from '@semilla/contract';
import { and, eq, gt, lt, notInArray, or } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { investmentsWithinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import { wishes } from '../../schema/wishes.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { sortedProjectName } from '../sorted-project-name.ts';
import { wishAnswer } from './wish-answer.ts';

const { wishId, userId } = wishes;

export const wishList = list(v1.wishes.find, {
  table: wishes,
  id: wishId,
  reach: (reader) => investmentsWithinReach(reader, wishes),
  filters: {},
  order: {
    createdAt: wishes.createdAt,
    amount: wishes.amountCents,
    state: wishes.state,
    userName: sortedUserName(userId),
    projectName: sortedProjectName(wishes.projectId),
  },
  select: (db) =>
    db
      .select({ own: wishes, projectName: projects.name, userName: userName() })
      .from(wishes)
      .innerJoin(projects, eq(projects.projectId, wishes.projectId))
      .innerJoin(users, eq(users.userId, userId))
      .$dynamic(),
  answers: (rows) => rows.map(({ own, ...names }) => wishAnswer(own, names)),
});

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
