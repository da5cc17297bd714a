import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { hasApprovedIdentity } from '../../kit/users/is-verified.ts';
import { projectFollows } from '../../schema/project-follows.ts';
import { projects } from '../../schema/projects.ts';
import { users } from '../../schema/users.ts';
import type { NoticeOf } from '../notices/notice.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { begunPhase } from './begun-phase.ts';
import type { followMails } from './mails.ts';

/** Customers who may still see the project. Needs follows, projects and users joined. */
const isReached = and(
  isNull(users.disabledAt),
  isNull(users.deletedAt),
  or(eq(projects.private, false), hasApprovedIdentity(projectFollows.userId)),
);

/** Finds followers who do not know of the current phase yet, notes that they do, and returns their notices. */
async function markTold(tx: Db, now: Date, condition?: SQL): Promise<NoticeOf<typeof followMails>[]> {
  const begun = begunPhase(now);
  const { toldPhase, userId } = projectFollows;
  const isNews = sql`(${begun} = 'Investment' and ${toldPhase} is distinct from 'Investment'
    or ${begun} = 'Preinvestment' and ${toldPhase} is null)`;
  const told = await tx
    .update(projectFollows)
    .set({ toldPhase: begun })
    .from(projects)
    .innerJoin(users, sql`true`)
    .where(
      and(
        eq(projects.projectId, projectFollows.projectId),
        eq(users.userId, userId),
        sql`${toldPhase} is distinct from 'Investment'`,
        isNews,
        isReached,
        condition,
      ),
    )
    .returning({
      userId,
      projectId: projects.projectId,
      projectName: projects.name,
      phase: begun,
      dateEnd: projects.dateEnd,
      windowEnd: projects.preinvestorDateEnd,
    });
  return told.flatMap(({ phase, dateEnd, windowEnd, ...rest }) =>
    phase
      ? [{ kind: 'projectOpened', ...rest, phase, until: phase === 'Investment' ? dateEnd : windowEnd }]
      : [],
  );
}

/** Tells the followers of projects that take wishes or orders since the last call. */
export async function tellOpenings(
  { database, jobs, now }: Pick<Services, 'database' | 'jobs' | 'now'>,
  projectId?: string,
): Promise<void> {
  const condition = projectId === undefined ? undefined : eq(projects.projectId, projectId);
  await database.db.transaction(async (tx) => {
    await queueNotices(tx, jobs, await markTold(tx, now(), condition));
  });
}
