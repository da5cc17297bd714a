import type { LoanHistory } from '@semilla/contract';
import type { LoanFacts } from './find-loans.ts';

/** Loans with the data that default rates need. */
export const loanHistories = (
  loans: readonly LoanFacts[],
  closings: ReadonlyMap<string, string>,
): LoanHistory[] =>
  loans.map(({ project, financedOn, due, defaultedOn }) => ({
    projectId: project.projectId,
    category: project.projectTypeId,
    financedOn,
    closedOn: closings.get(project.projectId) ?? null,
    dueOn: due.map(({ dueOn }) => dueOn),
    defaultedOn,
  }));
