import { type Cents, cents, civilDateAt, type DuePayment, type Repayment } from '@semilla/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { timeOfId } from '../../schema/columns/new-id.ts';
import { projectPayments } from '../../schema/project-payments.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projectTimeline } from '../../schema/project-timeline.ts';
import { projects } from '../../schema/projects.ts';
import type { StoredProject } from '../access.ts';
import { scheduleOf } from '../distributions/schedule-of.ts';
import { phaseIds } from '../phases/catalogue.ts';

interface RecordedRepayment extends Repayment {
  at: Date;
}

/** What a project owes and has paid since it was financed, and its default if any. */
export interface LoanFacts {
  project: StoredProject;
  financedOn: string;
  due: DuePayment[];
  repayments: RecordedRepayment[];
  defaultedOn: string | null;
  /** The moment of an administrator's judgement. A default by lateness has only a day. */
  judgedAt: Date | null;
  /** What was owed at the default, with what the bank took back since then. */
  owedCents: Cents;
}

const laterOf = (days: [string, string]): string => days.toSorted()[1] ?? days[1];

async function findRepayments(db: Db, projectIds: string[]) {
  const { projectId, kind, amountCents, createdAt } = projectPayments;
  const returned = alias(projectPayments, 'returned');
  const rows = await db
    .select({ projectId, amountCents, createdAt, takenBackAt: returned.createdAt })
    .from(projectPayments)
    .leftJoin(bankEntries, eq(bankEntries.bankEntryId, projectPayments.bankEntryId))
    .leftJoin(
      returned,
      and(eq(returned.bankEntryId, bankEntries.sentBackById), eq(returned.projectId, projectId)),
    )
    .where(and(isOneOf(projectId, projectIds), eq(kind, 'repayment')));
  return Map.groupBy(rows, (row) => row.projectId);
}

type StoredRepayment = NonNullable<ReturnType<Awaited<ReturnType<typeof findRepayments>>['get']>>[number];

async function findDefaults(db: Db, projectIds: string[]) {
  const { projectTimelineId, projectId, kind, amount, description, happenedAt } = projectTimeline;
  const rows = await db
    .select({ projectTimelineId, projectId, amount, description, happenedAt })
    .from(projectTimeline)
    .where(and(isOneOf(projectId, projectIds), eq(kind, 'default')));
  return new Map(
    rows.map(({ projectTimelineId: entryId, ...row }) => [
      row.projectId,
      {
        amount: row.amount ?? cents(0),
        defaultedOn: civilDateAt(row.happenedAt),
        // Only a judgement has a reason, so this distinguishes it from a default by lateness.
        judgedAt: row.description ? row.happenedAt : null,
        // A default by lateness has a day in the past, so `happenedAt` is not when its amount was computed.
        notedAt: timeOfId(entryId),
      },
    ]),
  );
}

type NotedDefault = NonNullable<ReturnType<Awaited<ReturnType<typeof findDefaults>>['get']>>;

/** The amount of the default, with the repayments that it deducted and that the bank took back later. */
function owedSince(
  { amount, defaultedOn, judgedAt, notedAt }: NotedDefault,
  repayments: readonly StoredRepayment[],
): Cents {
  const isDeducted = (at: Date) => (judgedAt ? at < judgedAt : civilDateAt(at) < defaultedOn);
  const missing = repayments.filter(
    ({ createdAt, takenBackAt }) => takenBackAt && takenBackAt > notedAt && isDeducted(createdAt),
  );
  return cents(missing.reduce<number>((sum, { amountCents }) => sum + amountCents, amount));
}

/** The loans of financed projects that fulfil the condition. */
export async function findLoans(db: Db, where: SQL | undefined): Promise<LoanFacts[]> {
  const financed = await db
    .select({ project: projects, financedAt: projectPhases.from })
    .from(projects)
    .innerJoin(
      projectPhases,
      and(eq(projectPhases.projectId, projects.projectId), eq(projectPhases.phaseId, phaseIds.Financed)),
    )
    .where(where);
  const projectIds = financed.map(({ project }) => project.projectId);
  if (!projectIds.length) return [];
  const [repayments, defaults] = await Promise.all([
    findRepayments(db, projectIds),
    findDefaults(db, projectIds),
  ]);
  return financed.map(({ project, financedAt }) => {
    const defaulted = defaults.get(project.projectId);
    const all = repayments.get(project.projectId) ?? [];
    const financedOn = civilDateAt(financedAt);
    return {
      project,
      financedOn,
      due: scheduleOf(project, financedAt).map(({ period, dueOn, grossCents, principalCents }) => ({
        period,
        // The schedule may start before the project was financed, but no payment is due before then.
        dueOn: laterOf([dueOn, financedOn]),
        dueCents: grossCents + principalCents,
      })),
      // A repayment that the bank took back does not count.
      repayments: all
        .filter(({ takenBackAt }) => takenBackAt === null)
        .map(({ amountCents, createdAt }) => ({
          paidOn: civilDateAt(createdAt),
          cents: amountCents,
          at: createdAt,
        })),
      defaultedOn: defaulted?.defaultedOn ?? null,
      judgedAt: defaulted?.judgedAt ?? null,
      owedCents: defaulted ? owedSince(defaulted, all) : cents(0),
    };
  });
}

/** The loan of one project; undefined until it is financed. */
export async function findLoan(db: Db, projectId: string): Promise<LoanFacts | undefined> {
  return (await findLoans(db, eq(projects.projectId, projectId)))[0];
}
