import {
  annualProfitability,
  type CashFlow,
  cents,
  civilDateAt,
  type FinishedProject,
  paymentStates,
  type TrackRecord,
} from '@semilla/contract';
import { countDistinct, desc, ne } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { defaultRateRuns } from '../../schema/default-rate-runs.ts';
import { orders } from '../../schema/orders.ts';
import { isOpenToEveryone, phaseOf } from '../access.ts';
import { actualProfitability, findPaid, type Paid } from '../loans/actual-profitability.ts';
import { findLoans, type LoanFacts } from '../loans/find-loans.ts';
import { loansTodayOf } from '../loans/loans-today.ts';
import { findClosings } from '../phases/find-closings.ts';

const finishedShown = 6;

async function countInvestors(db: Db): Promise<number> {
  const [found] = await db
    .select({ investors: countDistinct(orders.userId) })
    .from(orders)
    .where(ne(orders.status, 'cancelled'));
  return found?.investors ?? 0;
}

async function findLatestRate(db: Db): Promise<TrackRecord['defaultRate']> {
  const { year, rates } = defaultRateRuns;
  const [latest] = await db.select({ year, rates }).from(defaultRateRuns).orderBy(desc(year)).limit(1);
  if (!latest) return null;
  const [first] = latest.rates.windows;
  return {
    fromYear: first ? Number(first.from.slice(0, 4)) : latest.year,
    year: latest.year,
    actual: latest.rates.actual,
  };
}

const sumOf = (flows: readonly CashFlow[]) => flows.reduce((sum, flow) => sum + flow.cents, 0);

function finishedProject(loan: LoanFacts, paid: readonly Paid[], closedOn: string): FinishedProject {
  const { project, due, repayments } = loan;
  const invested = project.amountInvestedCents;
  const last = paymentStates(due, repayments, closedOn).at(-1);
  return {
    projectId: project.projectId,
    name: project.name,
    url: project.url,
    invested: cents(invested),
    repaid: cents(sumOf(paid)),
    announcedProfitability: annualProfitability(
      project.targetProfitabilityHundredths,
      project.durationMonths,
    ),
    actualProfitability: actualProfitability(loan, paid, closedOn),
    endsOn: last?.dueOn ?? null,
    repaidOn: last?.settledOn ?? null,
  };
}

/** What all projects have paid so far, private ones included, and how the public ones ended. */
export async function findTrackRecord(db: Db, now: Date): Promise<TrackRecord> {
  const today = civilDateAt(now);
  const [loans, paid, closings, investors, defaultRate] = await Promise.all([
    findLoans(db, undefined),
    findPaid(db),
    findClosings(db),
    countInvestors(db),
    findLatestRate(db),
  ]);
  const endOf = ({ project }: LoanFacts) => closings.get(project.projectId) ?? today;
  // A project whose investors got their money back before it began owes no payments.
  const lent = loans.filter(({ project }) => project.amountInvestedCents > 0);
  const payments = lent.flatMap((loan) =>
    paymentStates(loan.due, loan.repayments, today)
      .filter(({ dueOn }) => dueOn <= today)
      // A project that closed before a day owes nothing on it, but an early payment counts.
      .filter(({ dueOn, settledOn }) => settledOn !== null || dueOn <= endOf(loan)),
  );
  const paidBy = Map.groupBy(paid, ({ projectId }) => projectId);
  const finished = lent
    .filter(({ project }) => phaseOf(project) === 'Closed' && isOpenToEveryone(project))
    .toSorted((one, other) => endOf(other).localeCompare(endOf(one)));
  return {
    investors,
    repaid: cents(sumOf(paid)),
    paymentsDue: payments.length,
    paymentsOnTime: payments.filter(({ settledOn, dueOn }) => settledOn !== null && settledOn <= dueOn)
      .length,
    defaultRate,
    loansToday: loansTodayOf(loans, closings, today),
    finished: {
      data: finished
        .slice(0, finishedShown)
        .map((loan) => finishedProject(loan, paidBy.get(loan.project.projectId) ?? [], endOf(loan))),
      total: finished.length,
    },
  };
}
