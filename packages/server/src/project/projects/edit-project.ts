import { isDeepStrictEqual } from 'node:util';
import {
  type acceptedTerms,
  areTermsBound,
  boundTerms,
  type FieldError,
  type InputOf,
  preinvestmentTerms,
  projectAmountsProblem,
  projectDatesProblem,
  projectNumbersProblem,
  type v1,
} from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, Forbidden, InvalidInput } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { lockEditableProject, phaseOf, type StoredProject, tagsOf } from '../access.ts';
import { financedNotices } from '../notices/financed-notices.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { checkOffer, type OfferRules } from '../owners/check-offer.ts';
import { openingsQueue } from '../project-follows/openings-queue.ts';
import { endReview } from '../project-reviews/end-review.ts';
import { assertFiled } from '../sheets/assert-filed.ts';
import { deleteEditedTerms } from '../sheets/delete-edited-terms.ts';
import { termsOf } from '../sheets/sheet-content.ts';
import { asColumns, type ProjectColumns } from './as-columns.ts';
import type { OfSpecification } from './as-specified.ts';
import { auditNote } from './audit-note.ts';
import { changePhase, requestedPhase } from './change-phase.ts';
import { checkReferences } from './check-references.ts';
import { hasHadInvestors } from './has-money.ts';
import { mergeParties } from './merge-parties.ts';
import { updateProject } from './queries.ts';

type Changes = Omit<InputOf<typeof v1.projects.edit>['body'], OfSpecification>;

/** Problems between fields after the edit. The contract cannot check them if only some fields are sent. */
function problemsBetween(merged: StoredProject): FieldError[] {
  const problems = [
    projectDatesProblem(merged),
    projectNumbersProblem(merged),
    projectAmountsProblem({
      minimumInvestment: merged.minimumInvestmentCents,
      financingAmount: merged.financingAmountCents,
    }),
  ].filter((problem) => problem !== undefined);
  const found: FieldError[] = problems.map(({ path, message }) => ({
    path: path.join('.'),
    code: message,
    params: {},
  }));
  if (merged.financingAmountCents < merged.amountInvestedCents) {
    const min = formatMoney(merged.amountInvestedCents);
    found.push({ path: 'financingAmount', code: 'number_too_small', params: { min } });
  }
  return found;
}

const fixedTerms = {
  targetProfitability: 'targetProfitabilityHundredths',
  startedAt: 'startedAt',
  projectDuration: 'durationMonths',
  deliveryFeePeriod: 'deliveryFeePeriod',
  managerFee: 'managerFeeHundredths',
  cancellationFee: 'cancellationFeeHundredths',
} as const satisfies Record<(typeof acceptedTerms)[number], keyof ProjectColumns>;

/** Whether investors accepted the terms: the project holds their money, or did until it closed. */
async function areTermsAccepted(tx: Db, project: StoredProject): Promise<boolean> {
  if (project.amountInvestedCents > 0) return true;
  return phaseOf(project) === 'Closed' && (await hasHadInvestors(tx, project.projectId));
}

/** Refuses to change terms that only a new version of the sheet may change. */
function checkBoundTerms(before: StoredProject, columns: Partial<ProjectColumns>): void {
  if (!areTermsBound({ phaseName: phaseOf(before), sheetVersion: before.sheetVersion })) return;
  const now = termsOf(before);
  const wanted = termsOf({ ...before, ...columns });
  const paths = boundTerms
    .filter((path) => !isDeepStrictEqual(wanted[path], now[path]))
    .map((name) => (name === 'promoterName' ? 'promoter.name' : name) as string);
  // If the guarantee agent has no record yet, one may still be set. An existing record changes only when a
  // sheet with another agent is published.
  const { guaranteeAgentId } = before;
  const isOtherAgent =
    columns.guaranteeAgentId !== undefined && columns.guaranteeAgentId !== guaranteeAgentId;
  const bound = guaranteeAgentId && isOtherAgent ? [...paths, 'guaranteeAgentId'] : paths;
  const fields = bound.map((path) => ({ path, code: 'project.terms_bound', params: {} }));
  if (fields.length) throw new ApiError('project.terms_bound', { fields });
}

const preinvestmentColumns = {
  minimumInvestment: 'minimumInvestmentCents',
  maxInvestorNumber: 'maxInvestorNumber',
  preinvestorMaxNumber: 'preinvestorMaxNumber',
  preinvestorDateEnd: 'preinvestorDateEnd',
  preinvestorDeposit: 'preinvestorDepositCents',
  preinvestorAmount: 'preinvestorAmountCents',
} as const satisfies Record<(typeof preinvestmentTerms)[number], keyof ProjectColumns>;

