import type { LoanHistory } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { findLoans } from '../loans/find-loans.ts';
import { findClosings } from '../phases/find-closings.ts';

/** All loans of the platform, including private ones, with the data that default rates need. */
export async function findHistories(db: Db): Promise<LoanHistory[]> {
  const loans = await findLoans(db, undefined);
  const closedOn = await findClosings(db);
  return loans.map(({ project, financedOn, due, defaultedOn }) => ({
    projectId: project.projectId,
    category: project.projectTypeId,
    financedOn,
    closedOn: closedOn.get(project.projectId) ?? null,
    dueOn: due.map(({ dueOn }) => dueOn),
    defaultedOn,
  }));
}
