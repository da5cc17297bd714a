import type { z } from 'zod';

/** Compares the dates of a project; used by the form and the server. */
export function projectDatesProblem(project: {
  dateStart?: string | null;
  dateEnd?: string | null;
  preinvestorDateEnd?: string | null;
}): { path: string[]; message: string } | undefined {
  const { dateStart, dateEnd, preinvestorDateEnd } = project;
  if (dateStart && dateEnd && dateEnd < dateStart) return { path: ['dateEnd'], message: 'end_before_start' };
  if (preinvestorDateEnd && dateEnd && preinvestorDateEnd > dateEnd) {
    return { path: ['preinvestorDateEnd'], message: 'end_before_start' };
  }
  return undefined;
}

export function projectAmountsProblem(project: {
  minimumInvestment?: number;
  financingAmount?: number;
}): { path: string[]; message: string } | undefined {
  const { minimumInvestment, financingAmount } = project;
  if (
    minimumInvestment !== undefined &&
    financingAmount !== undefined &&
    minimumInvestment > financingAmount
  ) {
    return { path: ['minimumInvestment'], message: 'minimum_above_total' };
  }
  return undefined;
}

/** No more people can preinvest than may invest. */
export function projectNumbersProblem(project: {
  maxInvestorNumber?: number | null;
  preinvestorMaxNumber?: number | null;
}): { path: string[]; message: string } | undefined {
  const { maxInvestorNumber, preinvestorMaxNumber } = project;
  if (maxInvestorNumber && preinvestorMaxNumber && preinvestorMaxNumber > maxInvestorNumber)
    return { path: ['preinvestorMaxNumber'], message: 'preinvestors_above_investors' };
  return undefined;
}

/** Runs the checks that compare fields, for forms and requests. */
export function checkBetweenFields(
  project: Parameters<typeof projectDatesProblem>[0] &
    Parameters<typeof projectAmountsProblem>[0] &
    Parameters<typeof projectNumbersProblem>[0],
  ctx: z.RefinementCtx,
) {
  const problems = [
    projectDatesProblem(project),
    projectAmountsProblem(project),
    projectNumbersProblem(project),
  ];
  for (const problem of problems) {
    if (problem) ctx.addIssue({ code: 'custom', ...problem });
  }
}
