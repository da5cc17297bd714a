import { type Cents, cents, civilDateAt, type DuePayment, type Repayment } from '@semilla/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
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
  owedCents: Cents;
}

const laterOf = (days: [string, string]): string => days.toSorted()[1] ?? days[1];

async function findRepayments(db: Db, projectIds: string[]) {
  const { projectId, kind, amountCents, createdAt } = projectPayments;
  const rows = await db
    .select({ projectId, amountCents, createdAt })
    .from(projectPayments)
    .leftJoin(bankEntries, eq(bankEntries.bankEntryId, projectPayments.bankEntryId))
    // A repayment that the bank took back does not count.
    .where(and(isOneOf(projectId, projectIds), eq(kind, 'repayment'), isNull(bankEntries.sentBackById)));
  return Map.groupBy(rows, (row) => row.projectId);
}

async function findDefaults(db: Db, projectIds: string[]) {
  const { projectId, kind, amount, description, happenedAt } = projectTimeline;
  const rows = await db
    .select({ projectId, amount, description, happenedAt })
    .from(projectTimeline)
    .where(and(isOneOf(projectId, projectIds), eq(kind, 'default')));
  return new Map(rows.map((row) => [row.projectId, row]));
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
      repayments: (repayments.get(project.projectId) ?? []).map(({ amountCents, createdAt }) => ({
        paidOn: civilDateAt(createdAt),
        cents: amountCents,
        at: createdAt,
      })),
      defaultedOn: defaulted ? civilDateAt(defaulted.happenedAt) : null,
      // Only a judgement has a reason, so this distinguishes it from a default by lateness.
      judgedAt: defaulted?.description ? defaulted.happenedAt : null,
      owedCents: defaulted?.amount ?? cents(0),
    };
  });
}

/** The loan of one project; undefined until it is financed. */
export async function findLoan(db: Db, projectId: string): Promise<LoanFacts | undefined> {
  return (await findLoans(db, eq(projects.projectId, projectId)))[0];
}
