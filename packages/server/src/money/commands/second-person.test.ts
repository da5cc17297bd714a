/**
 * Goal: one administrator alone makes no money, and pays none out from the threshold up. Method: the requests are sent without the second
 * approval that the test helpers normally add.
 */
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { askFor, giveMoney, proofOfPayment, transactionsUrl } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { codeOf, decide, proposalIn } from '../../../test/proposals.ts';
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

async function entered(by: Caller, amount: string, type: 'income' | 'withdraw' = 'income'): Promise<string> {
  const answer = await askFor(by, { type, amount, ...(by !== owner && { userId: owner.userId }) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().transactionId;
}

const approveAlone = (admin: Caller, transactionId: string, reason: string | null = 'Ha llegado.') =>
  admin.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'completed', file: proofOfPayment(), why: reason ?? undefined }),
    alone: true,
  });

/** Gives the customer money and a bank account, so that deposits can be requested. */
async function withAccount(): Promise<void> {
  await giveMoney(test, owner.userId, 100);
}

describe('a deposit by hand', () => {
  it.each([['0.01'], ['9999.99']])(
    '[L49] of %s waits for a second person, and needs no reason',
    async (amount) => {
      await withAccount();
      for (const enteredBy of [owner, marta, elena]) {
        const { proposalId } = proposalIn(await approveAlone(marta, await entered(enteredBy, amount), null));
        expect(codeOf(await decide(marta, proposalId))).toEqual([403, 'approvals.own_proposal']);
      }
      expect(await walletOf(owner)).toMatchObject({ balance: '1.00' });
    },
  );
});

describe('a withdrawal', () => {
  it('[L49] waits for a second person if the person who decides entered it, whatever its amount', async () => {
    await withAccount();
    expect((await approveAlone(marta, await entered(marta, '0.10', 'withdraw'))).statusCode).toBe(202);
    expect((await approveAlone(marta, await entered(elena, '0.10', 'withdraw'))).statusCode).toBe(200);
  });
});

describe('an approval from the threshold up', () => {
  it('waits for another administrator, who carries it out', async () => {
    await withAccount();
    const transactionId = await entered(marta, '10000.00');
    const answer = await approveAlone(marta, transactionId, 'Ha llegado la transferencia.');
    const proposal = proposalIn(answer);
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
    const { proposalId } = proposalIn(await approveAlone(marta, await entered(owner, '10000.00')));
    const [first, again] = [await decide(elena, proposalId), await decide(elena, proposalId)];
    expect(again.json()).toEqual(first.json());
    const third = await as(test, 'admin');
    expect(codeOf(await decide(third, proposalId))).toEqual([409, 'approvals.already_decided']);
    expect(await walletOf(owner)).toMatchObject({ balance: '10001.00' });
  });

  it('counts everything approved for the customer in 24 hours: two smaller amounts count as one', async () => {
    await giveMoney(test, owner.userId, 2_000_000);
    const other = await as(test, 'admin');
    const withdrawn = (amount: string) => entered(owner, amount, 'withdraw');
    expect((await approveAlone(marta, await withdrawn('5000.00'))).statusCode).toBe(200);
    expect((await approveAlone(other, await withdrawn('5000.00'))).statusCode).toBe(202);
    test.clock.advance(24 * 3_600 + 1);
    [owner, elena] = [await as(test, owner), await as(test, elena)];
    expect((await approveAlone(elena, await withdrawn('5000.00'))).statusCode).toBe(200);
  });

  it('counts everything that one person approved in 24 hours for all customers, up to five times the threshold', async () => {
    const withdrawnBy = async (amount: string) => {
      owner = await as(test, 'user');
      await giveMoney(test, owner.userId, 1_000_000);
      return entered(owner, amount, 'withdraw');
    };
    for (let customers = 0; customers < 5; customers += 1) {
      expect((await approveAlone(marta, await withdrawnBy('9999.99'))).statusCode).toBe(200);
    }
    const transactionId = await withdrawnBy('0.05');
    const needs = await marta.get(`${transactionsUrl}/${transactionId}/decision`);
    expect(needs.json()).toMatchObject({ secondPersonFor: ['dayLimit'], leftToday: '0.05' });
    expect((await approveAlone(marta, transactionId)).statusCode).toBe(202);
    expect((await approveAlone(elena, await withdrawnBy('0.05'))).statusCode).toBe(200);
  });

  it('can be proposed only once at a time, also with the same key, and may be declined with a reason', async () => {
    await withAccount();
    const transactionId = await entered(owner, '10000.00');
    const { proposalId } = proposalIn(await approveAlone(marta, transactionId));
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
    const { proposalId } = proposalIn(await approveAlone(marta, await entered(owner, '10000.00')));
    test.clock.advance(7 * 86_400);
    elena = await as(test, elena);
    expect(codeOf(await decide(elena, proposalId))).toEqual([409, 'approvals.lapsed']);
    await lapseProposals(test.services);
    const read = await elena.get(`/v1/approvals/${proposalId}`);
    expect(read.json()).toMatchObject({ status: 'lapsed', refusal: 'approvals.lapsed' });
  });

  it('is refused with an explanation while there is only one administrator; smaller amounts are not refused', async () => {
    await withAccount();
    const others = and(eq(users.role, 'admin'), ne(users.userId, marta.userId));
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(others);
    const refused = await approveAlone(marta, await entered(owner, '10000.00'));
    expect(codeOf(refused)).toEqual([409, 'approvals.second_administrator_needed']);
    expect(refused.json().detail).toContain('segundo administrador');
    expect((await approveAlone(marta, await entered(owner, '1.00', 'withdraw'))).statusCode).toBe(200);
    await test.db.update(users).set({ disabledAt: null }).where(others);
  });
});

describe('the second person is not', () => {
  /** The reason for refusing this approver, after checking that the lists show the same. */
  const refusalTo = async (admin: Caller, transactionId: string) => {
    const { proposalId } = proposalIn(await approveAlone(marta, transactionId));
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

  it('a new administrator, or one whom the proposer made an administrator', async () => {
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
