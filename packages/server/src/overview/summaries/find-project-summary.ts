import {
  cents,
  civilDateAt,
  daysBetween,
  isBeforeInvestment,
  type ProjectSummary,
  scopeOf,
  type v1,
} from '@semilla/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import type { Call } from '../../kit/http/route.ts';
import { type AccountId, escrowOf, returnsOf } from '../../ledger/accounts.ts';
import { phaseOf, type StoredProject } from '../../project/access.ts';
import { findLoan } from '../../project/loans/find-loans.ts';
import { isUnanswered } from '../../project/project-questions/queries.ts';
import { findPreparations } from '../../project/projects/find-preparations.ts';
import { clockOf, isToAllocate } from '../../project/projects/overview.ts';
import { staffProject } from '../../project/staff-project.ts';
import { distributions } from '../../schema/distributions.ts';
import { ledgerAccounts } from '../../schema/ledger-accounts.ts';
import { orders } from '../../schema/orders.ts';
import { paymentOrders } from '../../schema/payment-orders.ts';
import { payoutAccounts } from '../../schema/payout-accounts.ts';
import { projectDescriptions } from '../../schema/project-descriptions.ts';
import { projectDocuments } from '../../schema/project-documents.ts';
import { projectMediaFiles } from '../../schema/project-media-files.ts';
import { projectQuestions } from '../../schema/project-questions.ts';
import { projects } from '../../schema/projects.ts';
import { countProposals } from './count-proposals.ts';
import { type NextDelivery, projectActOf } from './project-act.ts';

type SummaryCall = Call<typeof v1.projectSummaries.findOne>;

const dayOf = (moment: SQL | typeof orders.createdAt | typeof orders.cancelledAt) =>
  sql<string>`(${moment} at time zone 'Europe/Madrid')::date::text`.as('on');

/** The invested amount at the end of each day on which orders changed it. */
async function findCurve(db: Db, projectId: string): Promise<ProjectSummary['curve']> {
  const { amountCents, createdAt, cancelledAt } = orders;
  const ofProject = eq(orders.projectId, projectId);
  const placed = db
    .select({ on: dayOf(createdAt), cents: sql<string>`sum(${amountCents})`.as('cents') })
    .from(orders)
    .where(ofProject)
    .groupBy(sql`1`);
  const cancelled = db
    .select({ on: dayOf(cancelledAt), cents: sql<string>`-sum(${amountCents})`.as('cents') })
    .from(orders)
    .where(and(ofProject, isNotNull(cancelledAt)))
    .groupBy(sql`1`);
  const changes = unionAll(placed, cancelled).as('changes');
  const rows = await db
    .select({ on: changes.on, cents: sql<string>`sum(sum(${changes.cents})) over (order by ${changes.on})` })
    .from(changes)
    .groupBy(changes.on)
    .orderBy(changes.on);
  return rows.map((row) => ({ on: row.on, invested: cents(Number(row.cents)) }));
}

const balanceOf = (accountId: AccountId) =>
  sql`coalesce((select ${ledgerAccounts.balanceCents} from ${ledgerAccounts}
    where ${ledgerAccounts.accountId} = ${accountId}), 0)`.mapWith(Number);

/** Releases that are ordered and wait for the bank. */
const orderedOf = (projectId: string) =>
  sql`coalesce((select sum(${paymentOrders.amountCents}) from ${paymentOrders}
    where ${paymentOrders.projectId} = ${projectId} and ${paymentOrders.purpose} = 'release'
      and ${paymentOrders.state} = 'waiting'), 0)`.mapWith(Number);

/** Counts and balances of a project, in one statement. */
async function findFacts({ db, services, caller }: SummaryCall, projectId: string) {
  const isCurrent = and(eq(payoutAccounts.projectId, projectId), isNull(payoutAccounts.replacedAt));
  const isReturn = and(eq(distributions.projectId, projectId), eq(distributions.kind, 'return'));
  const [facts] = await db
    .select({
      escrow: balanceOf(escrowOf(projectId)),
      ordered: orderedOf(projectId),
      returnsCents: balanceOf(returnsOf(projectId)),
      payoutAccounts: db.$count(payoutAccounts, isCurrent),
      made: db.$count(distributions, isReturn),
      isToAllocate: sql<boolean>`coalesce(${isToAllocate(clockOf(services))}, false)`,
      descriptions: db.$count(projectDescriptions, eq(projectDescriptions.projectId, projectId)),
      documents: db.$count(projectDocuments, eq(projectDocuments.projectId, projectId)),
      multimedia: db.$count(projectMediaFiles, eq(projectMediaFiles.projectId, projectId)),
      questions: db.$count(projectQuestions, and(eq(projectQuestions.projectId, projectId), isUnanswered)),
      proposals: countProposals(db, projectId, {
        userId: caller.userId,
        isAll: scopeOf('approvals.read', caller.role) === 'all',
      }),
    })
    .from(projects)
    .where(eq(projects.projectId, projectId));
  return facts as NonNullable<typeof facts>;
}

const hasLoan = (project: StoredProject) => phaseOf(project) === 'Financed';

/** The first delivery that is not made, of a financed project. */
function nextOf(loan: Awaited<ReturnType<typeof findLoan>>, made: number): NextDelivery | undefined {
  const due = loan?.due.find(({ period }) => period > made);
  return due && { period: due.period, dueOn: due.dueOn, amount: cents(due.dueCents) };
}

export async function findProjectSummary(call: SummaryCall): Promise<ProjectSummary> {
  const { db, caller, params, now } = call;
  const project = await staffProject(db, call, params.projectId);
  const { projectId } = project;
  const [curve, facts, loan, preparationOf] = await Promise.all([
    findCurve(db, projectId),
    findFacts(call, projectId),
    hasLoan(project) ? findLoan(db, projectId) : undefined,
    findPreparations(db, caller, isBeforeInvestment(phaseOf(project)) ? [project] : []),
  ]);
  const today = civilDateAt(now);
  const next = nextOf(loan, facts.made);
  const act = projectActOf(
    {
      project,
      preparation: preparationOf(projectId),
      contents: facts,
      isToAllocate: facts.isToAllocate,
      hasPayoutAccount: facts.payoutAccounts > 0,
      escrowCents: facts.escrow - facts.ordered,
      returnsCents: facts.returnsCents,
      next,
      today,
    },
    caller.role,
  );
  return {
    projectId,
    curve,
    next: next
      ? {
          ...next,
          daysLate: Math.max(0, daysBetween(next.dueOn, today)),
          isInDefault: Boolean(loan?.defaultedOn),
        }
      : null,
    act,
    waits: {
      proposals: facts.proposals,
      questions: facts.questions,
      wishes: project.wishNumber,
      waitingPlaces: project.waitingNumber,
    },
  };
}