/** Refuses to change the terms of a preinvestment while there are wishes for it. */
function checkPreinvestmentTerms(before: StoredProject, columns: Partial<ProjectColumns>): void {
  if (!before.wishNumber) return;
  const fields = preinvestmentTerms
    .filter((path) => {
      const column = preinvestmentColumns[path];
      return columns[column] !== undefined && columns[column] !== before[column];
    })
    .map((path) => ({ path, code: 'project.wishes_bind', params: {} }));
  if (fields.length) throw new ApiError('project.wishes_bind', { fields });
}

/**
 * Whether the payer of the withheld tax changes or is removed. Then one person alone would decide who owns that money. Starting
 * to withhold for the tax office is allowed, because the law requires it.
 */
function isOtherWithholder(before: StoredProject, { taxWithholder }: Partial<ProjectColumns>): boolean {
  if (taxWithholder === undefined || taxWithholder === before.taxWithholder) return false;
  return before.taxWithholder !== null || taxWithholder !== 'platform';
}

/** Refuses to change terms that investors have already accepted. */
async function checkTerms(tx: Db, before: StoredProject, columns: Partial<ProjectColumns>): Promise<void> {
  const paths = Object.entries(fixedTerms)
    .filter(([, column]) => columns[column] !== undefined && columns[column] !== before[column])
    .map(([path]) => path);
  if (isOtherWithholder(before, columns)) paths.push('taxWithholder');
  const fields = paths.map((path) => ({ path, code: 'project.terms_fixed', params: {} }));
  if (!fields.length || !(await areTermsAccepted(tx, before))) return;
  throw new ApiError('project.terms_fixed', { fields });
}

async function write(
  tx: Db,
  caller: Caller,
  before: StoredProject,
  columns: Partial<ProjectColumns>,
  now: Date,
): Promise<StoredProject> {
  if (!Object.keys(columns).length) return before;
  const isOther = <K extends keyof ProjectColumns>(name: K) =>
    columns[name] !== undefined && columns[name] !== before[name];
  if (caller.role !== 'admin' && isOther('managerId')) throw new Forbidden();
  checkBoundTerms(before, columns);
  checkPreinvestmentTerms(before, columns);
  await checkTerms(tx, before, columns);
  const found = problemsBetween({ ...before, ...columns });
  if (found.length) throw new InvalidInput(found);
  await checkReferences(tx, {
    projectTypeId: columns.projectTypeId,
    country: columns.country,
    ...(isOther('promoterId') && { promoterId: columns.promoterId }),
    ...(isOther('guaranteeAgentId') && { guaranteeAgentId: columns.guaranteeAgentId }),
    ...(isOther('managerId') && { managerId: columns.managerId }),
  });
  return updateProject(tx, before.projectId, { ...columns, updatedAt: now });
}

/** Edits a project and, if requested, moves it to another phase. Investors of a newly financed project get a notice. */
export async function editProject(
  change: Change,
  caller: Caller,
  projectId: string,
  { phaseId, version, why: _why, ...fields }: Changes,
  {
    services,
    ...rules
  }: OfferRules & { services: Pick<Services, 'jobs' | 'config' | 'workingDaysAfter' | 'now'> },
): Promise<void> {
  const { now, locale } = rules;
  const { tx, audit, touch } = change;
  const before = await lockEditableProject(tx, caller, projectId);
  assertSeen(before, version);
  const to = requestedPhase(before, phaseId, caller, locale);
  const columns = { ...asColumns(fields), ...mergeParties(before, fields) } as Partial<ProjectColumns>;
  const edited = await write(tx, caller, before, columns, now);
  await deleteEditedTerms(tx, before, edited);
  await checkOffer(tx, before, edited, to, rules);
  await assertFiled(tx, projectId, to, services);
  if (to) await endReview(change, before, to);
  const { updatedAt: _, ...after } = to ? await changePhase(tx, projectId, to, now) : edited;
  if (to === 'Financed') await queueNotices(tx, services.jobs, await financedNotices(tx, after));
  if (to === 'Preinvestment' || to === 'Investment')
    await services.jobs.enqueue(tx, openingsQueue, { projectId });
  const note = auditNote(to ? 'project.change-phase' : 'project.edit', projectId, before, after);
  if (!Object.keys(note.after ?? {}).length) return;
  audit(note);
  touch(...tagsOf(projectId));
}
