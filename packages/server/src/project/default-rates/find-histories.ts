import { civilDateAt, type LoanHistory } from '@semilla/contract';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { findLoans } from '../loans/find-loans.ts';
import { phaseIds } from '../phases/catalogue.ts';

const keyOf = (projectId: string, phaseId: string) => `${projectId} ${phaseId}`;

/** The loans of the platform, private ones too, with all that the default rate needs to know of them. */
export async function findHistories(db: Db): Promise<LoanHistory[]> {
  const loans = await findLoans(db, undefined);
  const { projectId, phaseId, from } = projectPhases;
  const entered = await db
    .select({ projectId, phaseId, from })
    .from(projectPhases)
    .where(isOneOf(phaseId, [phaseIds.Financed, phaseIds.Closed]));
  const days = new Map(entered.map((row) => [keyOf(row.projectId, row.phaseId), civilDateAt(row.from)]));
  const dayOf = (id: string, phase: string) => days.get(keyOf(id, phase)) ?? null;
  return loans.map(({ project, due, defaultedOn }) => ({
    projectId: project.projectId,
    category: project.projectTypeId,
    financedOn: dayOf(project.projectId, phaseIds.Financed) ?? civilDateAt(project.createdAt),
    closedOn: dayOf(project.projectId, phaseIds.Closed),
    dueOn: due.map(({ dueOn }) => dueOn),
    defaultedOn,
  }));
}
