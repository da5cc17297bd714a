import { type AnswerOf, type InputOf, type ProjectFollow, pageOfLookUp, type v1 } from '@semilla/contract';
import { and, desc, eq } from 'drizzle-orm';
import { given } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { projectFollows } from '../../schema/project-follows.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, visibleTo } from '../access.ts';

const { projectId, userId, followedAt } = projectFollows;

const select = (db: Db) =>
  db
    .select({
      projectId,
      projectName: projects.name,
      projectUrl: projects.url,
      phaseId: projects.phaseId,
      opensOn: projects.dateStart,
      followedAt,
    })
    .from(projectFollows)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .$dynamic();

const answerOf = ({ phaseId, ...row }: Awaited<ReturnType<typeof select>>[number]): ProjectFollow => ({
  ...row,
  phaseName: phaseOf({ phaseId }),
});

/** The projects that the caller follows and may still see, latest first. */
export async function findFollows(
  db: Db,
  caller: SignedIn,
  query: InputOf<typeof v1.projectFollows.find>['query'],
): Promise<AnswerOf<typeof v1.projectFollows.find>> {
  const rows = await select(db)
    .where(
      and(
        eq(userId, caller.userId),
        visibleTo(caller),
        given(query.projectId, (wanted) => eq(projectId, wanted)),
      ),
    )
    .orderBy(desc(followedAt), desc(projectId));
  return pageOfLookUp(rows.map(answerOf), query);
}

export async function findFollow(db: Db, caller: SignedIn, ofProject: string): Promise<ProjectFollow> {
  const [row] = await select(db).where(and(eq(projectId, ofProject), eq(userId, caller.userId)));
  if (!row) throw new NotFound();
  return answerOf(row);
}
