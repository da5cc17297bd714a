import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificate } from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { release } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { invested, openProject, projectUrl } from '../../../test/orders.ts';
import { addPayoutAccount } from '../../../test/payout-accounts.ts';
import { moveTo } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const masked = '••••\u00a0••••\u00a01332';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let manager: Caller;
let projectId: string;
beforeAll(async () => {
  test = await buildTestApp({ config: { freshFactorMinutes: 5 } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  manager = await as(test, 'operator', { name: 'Javier', surname: 'Ortega Gil' });
  projectId = await project();
});
afterAll(() => test.close());

const alone = { alone: true };
const accountsUrl = (id = projectId) => `${projectUrl(id)}/payout-accounts`;

async function project(): Promise<string> {
  const terms = { financingAmount: 50_000, withdrawMoneyFinanced: true, payoutAccount: null };
  const opened = await openProject(test, marta, { ...terms, managerId: manager.userId });
  return opened.projectId;
}

async function proposed(by: Caller, id = projectId): Promise<string> {
  const answer = await addPayoutAccount(by, id, { why: 'Primera cuenta.' }, alone);
  expect(answer.statusCode).toBe(202);
  return answer.json().proposalId;
}

const approve = (by: Caller, proposalId: string) =>
  by.post(`/v1/approvals/${proposalId}/approve`, { body: {}, ...alone });

describe('the payout account of a project', () => {
  it('is proposed by its manager, and used once an administrator has approved it', async () => {
    const proposalId = await proposed(manager);
    expect((await manager.get(accountsUrl())).json().total).toBe(0);
    expect((await manager.get(projectUrl(projectId))).json().destinationBankAccount).toBeNull();

    const shown = (await elena.get(`/v1/approvals/${proposalId}`)).json();
    expect(shown.effects).toEqual([
      expect.objectContaining({
        action: 'project.change-payout-account',
        after: { destinationBankAccount: masked, payoutHolderName: 'Rehabitia Promociones S.L.' },
      }),
    ]);
    expect(shown.file).toMatchObject({ name: 'certificado.pdf' });
    const number = await elena.get(`/v1/approvals/${proposalId}/number`);
    expect(number.json()).toEqual({ account: 'ES9121000418450200051332' });

    expect((await approve(elena, proposalId)).json().status).toBe('approved');
    const { data } = (await manager.get(accountsUrl())).json();
    expect(data).toEqual([
      {
        payoutAccountId: expect.any(String),
        projectId,
        account: masked,
        holderName: 'Rehabitia Promociones S.L.',
        file: { name: 'certificado.pdf', type: 'application/pdf', sizeBytes: expect.any(Number) },
        proposedByName: 'Javier Ortega Gil',
        approvedByName: 'Elena Vidal',
        since: expect.any(String),
        replacedAt: null,
      },
    ]);
    expect((await marta.get(projectUrl(projectId))).json().destinationBankAccount).toBe(masked);
  });

  it('is not approved by the proposer, and not proposed twice', async () => {
    const proposalId = await proposed(marta);
    expect((await approve(marta, proposalId)).json().code).toBe('approvals.own_proposal');
    const again = await addPayoutAccount(elena, projectId, {}, alone);
    expect(again.json().code).toBe('approvals.already_proposed');
    const url = `/v1/approvals/${proposalId}/decline`;
    expect((await elena.post(url, { body: { reason: 'El titular no coincide.' } })).statusCode).toBe(200);
    expect((await elena.get(accountsUrl())).json().total).toBe(1);
  });

  it('is replaced, and stays in the history', async () => {
    const account = 'ES7921000813610123456789';
    expect((await addPayoutAccount(marta, projectId, { account })).statusCode).toBe(201);
    const { data } = (await marta.get(accountsUrl())).json();
    expect(data).toMatchObject([
      { account: '••••\u00a0••••\u00a06789', replacedAt: null },
      { account: masked, replacedAt: expect.any(String) },
    ]);
    const csv = (await marta.get(`${accountsUrl()}/export`)).body;
    expect(csv.trim().split('\n')).toHaveLength(3);
    expect(csv).not.toContain('2100');
  });

  it('[P7] is not paid to for 72 hours if the only approval is from the person who proposed it', async () => {
    const id = await project();
    await invested(await anInvestor(test, 50_000), id, '500.00');
    await approve(elena, await proposed(marta, id));
    const released = await elena.post(`${projectUrl(id)}/release`, {
      form: formOf({ file: certificate(), why: 'La obra empieza.' }),
      ...alone,
    });
    expect(released.statusCode).toBe(202);
    const { proposalId } = released.json();
    expect((await marta.get(`/v1/approvals/${proposalId}`)).json().refusal).toBe(
      'approvals.access_changed_by_you',
    );
    expect((await approve(marta, proposalId)).json().code).toBe('approvals.access_changed_by_you');
    test.clock.advance(73 * 3_600);
    [marta, elena] = [await as(test, marta), await as(test, elena)];
    expect((await approve(marta, proposalId)).json().status).toBe('approved');
    manager = await as(test, manager);
  });

  it('[B4] receives the money raised; without an account nothing is released', async () => {
    const id = await project();
    await invested(await anInvestor(test, 50_000), id, '500.00');
    expect((await release(marta, id)).json().code).toBe('project.no_destination_account');
    await proposed(manager, id);
    expect((await release(marta, id)).json().code).toBe('project.no_destination_account');
    const [waiting] = (await elena.get(`/v1/approvals?subjectId=${id}&status=pending`)).json().data;
    await approve(elena, waiting.proposalId);
    expect((await release(marta, id)).statusCode).toBe(201);
  });

  it('can be seen only by the project’s manager and administrators', async () => {
    const other = await as(test, 'operator');
    const customer = await as(test, 'user');
    expect((await other.get(accountsUrl())).statusCode).toBe(404);
    expect((await addPayoutAccount(other, projectId, {}, alone)).statusCode).toBe(404);
    expect((await customer.get(accountsUrl())).statusCode).toBe(403);
    expect((await addPayoutAccount(customer, projectId, {}, alone)).statusCode).toBe(403);
  });

  it('cannot be changed by editing the project', async () => {
    const body = { destinationBankAccount: 'ES9121000418450200051332' };
    const answer = (await marta.patch(projectUrl(projectId), { body })).json();
    expect(answer.errors).toMatchObject([
      { path: 'destinationBankAccount', code: 'project.payout_account_apart' },
    ]);
  });

  it.each([
    ['account', 'iban', { account: 'ES9121000418450200051333' }],
    ['holderName', 'required', { holderName: ' ' }],
  ])('is refused with a wrong %s', async (path, code, fields) => {
    const { errors } = (await addPayoutAccount(marta, projectId, fields, alone)).json();
    expect(errors).toMatchObject([{ path, code }]);
  });

  it('is no longer needed once the project is over', async () => {
    const discarded = await openProject(test, marta, { phase: 'Draft', payoutAccount: null });
    await moveTo(marta, discarded.projectId, 'Discarded');
    const answer = await addPayoutAccount(marta, discarded.projectId, {}, alone);
    expect(answer.json().code).toBe('project.payout_account_not_needed');
  });

  it('shows its number and certificate only after a fresh factor, and records who saw the number', async () => {
    const [{ payoutAccountId }] = (await marta.get(accountsUrl())).json().data;
    const one = `${accountsUrl()}/${payoutAccountId}`;
    expect((await marta.get(`${one}/number`)).json()).toEqual({ account: 'ES7921000813610123456789' });
    const { url } = (await manager.get(`${one}/url`)).json();
    const opened = await test.app.inject({ url: url.replace(test.services.config.publicUrl, '') });
    expect(opened.rawPayload).toEqual(Buffer.from(await certificate().arrayBuffer()));
    const audit = `/v1/audit?subjectId=${projectId}&action=project.see-payout-account`;
    expect((await marta.get(audit)).json().data).toMatchObject([{ userId: marta.userId }]);

    test.clock.advance(6 * 60);
    for (const path of ['number', 'url'])
      expect((await marta.get(`${one}/${path}`)).json().code).toBe('auth.fresh_factor_required');
    expect((await addPayoutAccount(marta, projectId, {}, alone)).json().code).toBe(
      'auth.fresh_factor_required',
    );
  });
});
