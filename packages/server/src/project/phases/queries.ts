import { type AnswerOf, frontOfficePhases, type InputOf, type v1 } from '@semilla/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import { behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { phases } from '../../schema/phases.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { isPublic, visibleProjectIds } from '../access.ts';

type Query = InputOf<typeof v1.phases.find>['query'];
type HistoryQuery = InputOf<typeof v1.projectPhases.find>['query'];

export async function findPhases(db: Db, query: Query): Promise<AnswerOf<typeof v1.phases.find>> {
  const where = picked(query, phases.phaseId);
  const rows = await db
    .select()
    .from(phases)
    .where(and(where, behind(query, { orderIndex: phases.orderIndex, name: phases.name }, phases.phaseId)))
    .orderBy(...sorted(query, { orderIndex: phases.orderIndex, name: phases.name }, phases.phaseId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(phases).where(where);
  return pageOf(all, rows);
}

export async function findProjectPhases(
  db: Db,
  caller: Caller,
  query: HistoryQuery,
): Promise<AnswerOf<typeof v1.projectPhases.find>> {
  const where = and(
    picked(query, projectPhases.projectPhaseId),
    inArray(projectPhases.projectId, visibleProjectIds(db, caller)),
    given(query.projectId, (projectId) => eq(projectPhases.projectId, projectId)),
    isPublic(caller) ? inArray(phases.name, [...frontOfficePhases]) : undefined,
  );
  const rows = await db
    .select({
      projectPhaseId: projectPhases.projectPhaseId,
      projectId: projectPhases.projectId,
      phaseId: projectPhases.phaseId,
      phaseName: phases.name,
      from: projectPhases.from,
      to: projectPhases.to,
    })
    .from(projectPhases)
    .innerJoin(phases, eq(phases.phaseId, projectPhases.phaseId))
    .where(and(where, behind(query, { from: projectPhases.from }, projectPhases.projectPhaseId)))
    .orderBy(...sorted(query, { from: projectPhases.from }, projectPhases.projectPhaseId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db
    .select({ total: count() })
    .from(projectPhases)
    .innerJoin(phases, eq(phases.phaseId, projectPhases.phaseId))
    .where(where);
  return pageOf(all, rows);
}
