import { approvedWithinMs, iban } from '@semilla/contract';
import { escrowOf, returnsOf, walletOf } from '@semilla/server/ledger/accounts.ts';
import { balanceOf } from '@semilla/server/money/engine/world.ts';
import { phaseNameOf } from '@semilla/server/project/phases/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { calendarAt } from '../calendar.ts';
import { closedCustomer } from '../customers/closed-account.ts';
import { makeUp } from '../made-up.ts';
import { historyOf } from '../projects/history-of.ts';
import { demoProjects } from '../projects/index.ts';
import { projectId } from '../projects/write.ts';
import { fundings } from './fundings.ts';

// Months of different lengths, a leap day, clock changes, the turn of a year and the middle of the night.
const moments = [
  '2026-03-18T11:00:00Z',
  '2026-11-20T12:30:00Z',
  '2028-03-01T00:10:00Z',
  '2027-01-01T23:50:00Z',
  '2026-10-25T01:30:00Z',
];

describe.each(moments)('the money of the demo on %s', (moment) => {
  const calendar = calendarAt(new Date(moment));
  const { people, banking, history } = makeUp(calendar, 'Semilla');
  const { world, effects } = history;
  const stateOf = (url: string) => {
    const project = demoProjects.find((candidate) => candidate.url === url);
    return world.projects.get(project ? projectId(project, calendar) : '');
  };
  const idOf = (email: string) => people.find(({ user }) => user.email === email)?.user.userId ?? '';

  it('brings each project to the phase of its history, with the planned amount', () => {
    for (const project of demoProjects) {
      const { phase, passed } = historyOf(project, calendar);
      const ledgerProject = stateOf(project.url);
      const funding = fundings[project.url];
      expect(Boolean(funding)).toBe(passed.some((past) => past.phase === 'Investment'));
      if (!ledgerProject || !funding) continue;
      expect([project.url, phaseNameOf(ledgerProject.project.phaseId)]).toEqual([project.url, phase]);
      expect(ledgerProject.phaseSince).toEqual(passed.at(-1)?.from);
      const raised = funding.isRefunded ? 0 : funding.raisedEuros * 100;
      expect([project.url, ledgerProject.project.amountInvestedCents]).toEqual([project.url, raised]);
      const isWhole = raised === ledgerProject.project.financingAmountCents;
      const isFull = ledgerProject.project.fullySubscribedUntil !== null;
      expect(isFull).toBe(project.url === 'quinta-das-andorinhas');
      expect(isWhole).toBe(isFull || ((phase === 'Financed' || phase === 'Closed') && !funding.isRefunded));
    }
  });

  it('[A16] leaves administrators the whole of their limit of a day, and requests nothing after its decision', () => {
    const decided = [...world.transactions.values()].filter(
      ({ status, adminId }) => status === 'completed' && adminId,
    );
    const limit = calendar.now.getTime() - approvedWithinMs;
    expect(decided.filter(({ updatedAt }) => updatedAt.getTime() > limit)).toEqual([]);
    expect(decided.filter(({ createdAt, updatedAt }) => createdAt > updatedAt)).toEqual([]);
  });

  it('leaves only retained money in past projects, and delivers all due returns except in the late and the defaulted project', () => {
    for (const { project } of world.projects.values()) {
      if (phaseNameOf(project.phaseId) === 'Investment') continue;
      // The recovered money of the defaulted loan is not distributed yet.
      const waiting = project.url === 'naranjos-de-la-ribera' ? 5_250_000 : 0;
      expect(balanceOf(world, returnsOf(project.projectId))).toBe(waiting);
      // This order for the final works waits for the next payment file.
      const retained = project.url === 'hotel-des-barques-collioure' ? 1_200_000 : 0;
      expect(balanceOf(world, escrowOf(project.projectId))).toBe(retained);
    }
    const delivered = (url: string) => world.distributions.get(stateOf(url)?.project.projectId ?? '') ?? [];
    expect(delivered('pisos-ruzafa')).toEqual([]);
    expect(delivered('parque-solar-tomelloso')).toHaveLength(1);
    expect(delivered('regadio-solar-monegros')).toHaveLength(6);
    expect(delivered('ceramica-manises').map(({ kind }) => kind)).toEqual(['refund']);
  });

  it('withholds tax from the named investor in the past year, and pays it to the tax office once', () => {
    const userId = idOf('investor@semilla.test');
    const all = <T>(pick: (effect: (typeof effects)[number]) => T[] | undefined) =>
      effects.flatMap((effect) => pick(effect) ?? []);
    const lastYear = String(Number(moment.slice(0, 4)) - 1);
    const ids = all(({ distributions }) => distributions)
      .filter(({ dueOn }) => dueOn?.startsWith(lastYear))
      .map(({ distributionId }) => distributionId);
    const orders = new Set(
      [...world.orders.values()].filter((order) => order.userId === userId).map(({ orderId }) => orderId),
    );
    const withheld = all(({ distributionLines }) => distributionLines)
      .filter(({ distributionId, orderId }) => ids.includes(distributionId) && orders.has(orderId))
      .reduce((sum, { taxCents = 0 }) => sum + taxCents, 0);
    expect(withheld).toBeGreaterThan(0);
    const paid = all(({ payments }) => payments).filter(({ kind }) => kind === 'taxToOffice');
    expect(paid).toHaveLength(1);
  });

  it('[L41] states for each project who withholds the tax, and pays promoters the tax that they hand in themselves', () => {
    const projects = [...world.projects.values()].map(({ project }) => project);
    expect(projects.filter(({ taxWithholder }) => !taxWithholder)).toEqual([]);
    const given = effects
      .flatMap(({ payments = [] }) => payments)
      .filter(({ kind }) => kind === 'taxToPromoter')
      .map((payment) => payment.projectId);
    const monthAgo = new Date(calendar.now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10);
    const paidBack = projects.filter(
      ({ projectId: id, url, taxWithholder }) =>
        taxWithholder === 'promoter' &&
        !fundings[url]?.isTaxWaiting &&
        world.distributions
          .get(id)
          ?.some(({ kind, dueOn }) => kind === 'return' && dueOn && dueOn < monthAgo),
    );
    expect(paidBack.length).toBeGreaterThan(0);
    expect(paidBack.filter((project) => !given.includes(project.projectId))).toEqual([]);
  });

  it('never overdraws an account', () => {
    expect.hasAssertions();
    const balances = new Map<string, number>();
    const entries = effects.flatMap((effect) => effect.entries ?? []);
    for (const { postings } of entries.toSorted(
      (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
    )) {
      for (const { accountId, amountCents } of postings) {
        const after = (balances.get(accountId) ?? 0) + amountCents;
        balances.set(accountId, after);
        if (accountId !== 'bank') expect(after).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('has transactions only after their users registered, and none in the future', () => {
    const everyone = [...people, closedCustomer(calendar).person];
    const joinedAt = new Map(everyone.map(({ user }) => [user.userId, user.createdAt]));
    for (const { userId, createdAt, updatedAt } of world.transactions.values()) {
      expect(createdAt.getTime()).toBeGreaterThan(joinedAt.get(userId)?.getTime() ?? Number.NaN);
      expect(updatedAt.getTime()).toBeLessThan(calendar.now.getTime());
    }
  });

  it('has orders, transactions and bank accounts in every state', () => {
    const orders = new Set([...world.orders.values()].map(({ status }) => status));
    expect(orders).toEqual(new Set(['pending', 'active', 'finished', 'cancelled']));
    const cancelled = [...world.orders.values()].filter(({ status }) => status === 'cancelled');
    expect(new Set(cancelled.map(({ penaltyCents }) => penaltyCents > 0))).toEqual(new Set([true, false]));
    const transactions = new Set(
      [...world.transactions.values()]
        .filter(({ orderId }) => !orderId)
        .map(({ type, status }) => `${type} ${status}`),
    );
    expect(transactions.size).toBe(6);
    expect(new Set(banking.accounts.map(({ state }) => state)).size).toBe(3);
  });

  it('gives the named investor a full portfolio and money to invest', () => {
    const userId = idOf('investor@semilla.test');
    expect(balanceOf(world, walletOf(userId))).toBeGreaterThan(10_000_00);
    const orders = [...world.orders.values()].filter((order) => order.userId === userId);
    expect(new Set(orders.map(({ status }) => status)).size).toBe(4);
    const own = [...world.transactions.values()].filter((transaction) => transaction.userId === userId);
    const waiting = own.filter(({ status }) => status === 'pending').map(({ type }) => type);
    expect(waiting.toSorted()).toEqual(['income', 'withdraw']);
    expect(
      own.filter((transaction) => transaction.type === 'income' && transaction.issuerName === 'project_order')
        .length,
    ).toBeGreaterThan(5);
    const company = [...world.orders.values()].filter(
      (order) => order.userId === idOf('company@semilla.test'),
    );
    expect(company.length).toBeGreaterThan(3);
  });

  it('uses valid account numbers', () => {
    for (const { account } of banking.accounts) {
      expect(iban.safeParse(account).data).toBe(account);
    }
  });
});
