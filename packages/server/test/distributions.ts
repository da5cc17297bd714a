import type { Caller } from './callers.ts';
import { anInvestor } from './money.ts';
import { invested, openProject, projectUrl } from './orders.ts';
import type { TestApp } from './test-app.ts';

export const distributionsUrl = (projectId: string) => `${projectUrl(projectId)}/distributions`;

export const runDistribution = (
  admin: Caller,
  projectId: string,
  period: number,
  headers: Record<string, string> = {},
) => admin.post(distributionsUrl(projectId), { body: { period, why: 'Ha pagado antes.' }, headers });

/** A project of 12 months at 8.50 %, with three orders of odd amounts from two investors. */
export async function financedAtOddAmounts(test: TestApp, admin: Caller, managerId: string) {
  const { projectId } = await openProject(test, admin, {
    managerId,
    financingAmount: 1_000_000,
    minimumInvestment: 10_000,
    projectDuration: 12,
    targetProfitability: 850,
    managerFee: 1_000,
    deliveryFeePeriod: 'quarterly',
    startedAt: '2026-03-31',
    withdrawMoneyFinanced: true,
  });
  const [investor, other] = [await anInvestor(test, 700_000), await anInvestor(test, 400_000)];
  const orderIds = [
    await invested(investor, projectId, '3333.33'),
    await invested(other, projectId, '3333.33'),
    await invested(investor, projectId, '3333.34'),
  ];
  return { projectId, investor, other, orderIds };
}
