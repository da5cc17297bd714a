import {
  type AnswerOf,
  civilDateAt,
  frontOfficePhases,
  type InputOf,
  phaseNames,
  type v1,
} from '@semilla/contract';
import { and, count, eq, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import {
  alphabetical,
  compares,
  contains,
  containsPlainly,
  given,
  isAnyOf,
  pageOf,
  picked,
} from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import { textBehind } from '../../kit/database/text-behind.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { sortedStaffName } from '../../kit/users/sorted-user-name.ts';
import { projectTypes } from '../../schema/project-types.ts';
import { projects } from '../../schema/projects.ts';
import { isOnFrontOffice, isPublic, visibleTo } from '../access.ts';
import { wasOpenedIn } from '../business/find-funding-times.ts';
import { findProjectsOfAge } from '../business/find-loans-by-age.ts';
import { findLoanTasks } from '../loans/find-loan-tasks.ts';
import { findOutcomes } from '../loans/find-outcomes.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { findFirstPictures } from '../project-media-files/queries.ts';
import { waitsForReview } from '../project-reviews/queries.ts';
import { asAnswer } from './as-answer.ts';
import { availabilityAt } from './availability.ts';
import { findPreparations } from './find-preparations.ts';
import { type Clock, isSuspended, isToAllocate, needsAttention } from './overview.ts';
import { selectProjects } from './queries.ts';
import { sumProjects } from './sum-projects.ts';

export type Query = InputOf<typeof v1.projects.find>['query'];
type Answer = AnswerOf<typeof v1.projects.find>;

/** Must equal `annualProfitability` of the contract: 12 × target ÷ months, rounded. */
const annualHundredths = sql`round(12.0 * ${projects.targetProfitabilityHundredths} / ${projects.durationMonths})`;

const orderColumns = (caller: Caller, clock: Clock) => ({
  createdAt: projects.createdAt,
  name: alphabetical(projects.name),
  url: projects.url,
  // The ids of the catalogue sort in the order of the phases.
  phase: projects.phaseId,
  availability: availabilityAt(clock),
  country: projects.country,
  dateStart: projects.dateStart,
  dateEnd: projects.dateEnd,
  startedAt: projects.startedAt,
  financingAmount: projects.financingAmountCents,
  amountInvested: projects.amountInvestedCents,
  percentageInvested: projects.percentageInvestedHundredths,
  targetProfitability: projects.targetProfitabilityHundredths,
  annualProfitability: annualHundredths,
  minimumInvestment: projects.minimumInvestmentCents,
  projectDuration: projects.durationMonths,
  projectTypeName: textBehind(projectTypes, projects.projectTypeId, ({ projectTypeId, name }) => ({
    id: projectTypeId,
    text: name,
  })),
  // The public must not learn who manages a project, not even from the order of the list.
  managerName: isPublic(caller) ? sql`''::text` : sortedStaffName(projects.managerId),
  private: projects.private,
});

function conditions(db: Db, query: Query, caller: Caller, clock: Clock): SQL | undefined {
  return and(
    picked(query, projects.projectId),
    visibleTo(caller),
    query.isFrontOffice ? isOnFrontOffice(false) : undefined,
    given(query.name, (name) => contains(projects.name, name)),
    given(query.url, (url) => containsPlainly(projects.url, url)),
    given(query.projectTypeId, (typeId) => isAnyOf(projects.projectTypeId, typeId)),
    given(query.country, (country) => isAnyOf(projects.country, country)),
    // The public must not learn who manages a project, not even by filtering.
    given(query.managerId, (managerId) =>
      isPublic(caller) ? sql`false` : eq(projects.managerId, managerId),
    ),
    // Only staff see records of owners.
    given(query.ownerId, (ownerId) =>
      isPublic(caller)
        ? sql`false`
        : or(eq(projects.promoterId, ownerId), eq(projects.guaranteeAgentId, ownerId)),
    ),
    given(query.targetProfitability, (filter) => compares(projects.targetProfitabilityHundredths, filter)),
    given(query.annualProfitability, (filter) => compares(annualHundredths, filter)),
    given(query.minimumInvestment, (filter) => compares(projects.minimumInvestmentCents, filter)),
    given(query.percentageInvested, (filter) => compares(projects.percentageInvestedHundredths, filter)),
    given(query.projectDuration, (filter) => compares(projects.durationMonths, filter)),
    given(query.endsBy, (day) => lte(projects.dateEnd, day)),
    given(query.isToAllocate, (is) =>
      isPublic(caller) ? sql`false` : sql`(${isToAllocate(clock)}) is ${sql.raw(is ? 'true' : 'not true')}`,
    ),
    given(query.isInReview, (is) => {
      if (isPublic(caller)) return sql`false`;
      const waits = waitsForReview(db);
      return is ? waits : waits && not(waits);
    }),
    given(query.isSuspended, (is) => (is ? isSuspended : not(isSuspended))),
    given(query.openedFrom, (fromDate) => (isPublic(caller) ? sql`false` : wasOpenedIn({ fromDate }))),
    given(query.openedTo, (toDate) => (isPublic(caller) ? sql`false` : wasOpenedIn({ toDate }))),
    given(query.attentionBy, (day) =>
      isPublic(caller) ? sql`false` : needsAttention(day, clock, caller.role),
    ),
  );
}

/** The public must not look for late loans: that reads all of them. */
async function ofLoans(
  db: Db,
  caller: Caller,
  { loanAge, hasLoanTask }: Query,
  { now }: Clock,
): Promise<SQL | undefined> {
  if (!loanAge && hasLoanTask === undefined) return undefined;
  if (isPublic(caller)) return sql`false`;
  const [ofAge, tasks] = await Promise.all([
    loanAge && findProjectsOfAge(db, loanAge, civilDateAt(now)),
    hasLoanTask === undefined ? undefined : findLoanTasks(db, caller.role, undefined, now),
  ]);
  const hasTask =
    tasks &&
    isOneOf(
      projects.projectId,
      tasks.map(({ projectId }) => projectId),
    );
  return and(ofAge && isOneOf(projects.projectId, ofAge), hasTask && (hasLoanTask ? hasTask : not(hasTask)));
}

async function findTotalByPhases(
  db: Db,
  where: SQL | undefined,
  names: readonly (typeof phaseNames)[number][],
) {
  const rows = await db
    .select({ phaseId: projects.phaseId, total: count() })
    .from(projects)
    .where(where)
    .groupBy(projects.phaseId);
  const totals = new Map(rows.map(({ phaseId, total }) => [phaseId, total]));
  return names.map((phaseName) => {
    const phaseId = phaseIds[phaseName];
    return { phaseId, phaseName, total: totals.get(phaseId) ?? 0 };
  });
}

function findPage(db: Db, caller: Caller, query: Query, clock: Clock, where: SQL | undefined) {
  const columns = orderColumns(caller, clock);
  const page = pageOfIds(db, query, { columns, id: projects.projectId, where });
  return rowsOfPage(selectProjects(db), page, projects.projectId);
}

const isInPhase = ({ phaseId }: Pick<Query, 'phaseId'>) =>
  given(phaseId, (wanted) => isAnyOf(projects.phaseId, wanted));

async function matchingInAnyPhase(db: Db, caller: Caller, query: Query, clock: Clock) {
  return and(conditions(db, query, caller, clock), await ofLoans(db, caller, query, clock));
}

/** The condition for the filtered projects that a caller may see. */
export async function matchingProjects(db: Db, caller: Caller, query: Query, clock: Clock) {
  return and(await matchingInAnyPhase(db, caller, query, clock), isInPhase(query));
}

/** The number of projects in each phase that a member of staff may see. */
export const countByPhases = (db: Db, caller: Caller) => findTotalByPhases(db, visibleTo(caller), phaseNames);

/** The filtered projects a caller may see; the totals by phase ignore the phase filter. */
export async function findProjects(db: Db, caller: Caller, query: Query, clock: Clock): Promise<Answer> {
  const inAnyPhase = await matchingInAnyPhase(db, caller, query, clock);
  const where = and(inAnyPhase, isInPhase(query));
  const [rows, [all], totalByPhases, sums] = await Promise.all([
    findPage(db, caller, query, clock, where),
    db.select({ total: count() }).from(projects).where(where),
    query.getTotalByPhases
      ? findTotalByPhases(
          db,
          inAnyPhase,
          query.isFrontOffice || isPublic(caller) ? frontOfficePhases : phaseNames,
        )
      : undefined,
    query.getTotalAmount ? sumProjects(db, caller, where, clock.now) : undefined,
  ]);
  const found = rows.map(({ project }) => project);
  const [pictures, preparationOf, outcomeOf] = await Promise.all([
    findFirstPictures(
      db,
      found.map(({ projectId }) => projectId),
    ),
    findPreparations(db, caller, found),
    findOutcomes(db, found, clock.now),
  ]);
  const data = rows.map((row) => {
    const { projectId } = row.project;
    return asAnswer(row, caller, pictures.get(projectId), preparationOf(projectId), outcomeOf(projectId));
  });
  return { ...pageOf(all, data), totalByPhases, ...sums };
}
