/**
 * Goal: from the threshold up, and for the money of projects, one administrator alone moves nothing. Method: the acts are
 * sent without the second look that the helpers give by themselves.
 */
import { buildPdf } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { anInvestor, type approve, askFor, giveMoney, transactionsUrl } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { givenPayoutAccount } from '../../../test/payout-accounts.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { lapseProposals } from '../../approvals/lapse-proposals.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let owner: Caller;
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
  owner = await as(test, 'user');
});

const proof = () => fileOf(buildPdf('Justificante'), 'justificante.pdf');

async function entered(by: Caller, amount: string, type: 'income' | 'withdraw' = 'income'): Promise<string> {
  const answer = await askFor(by, { type, amount, ...(by !== owner && { userId: owner.userId }) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().transactionId;
}

const why = 'La obra empieza el lunes.';

const approveAlone = (admin: Caller, transactionId: string, reason: string | null = 'Ha llegado.') =>
  admin.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'completed', file: proof(), why: reason ?? undefined }),
    alone: true,
  });

const decide = (admin: Caller, proposalId: string, body: object = {}) =>
  admin.post(`/v1/approvals/${proposalId}/approve`, { body });

async function proposed(answer: Awaited<ReturnType<typeof approve>>) {
  if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json() as { proposalId: string; seen: string; effects: { after: object }[] };
}

const codeOf = (answer: Awaited<ReturnType<typeof approve>>) => [answer.statusCode, answer.json().code];

/** A customer with a bank account, so that deposits can be requested. */
async function withAccount(): Promise<void> {
  await giveMoney(test, owner.userId, 100);
}

describe('an approval from the threshold up', () => {
  it('waits for another administrator, who carries it out', async () => {
    await withAccount();
    const transactionId = await entered(marta, '10000.00');
    const answer = await approveAlone(marta, transactionId, 'Ha llegado la transferencia.');
    const proposal = await proposed(answer);
    expect(answer.json()).toMatchObject({
      act: 'approveTransaction',
      status: 'pending',
      why: 'Ha llegado la transferencia.',
      proposedByName: 'Marta Ruiz Vega',
      file: { name: 'justificante.pdf' },
      effects: [{ action: 'transaction.approve', after: { amountCents: 1_000_000, status: 'completed' } }],
    });
    expect(await walletOf(owner)).toMatchObject({ balance: '1.00' });
    expect(codeOf(await decide(marta, proposal.proposalId))).toEqual([403, 'approvals.own_proposal']);

    const unseen = await decide(elena, proposal.proposalId, { seen: undefined });
    expect(codeOf(unseen)).toEqual([400, 'request.invalid']);

    const approved = await decide(elena, proposal.proposalId, { seen: proposal.seen });
    expect(approved.json()).toMatchObject({
      status: 'approved',
      decidedByName: 'Elena Vidal',
      answer: { transactionId, status: 'completed', adminName: 'Marta Ruiz Vega' },
    });
    expect(await walletOf(owner)).toMatchObject({ balance: '10001.00' });
    const trail = await test.db
      .select({ action: auditEntries.action, userId: auditEntries.userId })
      .from(auditEntries)
      .where(and(eq(auditEntries.requestId, approved.headers['x-request-id'] as string)))
      .orderBy(auditEntries.auditEntryId);
    expect(trail).toEqual([
      { action: 'proposal.approve', userId: elena.userId },
      { action: 'transaction.approve', userId: marta.userId },
    ]);
  });

  it('answers the same to the same person a second time, and is refused to others', async () => {
    await withAccount();
    const { proposalId } = await proposed(await approveAlone(marta, await entered(owner, '10000.00')));
    const [first, again] = [await decide(elena, proposalId), await decide(elena, proposalId)];
    expect(again.json()).toEqual(first.json());
    const third = await as(test, 'admin');
    expect(codeOf(await decide(third, proposalId))).toEqual([409, 'approvals.already_decided']);
    expect(await walletOf(owner)).toMatchObject({ balance: '10001.00' });
  });

  it('counts all that was approved for the customer in 24 hours: two smaller ones count as one', async () => {
    await withAccount();
    const other = await as(test, 'admin');
    expect((await approveAlone(marta, await entered(owner, '5000.00'))).statusCode).toBe(200);
    const transactionId = await entered(owner, '4999.00');
    expect((await approveAlone(other, transactionId, null)).json()).toMatchObject({
      code: 'approvals.why_needed',
      errors: [{ path: 'why' }],
    });
    expect((await approveAlone(other, transactionId)).statusCode).toBe(202);
    test.clock.advance(24 * 3_600 + 1);
    [owner, elena] = [await as(test, owner), await as(test, elena)];
    expect((await approveAlone(elena, await entered(owner, '4999.99'))).statusCode).toBe(200);
  });

  it('counts all that one person approved in 24 hours, for several customers', async () => {
    await withAccount();
    expect((await approveAlone(marta, await entered(owner, '9000.00'))).statusCode).toBe(200);
    owner = await as(test, 'user');
    await withAccount();
    expect((await approveAlone(marta, await entered(owner, '1000.00'))).statusCode).toBe(202);
    expect((await approveAlone(elena, await entered(owner, '900.00'))).statusCode).toBe(200);
  });

  it('is proposed once at a time, also with the same key, and may be declined with a reason', async () => {
    await withAccount();
    const transactionId = await entered(owner, '10000.00');
    const { proposalId } = await proposed(await approveAlone(marta, transactionId));
    expect(codeOf(await approveAlone(elena, transactionId))).toEqual([409, 'approvals.already_proposed']);
    const declined = await elena.post(`/v1/approvals/${proposalId}/decline`, {
      body: { reason: 'No consta.' },
    });
    expect(declined.json()).toMatchObject({ status: 'declined', declineReason: 'No consta.' });
    expect(codeOf(await decide(elena, proposalId))).toEqual([409, 'approvals.already_decided']);
    expect(
      codeOf(await elena.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'No' } })),
    ).toEqual([409, 'approvals.already_decided']);
    expect((await approveAlone(elena, transactionId)).statusCode).toBe(202);
  });

  it('lapses after seven days', async () => {
    await withAccount();
    const { proposalId } = await proposed(await approveAlone(marta, await entered(owner, '10000.00')));
    test.clock.advance(7 * 86_400);
    elena = await as(test, elena);
    expect(codeOf(await decide(elena, proposalId))).toEqual([409, 'approvals.lapsed']);
    await lapseProposals(test.services);
    const read = await elena.get(`/v1/approvals/${proposalId}`);
    expect(read.json()).toMatchObject({ status: 'lapsed', refusal: 'approvals.lapsed' });
  });

  it('is refused with a sentence while there is one administrator, and smaller ones are not', async () => {
    await withAccount();
    const others = and(eq(users.role, 'admin'), ne(users.userId, marta.userId));
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(others);
    const refused = await approveAlone(marta, await entered(owner, '10000.00'));
    expect(codeOf(refused)).toEqual([409, 'approvals.second_administrator_needed']);
    expect(refused.json().detail).toContain('segundo administrador');
    expect((await approveAlone(marta, await entered(owner, '10.00'))).statusCode).toBe(200);
    await test.db.update(users).set({ disabledAt: null }).where(others);
  });
});

