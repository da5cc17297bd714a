/**
 * Goal: the tax withheld from interest is exact to the cent for each investor, and leaves the project only if
 * two people decide.
 */
import { buildIban } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { release, repay } from '../../../test/investors.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor, proofOfPayment } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { addPayoutAccount } from '../../../test/payout-accounts.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

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

const why = 'Ha pagado.';
const run = (projectId: string, period: number) =>
  admin.post(`${projectUrl(projectId)}/distributions`, { body: { period, why } });
const pay = (projectId: string, more: object = {}, alone = false) =>
  admin.post(`${projectUrl(projectId)}/tax-payments`, {
    form: formOf({ file: proofOfPayment(), why, ...more }),
    alone,
  });
const balance = async (account: `wallet:${string}` | `tax:${string}`) => (await balances(test, account))[0];

const terms = {
  financingAmount: 12_340,
  minimumInvestment: 100,
  projectDuration: 12,
  targetProfitability: 1_000,
  managerFee: 1_000,
  deliveryFeePeriod: 'end_of_project',
  withdrawMoneyFinanced: true,
} as const;

/** A project whose only delivery pays 12.34 to one investor, with a fee of 1.23. */
async function paidProject(taxWithholder: 'platform' | 'promoter' | null) {
  const { projectId } = await openProject(test, admin, { ...terms, taxWithholder });
  const investor = await anInvestor(test, 12_340);
  await invested(investor, projectId, '123.40');
  await release(admin, projectId);
  await repay(admin, projectId, '135.74');
  return { projectId, investor };
}

describe('interest with withheld tax', () => {
  it('[L41] of 12.34 with a fee of 1.23 leaves 8.77, and 2.34 in the account of the project', async () => {
    const { projectId, investor } = await paidProject('platform');
    const planned = (await investor.get('/v1/project/returns')).json().data;
    expect(planned).toMatchObject([{ gross: '12.34', fee: '1.23', tax: '2.34', net: '8.77' }]);
    const { lines, ...sums } = (await run(projectId, 1)).json();
    expect(sums).toMatchObject({ gross: '12.34', fee: '1.23', tax: '2.34', net: '8.77' });
    expect(lines).toMatchObject([{ tax: '2.34', taxRate: '19.00', net: '8.77', principal: '123.40' }]);
    expect(await balance(`wallet:${investor.userId}`)).toBe(12_340 + 877);
    expect(await balance(`tax:${projectId}`)).toBe(234);
    const { data } = (await investor.get('/v1/wallet/transactions?issuerName=project_tax')).json();
    expect(data).toMatchObject([{ amount: '2.34', type: 'withdraw', status: 'completed' }]);
  });

  it('[L44] is reported by mail with the rate and the amount', async () => {
    const { projectId, investor } = await paidProject('platform');
    await run(projectId, 1);
    const mails = await mailsTo(test, await addressOf(test, investor.userId));
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/retenido 2,34\s€ para Hacienda: el 19,00\s% de los intereses, 12,34\s€/),
    );
  });

  it('[L42] is taxed at the rate of the day it was due, even if it is paid later', async () => {
    const rates = [
      { from: '2016-01-01', rateHundredths: 1_900 },
      { from: '2027-06-01', rateHundredths: 2_500 },
    ];
    const late = await buildTestApp({
      now: new Date('2026-03-10T11:00:00Z'),
      config: { interestTaxRates: rates },
    });
    const staff = await as(late, 'admin');
    const { projectId } = await openProject(late, staff, { ...terms, taxWithholder: 'platform' });
    await invested(await anInvestor(late, 12_340), projectId, '123.40');
    await release(staff, projectId);
    await repay(staff, projectId, '135.74');
    late.clock.advance(600 * 86_400);
    const again = await as(late, staff);
    const answer = await again.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1, why } });
    expect(answer.json()).toMatchObject({ tax: '2.34' });
    await late.close();
  });

  it('[L41] is paid in full in a project that withholds no tax', async () => {
    const { projectId, investor } = await paidProject(null);
    expect((await run(projectId, 1)).json()).toMatchObject({ tax: '0.00', net: '11.11' });
    expect(await balance(`wallet:${investor.userId}`)).toBe(12_340 + 1_111);
    expect((await pay(projectId)).json()).toMatchObject({ code: 'project.no_tax_withholder' });
  });

  it('[L41] appears with the withheld tax in the investor’s statement and returns', async () => {
    const { projectId, investor } = await paidProject('platform');
    await run(projectId, 1);
    const { walletId } = (await investor.get('/v1/wallet/wallets')).json().data[0];
    const period = 'fromDate=2026-01-01&toDate=2026-03-10&format=csv';
    const csv = (await investor.get(`/v1/wallet/wallets/${walletId}/statement?${period}`)).body;
    expect(csv).toContain('Retención fiscal sobre el rendimiento');
    expect(csv).toContain('Retenciones,2.34');
  });
});

