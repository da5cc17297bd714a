import { civilDateAt, type ProjectOutcome } from '@semilla/contract';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { findClosings } from '../phases/find-closings.ts';
import { actualProfitability, findPaid } from './actual-profitability.ts';
import { findLoans } from './find-loans.ts';
import { isOver, loanStateAnswer } from './loan-answer.ts';

function mayHaveOutcome(project: StoredProject): boolean {
  const phase = phaseOf(project);
  return (phase === 'Financed' || phase === 'Closed') && project.amountInvestedCents > 0;
}

/** What became of these projects. Those that are not financed, or were refunded before they began, have no outcome. */
export async function findOutcomes(
  db: Db,
  among: readonly StoredProject[],
  now: Date,
): Promise<(projectId: string) => ProjectOutcome | null> {
  const ids = among.filter(mayHaveOutcome).map(({ projectId }) => projectId);
  if (!ids.length) return () => null;
  const loans = await findLoans(db, isOneOf(projects.projectId, ids));
  const closed = loans.filter(isOver).map(({ project }) => project.projectId);
  const [paid, closings] = closed.length
    ? await Promise.all([findPaid(db, closed), findClosings(db)])
    : [[], new Map<string, string>()];
  const today = civilDateAt(now);
  const outcomes = loans.map((loan): [string, ProjectOutcome] => {
    const { projectId } = loan.project;
    const closedOn = closings.get(projectId);
    const own = paid.filter((payment) => payment.projectId === projectId);
    return [
      projectId,
      {
        loan: loanStateAnswer(loan, today).state,
        actualProfitability: closedOn ? actualProfitability(loan, own, closedOn) : null,
      },
    ];
  });
  const byProject = new Map(outcomes);
  return (projectId) => byProject.get(projectId) ?? null;
}