describe('the second person is not', () => {
  /** How approving is refused, after checking that the lists say the same. */
  const refusalTo = async (admin: Caller, transactionId: string) => {
    const { proposalId } = await proposed(await approveAlone(marta, transactionId));
    const refused = codeOf(await decide(admin, proposalId));
    const forMe = await admin.get('/v1/approvals?isForMe=true');
    expect(forMe.json().data.map((row: { proposalId: string }) => row.proposalId)).not.toContain(proposalId);
    const read = await admin.get(`/v1/approvals/${proposalId}`);
    return [...refused, read.json().refusal];
  };

  it('the administrator who entered the movement', async () => {
    await withAccount();
    expect(await refusalTo(elena, await entered(elena, '10000.00'))).toEqual([
      403,
      'approvals.entered_by_you',
      'approvals.entered_by_you',
    ]);
  });

  it('the administrator who assigned the customer a manager in the last 72 hours', async () => {
    await withAccount();
    const { userId: managerId } = await as(test, 'operator');
    const body = { userId: owner.userId, managerId };
    expect((await elena.post('/v1/account/user-assignment', { body })).statusCode).toBe(201);
    expect(await refusalTo(elena, await entered(owner, '10000.00'))).toEqual([
      403,
      'approvals.access_changed_by_you',
      'approvals.access_changed_by_you',
    ]);
  });

  it('a new administrator, nor one whom the proposer made', async () => {
    await withAccount();
    const transactionId = await entered(owner, '10000.00');
    const given = { roleGivenAt: test.clock.now, roleGivenById: marta.userId };
    await test.db.update(users).set(given).where(eq(users.userId, elena.userId));
    expect(await refusalTo(elena, transactionId)).toEqual([
      403,
      'approvals.new_administrator',
      'approvals.new_administrator',
    ]);
    test.clock.advance(6.9 * 86_400);
    [marta, elena] = [await as(test, marta), await as(test, elena)];
    const [waiting] = (await elena.get(`/v1/approvals?subjectId=${transactionId}`)).json().data;
    expect(waiting.refusal).toBe('approvals.new_administrator');
  });
});

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
    admin.post(`${projectUrl(projectId)}/release`, { form: formOf({ file: proof(), why }), alone: true });

  it('is released by two people, to the account that was shown', async () => {
    const projectId = await financed();
    const { proposalId, effects, seen } = await proposed(await release(marta, projectId));
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

  it('is distributed by one person on its day only 24 hours after a repayment', async () => {
    const projectId = await financed();
    const [first] = (await marta.get(`${projectUrl(projectId)}/distributions`)).json().data;
    const repay = async () => {
      const form = formOf({ file: proof(), amount: '400.00', why });
      const repaid = await marta.post(`${projectUrl(projectId)}/repayments`, { form, alone: true });
      expect((await decide(elena, (await proposed(repaid)).proposalId)).statusCode).toBe(200);
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
    const { proposalId } = await proposed(await distribute());
    await elena.post(`/v1/approvals/${proposalId}/decline`, { body: { reason: 'Mañana.' } });
    await pass(24 * 3_600_000);
    expect((await distribute()).json()).toMatchObject({ kind: 'return', period: first.period });
  });

  it('is repaid, distributed early and refunded by two people', async () => {
    const projectId = await financed();
    const repayment = formOf({ file: proof(), amount: '400.00', why });
    const repaid = await marta.post(`${projectUrl(projectId)}/repayments`, { form: repayment, alone: true });
    const { proposalId } = await proposed(repaid);
    expect(await balances(test, `returns:${projectId}`)).toEqual([0]);
    expect((await decide(elena, proposalId)).statusCode).toBe(200);
    const early = await marta.post(`${projectUrl(projectId)}/distributions`, {
      body: { period: 1, why },
      alone: true,
    });
    expect(early.statusCode).toBe(202);

    const open = await openProject(test, marta, { financingAmount: 50_000 });
    const url = `${projectUrl(open.projectId)}/close`;
    const closing = await proposed(await marta.post(url, { body: { refund: true, why }, alone: true }));
    expect((await decide(elena, closing.proposalId)).json().answer).toMatchObject({ kind: 'refund' });
  });
});
