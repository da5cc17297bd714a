import { civilDateAt } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { phaseIds } from './catalogue.ts';

/** The day on which each closed project was closed. */
export async function findClosings(db: Db): Promise<Map<string, string>> {
  const { projectId, phaseId, from } = projectPhases;
  const closed = await db.select({ projectId, from }).from(projectPhases).where(eq(phaseId, phaseIds.Closed));
  return new Map(closed.map((row) => [row.projectId, civilDateAt(row.from)]));
}