describe('the withheld tax', () => {
  it.each([
    ['platform', 'taxToOffice'],
    ['promoter', 'taxToPromoter'],
  ] as const)('[P7][L42] is paid by the %s, with the proof, by two people', async (taxWithholder, kind) => {
    const { projectId } = await paidProject(taxWithholder);
    await run(projectId, 1);
    const proposed = (await pay(projectId, {}, true)).json();
    expect(proposed).toMatchObject({ act: 'payTax', status: 'pending' });
    expect(await balance(`tax:${projectId}`)).toBe(234);
    const url = `/v1/approvals/${proposed.proposalId}/approve`;
    expect((await second.post(url, { body: {} })).statusCode).toBe(200);
    expect(await balance(`tax:${projectId}`)).toBe(0);
    const { data, balances: left } = (await admin.get(`${projectUrl(projectId)}/payments`)).json();
    expect(data[0]).toMatchObject({ kind, amount: '2.34' });
    expect(left).toMatchObject({ tax: '0.00' });
  });

  it('[L42] is paid in parts, never more than was withheld', async () => {
    const { projectId } = await paidProject('platform');
    await run(projectId, 1);
    expect((await pay(projectId, { amount: '2.35' })).json()).toMatchObject({
      code: 'project.amount_above_tax',
    });
    expect((await pay(projectId, { amount: '1.00' })).statusCode).toBeLessThan(300);
    expect(await balance(`tax:${projectId}`)).toBe(134);
    expect((await pay(projectId)).statusCode).toBeLessThan(300);
    expect((await pay(projectId)).json()).toMatchObject({ code: 'project.amount_not_positive' });
  });

  it('[P7][L42] gets another payer, or is no longer withheld, only with two people once investors accepted the terms', async () => {
    const { projectId } = await paidProject('platform');
    const edit = (taxWithholder: string | null, id = projectId) =>
      admin.patch(projectUrl(id), { body: { taxWithholder } });
    for (const other of ['promoter', null])
      expect((await edit(other)).json()).toMatchObject({ code: 'project.terms_fixed' });
    const { projectId: whole } = await paidProject(null);
    expect((await edit('promoter', whole)).json()).toMatchObject({ code: 'project.terms_fixed' });
    expect((await edit('platform', whole)).json()).toMatchObject({ taxWithholder: 'platform' });
  });

  it('[P7][L42] is not paid to an account proposed by the second person', async () => {
    const { projectId } = await paidProject('promoter');
    await run(projectId, 1);
    const account = { account: buildIban(6_060), why: 'Han cambiado de banco.' };
    expect((await addPayoutAccount(second, projectId, account)).statusCode).toBeLessThan(300);
    const proposed = (await pay(projectId, {}, true)).json();
    const refused = await second.post(`/v1/approvals/${proposed.proposalId}/approve`, { body: {} });
    expect(refused.json()).toMatchObject({ code: 'approvals.access_changed_by_you' });
  });
});
