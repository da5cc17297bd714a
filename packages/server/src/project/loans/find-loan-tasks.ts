import { type Cents, cents, civilDateAt, type LoanTask, may, type Role } from '@semilla/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { type AccountId, escrowOf, returnsOf } from '../../ledger/accounts.ts';
import { distributions } from '../../schema/distributions.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { findLoans, type LoanFacts } from './find-loans.ts';
import { loanStateAnswer } from './loan-answer.ts';

/** The money in the accounts of projects, without what is ordered to be paid, and the deliveries made. */
async function findMoney(db: Db, projectIds: readonly string[]) {
  const accountIds = projectIds.flatMap((projectId) => [escrowOf(projectId), returnsOf(projectId)]);
  const isRelease = and(eq(paymentOrders.purpose, 'release'), eq(paymentOrders.state, 'waiting'));
  const [accounts, ordered, made] = await Promise.all([
    db
      .select()
      .from(ledgerAccounts)
      .where(isOneOf(ledgerAccounts.accountId, accountIds, 'text')),
    db
      .select({ projectId: paymentOrders.projectId, amountCents: paymentOrders.amountCents })
      .from(paymentOrders)
      .where(and(isOneOf(paymentOrders.projectId, projectIds), isRelease)),
    db
      .select({ projectId: distributions.projectId, deliveries: sql<number>`count(*)::int` })
      .from(distributions)
      .where(and(isOneOf(distributions.projectId, projectIds), eq(distributions.kind, 'return')))
      .groupBy(distributions.projectId),
  ]);
  const balances = new Map(accounts.map(({ accountId, balanceCents }) => [accountId, balanceCents]));
  const balanceOf = (accountId: AccountId): number => balances.get(accountId) ?? 0;
  const orders = Map.groupBy(ordered, ({ projectId }) => projectId);
  const deliveries = new Map(made.map((row) => [row.projectId, row.deliveries]));
  return (projectId: string) => ({
    escrowCents: (orders.get(projectId) ?? []).reduce(
      (left, { amountCents }) => left - amountCents,
      balanceOf(escrowOf(projectId)),
    ),
    returnsCents: balanceOf(returnsOf(projectId)),
    deliveries: deliveries.get(projectId) ?? 0,
  });
}

type Money = ReturnType<Awaited<ReturnType<typeof findMoney>>>;
type Task = Pick<LoanTask, 'task' | 'amount' | 'dueOn'> & { daysLate?: number };

function taskOf(
  facts: LoanFacts,
  { escrowCents, returnsCents, deliveries }: Money,
  today: string,
): Task | undefined {
  const { project, due, financedOn } = facts;
  const { state, daysLate, lateSince, missing, defaultedOn } = loanStateAnswer(facts, today);
  if (state === 'late' && lateSince) return { task: 'late', amount: missing, dueOn: lateSince, daysLate };
  if (defaultedOn && returnsCents > 0)
    return { task: 'recovered', amount: cents(returnsCents), dueOn: defaultedOn };
  const next = due.find(({ period }) => period > deliveries);
  if (next && next.dueOn <= today && returnsCents >= next.dueCents)
    return { task: 'delivery', amount: next.dueCents as Cents, dueOn: next.dueOn };
  const releasedOn = project.withdrawMoneyFinanced ? financedOn : (project.startedAt ?? financedOn);
  if (escrowCents > 0 && releasedOn <= today)
    return { task: 'release', amount: cents(escrowCents), dueOn: releasedOn };
  return undefined;
}

/** What financed projects need today of staff with this role, the longest waiting first. */
export async function findLoanTasks(
  db: Db,
  role: Role | 'visitor',
  where: SQL | undefined,
  now: Date,
): Promise<LoanTask[]> {
  const today = civilDateAt(now);
  const loans = await findLoans(db, and(eq(projects.phaseId, phaseIds.Financed), where));
  const moneyOf = await findMoney(
    db,
    loans.map(({ project }) => project.projectId),
  );
  return loans
    .flatMap((facts) => {
      const { projectId, name: projectName } = facts.project;
      const task = taskOf(facts, moneyOf(projectId), today);
      return task ? [{ projectId, projectName, daysLate: 0, ...task }] : [];
    })
    .filter(({ task }) => task === 'late' || may('returns.run', role))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}
