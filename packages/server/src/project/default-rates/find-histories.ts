import { civilDateAt, type LoanHistory } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { findLoans } from '../loans/find-loans.ts';
import { phaseIds } from '../phases/catalogue.ts';

/** All loans of the platform, including private ones, with the data that default rates need. */
export async function findHistories(db: Db): Promise<LoanHistory[]> {
  const loans = await findLoans(db, undefined);
  const { projectId, phaseId, from } = projectPhases;
  const closed = await db.select({ projectId, from }).from(projectPhases).where(eq(phaseId, phaseIds.Closed));
  const closedOn = new Map(closed.map((row) => [row.projectId, civilDateAt(row.from)]));
  return loans.map(({ project, financedOn, due, defaultedOn }) => ({
    projectId: project.projectId,
    category: project.projectTypeId,
    financedOn,
    closedOn: closedOn.get(project.projectId) ?? null,
    dueOn: due.map(({ dueOn }) => dueOn),
    defaultedOn,
  }));
}
