import type { PhaseName } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { projectOpenings } from '../../schema/project-openings.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projectReviews } from '../../schema/project-reviews.ts';
import { phaseIds } from './catalogue.ts';

/**
 * Ends the current phase of a project, with its review and its planned opening, and starts another. The project must be locked or
 * new.
 */
export async function enterPhase(tx: Db, projectId: string, phaseName: PhaseName, at: Date): Promise<void> {
  await tx
    .update(projectPhases)
    .set({ to: at })
    .where(and(eq(projectPhases.projectId, projectId), isNull(projectPhases.to)));
  await tx
    .insert(projectPhases)
    .values({ projectPhaseId: newId(at.getTime()), projectId, phaseId: phaseIds[phaseName], from: at });
  await tx.delete(projectReviews).where(eq(projectReviews.projectId, projectId));
  await tx.delete(projectOpenings).where(eq(projectOpenings.projectId, projectId));
}
