import type { Caller } from './callers.ts';
import { release, repay } from './investors.ts';
import { invested, openProject, projectUrl } from './orders.ts';
import type { TestApp } from './test-app.ts';

const terms = {
  minimumInvestment: 100,
  projectDuration: 12,
  targetProfitability: 1_000,
  managerFee: 1_000,
  deliveryFeePeriod: 'end_of_project',
  withdrawMoneyFinanced: true,
} as const;

/** What each investor puts in, so that their interest is 12.34 and the fee 1.23. */
export const stakeCents = 12_340;
const decimal = (cents: number) => (cents / 100).toFixed(2);

/** A project that owes one delivery to these investors, of 12.34 each with a fee of 1.23, and has the money for it. */
export async function repaidProjectOf(
  test: TestApp,
  admin: Caller,
  investors: readonly Caller[],
  given: { taxWithholder?: 'platform' | 'promoter' | null; name?: string } = {},
): Promise<string> {
  const financingAmount = stakeCents * investors.length;
  const { projectId } = await openProject(test, admin, {
    ...terms,
    financingAmount,
    taxWithholder: 'platform',
    ...given,
  });
  for (const investor of investors) await invested(investor, projectId, decimal(stakeCents));
  await release(admin, projectId);
  await repay(admin, projectId, decimal(financingAmount + 1_234 * investors.length));
  return projectId;
}

/** Runs a delivery, and returns its answer. */
export async function delivered(admin: Caller, projectId: string, period = 1) {
  const body = { period, why: 'Ha pagado.' };
  const answer = await admin.post(`${projectUrl(projectId)}/distributions`, { body });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json();
}
