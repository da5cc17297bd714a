import {
  cents,
  civilDateAt,
  defaultDayOf,
  type LatenessStep,
  latenessOf,
  owedOn,
  paymentStates,
  stepsReached,
} from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { projectTimeline } from '../../schema/project-timeline.ts';
import { projects } from '../../schema/projects.ts';
import { tagsOf } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { insertTimelineEntry } from '../project-timeline/queries.ts';
import { findLoan, findLoans, type LoanFacts } from './find-loans.ts';
import { tellInvestors } from './tell-investors.ts';

/** The time of an entry for a whole day: shortly after midnight in Spain, so never later than the job that writes it. */
export const onDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 3_600_000);

const keyOf = (projectId: string, period: number | null, days: number | null, on: string) =>
  [projectId, period, days, on].join(' ');

async function findNoted(db: Db, projectIds: string[]): Promise<Set<string>> {
  const { projectId, kind, period, daysLate, happenedAt } = projectTimeline;
  const rows = projectIds.length
    ? await db
        .select({ projectId, period, daysLate, happenedAt })
        .from(projectTimeline)
        .where(and(isOneOf(projectId, projectIds), eq(kind, 'late')))
    : [];
  return new Set(
    rows.map((row) => keyOf(row.projectId, row.period, row.daysLate, civilDateAt(row.happenedAt))),
  );
}

interface News {
  steps: LatenessStep[];
  defaultedOn: string | undefined;
}

/**
 * The steps of lateness and the default that the timeline does not contain yet; none for a loan that is
 * already in default.
 */
function newsOf({ project, ...facts }: LoanFacts, noted: ReadonlySet<string>, today: string): News {
  if (facts.defaultedOn) return { steps: [], defaultedOn: undefined };
  const states = paymentStates(facts.due, facts.repayments, today);
  return {
    steps: stepsReached(states).filter(
      ({ period, days, on }) => !noted.has(keyOf(project.projectId, period, days, on)),
    ),
    defaultedOn: defaultDayOf(states),
  };
}

const hasNews = ({ steps, defaultedOn }: News) => steps.length > 0 || defaultedOn !== undefined;

/** Writes the new timeline entries of one loan, dated to their days. Investors get a single mail about the most serious one. */
async function follow({ tx, audit, touch }: Change, { jobs, now }: Services, projectId: string) {
  await tx.select().from(projects).where(eq(projects.projectId, projectId)).for('update');
  const today = civilDateAt(now());
  const facts = await findLoan(tx, projectId);
  if (facts?.project.phaseId !== phaseIds.Financed) return;
  const { project, due, repayments } = facts;
  const news = newsOf(facts, await findNoted(tx, [projectId]), today);
  if (!hasNews(news)) return;
  for (const { period, days, on, missingCents } of news.steps) {
    const amount = cents(missingCents);
    const entry = { projectId, period, daysLate: days, amount, happenedAt: onDay(on) };
    await insertTimelineEntry(tx, { ...entry, kind: 'late' });
  }
  const { daysLate, lateSince, missingCents } = latenessOf(paymentStates(due, repayments, today));
  const about = { subjectType: 'project', subjectId: projectId } as const;
  if (news.defaultedOn) {
    const owedCents = owedOn(news.defaultedOn, due, project.amountInvestedCents, repayments);
    const entry = { projectId, amount: cents(owedCents), happenedAt: onDay(news.defaultedOn) };
    const projectTimelineId = newId(now().getTime());
    await insertTimelineEntry(tx, { ...entry, projectTimelineId, kind: 'default' });
    await tellInvestors(tx, jobs, project, {
      kind: 'loanDefaulted',
      owedCents,
      reason: null,
      reasonEn: null,
    });
    audit({ action: 'loan.default', ...about, after: { amountCents: owedCents } });
  } else {
    const late = { daysLate, dueOn: lateSince ?? today, missingCents };
    await tellInvestors(tx, jobs, project, { kind: 'paymentLate', ...late });
    audit({ action: 'loan.pay-late', ...about, after: { daysLate, amountCents: missingCents } });
  }
  touch(...tagsOf(projectId));
}

/** The cached pages of late loans show the number of days, so they must be refreshed daily. */
async function refreshPages(services: Services, projectIds: readonly string[]): Promise<void> {
  if (!projectIds.length) return;
  await makeChange(services, thePlatform, async ({ touch }) => touch(...projectIds.flatMap(tagsOf)));
}

const isLate = ({ due, repayments }: LoanFacts, today: string) =>
  latenessOf(paymentStates(due, repayments, today)).daysLate > 0;

/** Adds late payments and defaults to the timelines, and notifies the investors. */
export async function followLoans(services: Services): Promise<void> {
  const today = civilDateAt(services.now());
  const { db } = services.database;
  const loans = await findLoans(db, eq(projects.phaseId, phaseIds.Financed));
  const noted = await findNoted(
    db,
    loans.map(({ project }) => project.projectId),
  );
  const due = loans.filter((facts) => hasNews(newsOf(facts, noted, today)));
  await services.eachAlone(
    'follow-loans',
    due.map(({ project }) => project.projectId),
    (projectId) => makeChange(services, thePlatform, (change) => follow(change, services, projectId)),
  );
  const late = loans.filter((facts) => isLate(facts, today));
  await refreshPages(
    services,
    late.map(({ project }) => project.projectId),
  );
}
