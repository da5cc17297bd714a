import { eq } from 'drizzle-orm';
import { taxTreatments } from '../src/schema/tax-treatments.ts';
import type { Caller } from './callers.ts';
import { formOf } from './forms.ts';
import { release, repay } from './investors.ts';
import { anInvestor, proofOfPayment } from './money.ts';
import { invested, openProject, projectUrl } from './orders.ts';
import { givenTaxTreatment } from './tax-treatments.ts';
import type { TestApp } from './test-app.ts';

const terms = {
  minimumInvestment: 100,
  projectDuration: 12,
  targetProfitability: 1_000,
  // Of 12.34 this is 1.2303, so each of many investors pays 1.23.
  managerFee: 997,
  deliveryFeePeriod: 'end_of_project',
  withdrawMoneyFinanced: true,
} as const;

/** The stake with which each investor gets 12.34 of interest and pays a fee of 1.23. */
export const stakeCents = 12_340;
const decimal = (cents: number) => (cents / 100).toFixed(2);

/** A project with one delivery due to these investors, of 12.34 each with a fee of 1.23, and with the money for it. */
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

/** A delivery in which the tax of one investor may be wrong. */
export interface PaidTax {
  projectId: string;
  distributionId: string;
  investor: Caller;
}

interface Correcting {
  preview?: boolean;
  alone?: boolean;
  by?: Caller;
  userId?: string;
}

/** Acts for tests of tax corrections. */
export function taxCorrectionActs(given: () => { test: TestApp; admin: Caller }) {
  return {
    /** A delivery of 12.34 to each of two investors. The first may have their own tax rate. */
    async paidProject(treated?: Parameters<typeof givenTaxTreatment>[2]): Promise<PaidTax> {
      const { test, admin } = given();
      const investor = await anInvestor(test, stakeCents);
      if (treated) await givenTaxTreatment(test, investor.userId, treated);
      const investors = [investor, await anInvestor(test, stakeCents)];
      const projectId = await repaidProjectOf(test, admin, investors);
      const { distributionId } = await delivered(admin, projectId);
      return { projectId, distributionId, investor };
    },
    correct(
      { projectId, distributionId, investor }: PaidTax,
      { preview = false, alone = false, by = given().admin, userId = investor.userId }: Correcting = {},
    ) {
      const url = `${projectUrl(projectId)}/distributions/${distributionId}/tax-corrections`;
      const body = { userId, why: 'El certificado llegó tarde.' };
      return by.post(preview ? `${url}?preview=true` : url, { body, alone });
    },
    payTax(projectId: string, amount?: string) {
      const form = formOf({ file: proofOfPayment(), why: 'Ha vencido.', amount });
      return given().admin.post(`${projectUrl(projectId)}/tax-payments`, { form });
    },
    /** Deletes a customer's own tax rates. */
    async forgetTreatment(userId: string): Promise<void> {
      await given().test.db.delete(taxTreatments).where(eq(taxTreatments.userId, userId));
    },
  };
}
