import type { Caller } from './callers.ts';
import { release } from './investors.ts';
import { invested, openProject, projectUrl } from './orders.ts';
import type { TestApp } from './test-app.ts';

export type LoanGiven = Parameters<typeof openProject>[2];

export const loanUrl = (projectId: string) => `${projectUrl(projectId)}/loan`;

/** A loan of 10,000.00 with 300.00 due every three months, and the principal after twelve. */
export async function lend(
  test: TestApp,
  { admin, investor }: { admin: Caller; investor: Caller },
  overrides: LoanGiven = {},
): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 1_000_000,
    minimumInvestment: 10_000,
    projectDuration: 12,
    targetProfitability: 1_200,
    deliveryFeePeriod: 'quarterly',
    ...overrides,
  });
  await invested(investor, projectId, '10000.00');
  await release(admin, projectId);
  return projectId;
}
