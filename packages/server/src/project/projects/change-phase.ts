import {
  canChangePhase,
  civilDateAt,
  isReflecting,
  may,
  type PhaseName,
  phaseRefusal,
  targetRefusal,
} from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { translate } from '@semilla/i18n';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { activateOrders, findReflectionEnd } from '../orders/activate-orders.ts';
import { phaseIds, phaseNameOf } from '../phases/catalogue.ts';
import { enterPhase } from '../phases/enter-phase.ts';
import { insertTimelineEntry } from '../project-timeline/queries.ts';
import { hasInvestorsMoney } from './has-money.ts';
import { updateProject } from './queries.ts';

export class PhaseChangeNotAllowed extends ApiError {
  constructor(from: PhaseName, to: PhaseName, locale: 'es' | 'en') {
    const named = (name: PhaseName) => translate(locale, `project.phases.${name}`);
    super('project.phase_change_not_allowed', { params: { from: named(from), to: named(to) } });
  }
}

class ReflectionRunning extends ApiError {
  constructor(until: string | undefined) {
    super('project.reflection_running', { params: { until: formatDate(until) } });
  }
}

/**
 * Returns the requested phase if it differs from the current one. Refuses changes that the role or the phase table does not
 * allow.
 */
export function requestedPhase(
  project: StoredProject,
  phaseId: string | undefined,
  caller: Caller,
  locale: 'es' | 'en',
): PhaseName | undefined {
  if (phaseId === undefined || phaseId === project.phaseId) return undefined;
  if (!may('projects.changePhase', roleOf(caller))) throw new ApiError('project.phase_change_forbidden');
  const to = phaseNameOf(phaseId);
  if (!to) throw new InvalidInput([{ path: 'phaseId', code: 'choice', params: {} }]);
  const from = phaseOf(project);
  if (!canChangePhase(from, to)) throw new PhaseChangeNotAllowed(from, to, locale);
  const { amountInvestedCents: amountInvested, sheetVersion, suspendedUntil, wishNumber } = project;
  const refusal = phaseRefusal(to, { amountInvested, sheetVersion, suspendedUntil, wishNumber });
  if (refusal) throw new ApiError(refusal);
  return to;
}

async function assertNotSuspended(tx: Db, projectId: string): Promise<void> {
  const suspended = and(eq(projects.projectId, projectId), isNotNull(projects.suspendedUntil));
  if (await tx.$count(projects, suspended)) throw new ApiError('project.offer_suspended');
}

/** Refuses to open a project while preinvestors may still change their wishes, and to finance it before the allocation. */
async function assertWishesDecided(tx: Db, projectId: string, to: PhaseName, at: Date): Promise<void> {
  const [wished] = await tx
    .select({ windowEnd: projects.preinvestorDateEnd })
    .from(projects)
    .where(and(eq(projects.projectId, projectId), gt(projects.wishNumber, 0)));
  if (!wished) return;
  if (to === 'Financed') throw new ApiError('project.preinvestors_first');
  const isRunning = wished.windowEnd !== null && wished.windowEnd >= civilDateAt(at);
  if (to === 'Investment' && isRunning) throw new ApiError('project.preinvestment_runs');
}

async function assertTargetMet(tx: Db, projectId: string, at: Date): Promise<void> {
  const [project] = await tx
    .select({
      amountInvested: projects.amountInvestedCents,
      financingAmount: projects.financingAmountCents,
      sheetVersion: projects.sheetVersion,
      refundBelowTarget: projects.refundBelowTarget,
      partialDays: projects.partialDays,
      dateEnd: projects.dateEnd,
    })
    .from(projects)
    .where(eq(projects.projectId, projectId));
  const refusal = project && targetRefusal(project, civilDateAt(at));
  if (!refusal) return;
  const { code, days } = refusal;
  throw new ApiError(code, { params: days?.until ? { until: formatDate(days.until) } : {} });
}

/** Moves a locked project to another phase, and updates its history, timeline and orders. */
export async function changePhase(
  tx: Db,
  projectId: string,
  to: PhaseName,
  at: Date,
): Promise<StoredProject> {
  await assertWishesDecided(tx, projectId, to, at);
  // A known error in the sheet must be corrected before the phase can change.
  if (to === 'Investment' || to === 'Financed') await assertNotSuspended(tx, projectId);
  // A project with money is closed only by the command that first pays out the money.
  if (to === 'Closed' && (await hasInvestorsMoney(tx, projectId))) throw new ApiError('project.close_first');
  if (to === 'Financed') {
    const reflectionUntil = await findReflectionEnd(tx, projectId);
    if (isReflecting(reflectionUntil, at)) throw new ReflectionRunning(reflectionUntil);
    await assertTargetMet(tx, projectId, at);
    await activateOrders(tx, projectId);
  }
  await enterPhase(tx, projectId, to, at);
  await insertTimelineEntry(tx, { projectId, kind: 'phase', phaseName: to, happenedAt: at });
  return updateProject(tx, projectId, {
    phaseId: phaseIds[to],
    fullySubscribedUntil: null,
    suspendedUntil: null,
    updatedAt: at,
  });
}
