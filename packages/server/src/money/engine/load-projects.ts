import { and, asc, eq, isNull } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { publishedQuestions } from '../../project/project-questions/published-questions.ts';
import { changedAt, hasPlacesToConfirm } from '../../project/sheets/changed-at.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import { sheetVersions } from '../../schema/sheet-versions.ts';
import type { AllNeeds } from './lock-world.ts';
import type { World } from './world.ts';

async function findCurrentPayoutAccounts(tx: Db, ids: string[]) {
  if (!ids.length) return [];
  return tx
    .select()
    .from(payoutAccounts)
    .where(and(isOneOf(payoutAccounts.projectId, ids), isNull(payoutAccounts.replacedAt)));
}

const isInForce = and(
  eq(sheetVersions.projectId, projects.projectId),
  eq(sheetVersions.number, projects.sheetVersion),
);

export async function loadProjects(tx: Db, world: World, needs: AllNeeds): Promise<void> {
  const { projects: ids, wholeProjects, isLocking } = needs;
  if (!ids.length) return;
  const query = tx
    .select()
    .from(projects)
    .where(isOneOf(projects.projectId, ids))
    .orderBy(asc(projects.projectId));
  const found = await (isLocking ? query.for('update') : query);
  // Must be read after locking the project, because its phase may have changed while we waited for the lock.
  const current = await tx
    .select({
      phase: projectPhases,
      digests: { es: sheetVersions.digestEs, en: sheetVersions.digestEn },
      changedAt,
      hasPlacesToConfirm,
      publishedQuestions,
    })
    .from(projectPhases)
    .innerJoin(projects, eq(projects.projectId, projectPhases.projectId))
    .leftJoin(sheetVersions, isInForce)
    .where(and(isOneOf(projectPhases.projectId, ids), isNull(projectPhases.to)));
  const accounts = await findCurrentPayoutAccounts(tx, wholeProjects);
  for (const project of found) {
    const currently = current.find(({ phase }) => phase.projectId === project.projectId);
    if (!currently) continue;
    const { projectPhaseId, from: phaseSince } = currently.phase;
    const payoutAccount = accounts.find((row) => row.projectId === project.projectId);
    const questions = currently.publishedQuestions ?? undefined;
    const sheetDigests = currently.digests ?? undefined;
    const sheetChangedAt = currently.changedAt ?? undefined;
    world.projects.set(project.projectId, {
      project,
      projectPhaseId,
      phaseSince,
      payoutAccount,
      sheetDigests,
      publishedQuestions: questions,
      sheetChangedAt,
      hasPlacesToConfirm: currently.hasPlacesToConfirm,
    });
  }
}
