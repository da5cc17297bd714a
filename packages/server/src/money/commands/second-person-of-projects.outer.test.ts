/**
 * Goal: one administrator alone does not move the money of a project. Method: the requests are sent without the second
 * approval that the test helpers normally add.
 */
import { maskIban } from '@semilla/format';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { anInvestor, proofOfPayment } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { givenPayoutAccount } from '../../../test/payout-accounts.ts';
import { codeOf, decide, proposalIn } from '../../../test/proposals.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
});

const why = 'La obra empieza el lunes.';

describe('the money of a project', () => {
  async function financed(): Promise<string> {
    const admin = await as(test, 'admin');
    const project = await openProject(test, admin, {
      financingAmount: 50_000,
      withdrawMoneyFinanced: true,
    });
    await invested(await anInvestor(test, 50_000), project.projectId, '500.00');
    return project.projectId;
  }
  const release = (admin: Caller, projectId: string) =>
    admin.post(`${projectUrl(projectId)}/release`, {
      form: formOf({ file: proofOfPayment(), why }),
      alone: true,
    });

  it('is released by two people, and only to the account that was shown', async () => {
    const projectId = await financed();
    const { proposalId, effects, seen } = proposalIn(await release(marta, projectId));
    expect(effects[0]?.after).toMatchObject({
      destinationBankAccount: maskIban('ES9121000418450200051332'),
      payoutHolderName: 'Rehabitia S.L.',
    });
    await givenPayoutAccount(test, projectId, 'ES7921000813610123456789');
    expect(codeOf(await decide(elena, proposalId, { seen }))).toEqual([409, 'approvals.changed']);
    const anew = (await elena.get(`/v1/approvals/${proposalId}`)).json();
    expect(anew.effects[0].after).toMatchObject({
      destinationBankAccount: maskIban('ES7921000813610123456789'),
    });
    expect(codeOf(await decide(elena, proposalId, { seen }))).toEqual([409, 'approvals.changed']);
    expect(await balances(test, `escrow:${projectId}`)).toEqual([50_000]);
    const approved = await decide(elena, proposalId, { seen: anew.seen });
    expect(approved.json().answer).toMatchObject({ kind: 'release', amount: '500.00' });
    expect(await balances(test, `escrow:${projectId}`)).toEqual([0]);
  });

  it('is distributed by one person on its day, but only 24 hours after a repayment', async () => {
    const projectId = await financed();
    const [first] = (await marta.get(`${projectUrl(projectId)}/distributions`)).json().data;
    const repay = async () => {
      const form = formOf({ file: proofOfPayment(), amount: '400.00', why });
      const repaid = await marta.post(`${projectUrl(projectId)}/repayments`, { form, alone: true });
      expect((await decide(elena, proposalIn(repaid).proposalId)).statusCode).toBe(200);
    };
    const distribute = () =>
      marta.post(`${projectUrl(projectId)}/distributions`, {
        body: { period: first.period, why },
        alone: true,
      });
    const pass = async (ms: number) => {
      test.clock.advance(ms / 1_000);
      [marta, elena] = [await as(test, marta), await as(test, elena)];
    };
    await pass(Date.parse(`${first.dueOn}T12:00:00Z`) - test.clock.now.getTime());
    await repay();
    const { proposalId } = proposalIn(await distribute());
    await elena.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'Mañana.' } });
    await pass(24 * 3_600_000);
    expect((await distribute()).json()).toMatchObject({ kind: 'return', period: first.period });
  });

  it('needs two people to be repaid, distributed early or refunded', async () => {
    const projectId = await financed();
    const repayment = formOf({ file: proofOfPayment(), amount: '400.00', why });
    const repaid = await marta.post(`${projectUrl(projectId)}/repayments`, { form: repayment, alone: true });
    const { proposalId } = proposalIn(repaid);
    expect(await balances(test, `returns:${projectId}`)).toEqual([0]);
    expect((await decide(elena, proposalId)).statusCode).toBe(200);
    const early = await marta.post(`${projectUrl(projectId)}/distributions`, {
      body: { period: 1, why },
      alone: true,
    });
    expect(early.statusCode).toBe(202);

    const open = await openProject(test, marta, { financingAmount: 50_000 });
    const url = `${projectUrl(open.projectId)}/close`;
    const closing = proposalIn(await marta.post(url, { body: { refund: true, why }, alone: true }));
    expect((await decide(elena, closing.proposalId)).json().answer).toMatchObject({ kind: 'refund' });
  });
});
