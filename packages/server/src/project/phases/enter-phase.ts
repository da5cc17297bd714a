import type { PhaseName } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { phaseIds } from './catalogue.ts';

/** Ends the current phase of a project and starts another. The project must be locked or new. */
export async function enterPhase(tx: Db, projectId: string, phaseName: PhaseName, at: Date): Promise<void> {
  await tx
    .update(projectPhases)
    .set({ to: at })
    .where(and(eq(projectPhases.projectId, projectId), isNull(projectPhases.to)));
  await tx
    .insert(projectPhases)
    .values({ projectPhaseId: newId(at.getTime()), projectId, phaseId: phaseIds[phaseName], from: at });
}
