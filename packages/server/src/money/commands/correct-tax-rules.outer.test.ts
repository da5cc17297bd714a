/**
 * Goal: withheld tax is corrected once, by two people, and never after it was settled or for another person's
 * payment. Method: corrections whose rate changes before the approval, that are sent twice, or that come too
 * late.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject } from '../../../test/orders.ts';
import { givenTaxTreatment } from '../../../test/tax-treatments.ts';
import { delivered, repaidProjectOf, stakeCents, taxCorrectionActs } from '../../../test/taxed-projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { taxTreatments } from '../../schema/tax-treatments.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let admin: Caller;
let second: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  [admin, second] = [await as(test, 'admin'), await as(test, 'admin')];
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const { paidProject, correct, payTax, forgetTreatment } = taxCorrectionActs(() => ({ test, admin }));
const balance = async (account: `wallet:${string}` | `tax:${string}`) => (await balances(test, account))[0];

/** How many lines of the yearly form have this kind of tax treatment. */
async function linesWith(kind: string): Promise<number> {
  const { body } = await admin.get('/v1/wallet/tax-forms/193?year=2026');
  return body.split('\r\n').filter((line) => line.includes(kind)).length;
}

describe('a correction', () => {
  it('[P7][L43] waits for a second person, who sees the investor, the project and the amounts', async () => {
    const paid = await paidProject();
    await givenTaxTreatment(test, paid.investor.userId);
    const proposed = (await correct(paid, { alone: true })).json();
    expect(proposed).toMatchObject({ act: 'correctTax', status: 'pending' });
    expect(proposed.subjectId).toBe(paid.investor.userId);
    expect(proposed.effects).toMatchObject([
      { action: 'project.correct-tax', before: { tax: 234 }, after: { tax: 0, taxTreatment: 'euResident' } },
    ]);
    expect(await balance(`tax:${paid.projectId}`)).toBe(468);
    expect((await correct(paid, { alone: true })).json()).toMatchObject({
      code: 'approvals.already_proposed',
    });
    const url = `/v1/approvals/${proposed.proposalId}/approve`;
    expect((await admin.post(url, { body: {} })).json()).toMatchObject({ code: 'approvals.own_proposal' });
    expect((await second.post(url, { body: {} })).statusCode).toBe(200);
    expect(await balance(`tax:${paid.projectId}`)).toBe(234);
  });

  it('[L43] must be proposed again if the rate changed before its approval', async () => {
    const paid = await paidProject();
    await givenTaxTreatment(test, paid.investor.userId);
    const { proposalId } = (await correct(paid, { alone: true })).json();
    await test.db
      .update(taxTreatments)
      .set({ kind: 'treaty', rateHundredths: 1_000 })
      .where(eq(taxTreatments.userId, paid.investor.userId));
    const answer = await second.post(`/v1/approvals/${proposalId}/approve`, { body: {} });
    expect(answer.json()).toMatchObject({ code: 'approvals.changed' });
    expect(await balance(`tax:${paid.projectId}`)).toBe(468);
  });

  it('[L43] has a preview that changes nothing, and is applied only once', async () => {
    const paid = await paidProject();
    expect((await correct(paid, { preview: true })).json()).toMatchObject({ code: 'project.tax_unchanged' });
    await givenTaxTreatment(test, paid.investor.userId);
    expect((await correct(paid, { preview: true })).json()).toMatchObject({
      taxCorrectionId: null,
      createdAt: null,
      tax: '0.00',
    });
    expect(await balance(`tax:${paid.projectId}`)).toBe(468);
    expect((await correct(paid)).statusCode).toBe(200);
    expect((await correct(paid)).json()).toMatchObject({ code: 'project.tax_unchanged' });
    expect(await balance(`tax:${paid.projectId}`)).toBe(234);
  });

  it('[P7] for someone who did not get that payment is refused', async () => {
    const paid = await paidProject();
    const { userId: stranger } = await anInvestor(test, stakeCents);
    for (const userId of [crypto.randomUUID(), stranger])
      expect((await correct(paid, { userId })).statusCode).toBe(404);
  });

  it('[L43][L44] that changes only the ground moves no money, and changes the forms', async () => {
    const paid = await paidProject({ kind: 'exemptEntity' });
    const { userId } = paid.investor;
    const before = [await balance(`tax:${paid.projectId}`), await balance(`wallet:${userId}`)];
    expect((await correct(paid)).json()).toMatchObject({ code: 'project.tax_unchanged' });
    await forgetTreatment(userId);
    await givenTaxTreatment(test, userId, { kind: 'euResident' });
    const said = await linesWith('euResident');
    expect((await correct(paid)).json()).toMatchObject({
      taxBefore: '0.00',
      tax: '0.00',
      taxTreatment: 'euResident',
    });
    expect((await correct(paid)).json()).toMatchObject({ code: 'project.tax_unchanged' });
    expect([await balance(`tax:${paid.projectId}`), await balance(`wallet:${userId}`)]).toEqual(before);
    expect(await linesWith('euResident')).toBe(said + 1);
  });

  it('[L43] may be corrected again, back to the original amount', async () => {
    const paid = await paidProject();
    await givenTaxTreatment(test, paid.investor.userId);
    await correct(paid);
    await forgetTreatment(paid.investor.userId);
    expect((await correct(paid)).json()).toMatchObject({ taxBefore: '0.00', tax: '2.34' });
    expect(await balance(`tax:${paid.projectId}`)).toBe(468);
    expect(await balance(`wallet:${paid.investor.userId}`)).toBe(stakeCents + 877);
  });

  it('[L43] assumes that tax was paid for the earliest payments first', async () => {
    const investor = await anInvestor(test, 24_680);
    const { projectId } = await openProject(test, admin, {
      financingAmount: 24_680,
      minimumInvestment: 100,
      projectDuration: 12,
      targetProfitability: 1_000,
      managerFee: 0,
      deliveryFeePeriod: 'quarterly',
      withdrawMoneyFinanced: true,
      taxWithholder: 'platform',
    });
    await invested(investor, projectId, '246.80');
    await release(admin, projectId);
    await repay(admin, projectId, '271.48');
    const { distributionId } = await delivered(admin, projectId, 1);
    await payTax(projectId);
    const later = await delivered(admin, projectId, 2);
    await givenTaxTreatment(test, investor.userId);
    const of = (id: string) => correct({ projectId, distributionId: id, investor });
    expect((await of(distributionId)).json()).toMatchObject({ code: 'project.tax_settled' });
    expect((await of(later.distributionId)).statusCode).toBe(200);
    expect(await balance(`tax:${projectId}`)).toBe(0);
  });

  it('[L43] is refused for another project, another person, a closed account and an unknown payment', async () => {
    const paid = await paidProject();
    await givenTaxTreatment(test, paid.investor.userId);
    const other = await paidProject();
    expect((await correct({ ...paid, projectId: other.projectId })).statusCode).toBe(404);
    expect((await correct(paid, { userId: other.investor.userId })).statusCode).toBe(404);
    expect((await correct({ ...paid, distributionId: crypto.randomUUID() })).statusCode).toBe(404);
    for (const role of ['user', 'operator'] as const)
      expect((await correct(paid, { by: await as(test, role) })).statusCode).toBe(403);
    await test.db
      .update(users)
      .set({ disabledAt: test.clock.now })
      .where(eq(users.userId, paid.investor.userId));
    expect((await correct(paid)).json()).toMatchObject({ code: 'auth.account_disabled' });
  });

  it('[L43] is refused in a project that withholds no tax', async () => {
    const investor = await anInvestor(test, stakeCents);
    const projectId = await repaidProjectOf(test, admin, [investor], { taxWithholder: null });
    const { distributionId } = await delivered(admin, projectId);
    expect((await correct({ projectId, distributionId, investor })).json()).toMatchObject({
      code: 'project.no_tax_withholder',
    });
  });
});
