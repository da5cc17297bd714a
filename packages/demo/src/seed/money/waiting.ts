import { randomFor } from '@semilla/contract/testing';
import type { Investor } from './investor.ts';
import type { Teller } from './teller.ts';
import { complete, request } from './transfers.ts';

const hourMs = 3_600_000;
const incomes = 8;
const withdrawals = 5;
const withdrawalHoursMax = 40;
const incomeEuros = [150, 300, 500, 750, 1_000, 1_500, 2_000, 4_000];
const stepCents = 50_00;
// Above the four-eyes threshold, so that a second person must approve it.
const large = { euros: 12_000, hoursAgo: 30 };

/** Creates the transfers that wait for an administrator today. */
export function leaveWaiting(teller: Teller, investors: readonly Investor[]): void {
  const { now } = teller.calendar;
  const random = randomFor('waiting transfers');
  const before = (hours: number) => new Date(Math.floor(now.getTime() - hours * hourMs));
  const crowd = random.shuffled(
    investors.filter(({ until, ready }) => !until && ready < before(large.hoursAgo + 24)),
  );
  for (const investor of crowd.splice(0, incomes)) {
    const requestedAt = before(random.between(1, 60));
    const amountCents = random.pick(incomeEuros) * 100;
    request(teller, { investor, type: 'income', amountCents, requestedAt });
  }
  // Leaves out users with recent transactions, because the balance must have existed when the withdrawal was requested.
  const recentUserIds = new Set(
    [...teller.world.transactions.values()]
      .filter(({ updatedAt }) => updatedAt > before(withdrawalHoursMax))
      .map(({ userId }) => userId),
  );
  const rich = crowd.filter(
    ({ userId }) => !recentUserIds.has(userId) && teller.balance(userId) >= 2 * stepCents,
  );
  for (const investor of rich.slice(0, withdrawals)) {
    const part = teller.balance(investor.userId) * random.between(0.5, 1);
    const amountCents = Math.max(stepCents, Math.floor(part / stepCents) * stepCents);
    request(teller, {
      investor,
      type: 'withdraw',
      amountCents,
      requestedAt: before(random.between(1, withdrawalHoursMax)),
    });
  }
  const company = crowd.find(({ person }) => person.user.kind === 'company' && person.manager);
  if (!company) return;
  const transfer = { type: 'income', amountCents: large.euros * 100, isByManager: true } as const;
  request(teller, { investor: company, ...transfer, requestedAt: before(large.hoursAgo) });
}

const targets = { balanceEuros: 14_500, withdrawEuros: 1_200, incomeEuros: 3_000 };

/** Gives the named investor money to invest, a pending deposit and a pending withdrawal. */
export function fillInvestor(teller: Teller, investor: Investor): void {
  const { calendar } = teller;
  const missing = targets.balanceEuros * 100 - teller.balance(investor.userId);
  const amountCents = Math.ceil(missing / stepCents) * stepCents;
  const income = { investor, type: 'income' } as const;
  if (amountCents > 0) {
    complete(
      teller,
      { ...income, amountCents, requestedAt: calendar.ago(5, 18, 40) },
      calendar.ago(4, 9, 25),
    );
  }
  const { withdrawEuros, incomeEuros: moreEuros } = targets;
  const before = (hours: number) => new Date(calendar.now.getTime() - hours * hourMs);
  request(teller, { investor, type: 'withdraw', amountCents: withdrawEuros * 100, requestedAt: before(20) });
  request(teller, { ...income, amountCents: moreEuros * 100, requestedAt: before(5) });
}
