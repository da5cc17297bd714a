import type { PhaseName } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/types.ts';
import { phaseIds } from './catalogue.ts';
import { projectPhases } from './table.ts';

/** Writes down that a project leaves the phase it is in and enters another. The project must be locked, or new. */
export async function enterPhase(tx: Db, projectId: string, phaseName: PhaseName, at: Date): Promise<void> {
  await tx
    .update(projectPhases)
    .set({ to: at })
    .where(and(eq(projectPhases.projectId, projectId), isNull(projectPhases.to)));
  await tx
    .insert(projectPhases)
    .values({ projectPhaseId: newId(at.getTime()), projectId, phaseId: phaseIds[phaseName], from: at });
}
