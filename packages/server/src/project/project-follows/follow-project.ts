import { offeredPhases } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { deletesRowsOf, type Erasure } from '../../kit/users/erasure.ts';
import { projectFollows } from '../../schema/project-follows.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, visibleProject } from '../access.ts';
import { begunPhase } from './begun-phase.ts';

interface Follower {
  caller: SignedIn;
  projectId: string;
  now: Date;
}

const noteOf = (action: string, { caller: { userId }, projectId }: Follower) => ({
  action: `project-follow.${action}`,
  subjectType: 'project-follow',
  subjectId: projectId,
  personId: userId,
});

export async function followProject({ tx, audit }: Change, follower: Follower): Promise<void> {
  const { caller, projectId, now } = follower;
  const project = await visibleProject(tx, caller, projectId);
  if (!offeredPhases.includes(phaseOf(project))) throw new ApiError('project.follow_over');
  const [begun] = await tx
    .select({ phase: begunPhase(now) })
    .from(projects)
    .where(eq(projects.projectId, projectId));
  const added = await tx
    .insert(projectFollows)
    .values({ projectId, userId: caller.userId, followedAt: now, toldPhase: begun?.phase ?? null })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  if (added.length) audit(noteOf('create', follower));
}

export async function stopFollowing({ tx, audit }: Change, follower: Follower): Promise<void> {
  const { caller, projectId } = follower;
  const gone = await tx
    .delete(projectFollows)
    .where(and(eq(projectFollows.projectId, projectId), eq(projectFollows.userId, caller.userId)))
    .returning({ one: sql`1` });
  if (gone.length) audit(noteOf('delete', follower));
}

export const projectFollowErasure: Erasure = { erase: deletesRowsOf(projectFollows) };
