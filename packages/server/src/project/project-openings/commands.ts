import { canChangePhase, type InputOf, openingTimeProblem, type v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { lockEditableProject, phaseOf } from '../access.ts';
import { PhaseChangeNotAllowed } from '../projects/change-phase.ts';
import { cancelPlan, findPlan, notedPlan, replacePlan } from './queries.ts';

interface Planning {
  caller: SignedIn;
  projectId: string;
}

const noteOf = (action: string, projectId: string) => ({
  action: `project.${action}`,
  subjectType: 'project',
  subjectId: projectId,
});

/** Plans when a project enters a phase, or changes an earlier plan. */
export async function planOpening(
  { tx, audit }: Change,
  { caller, projectId, now, locale }: Planning & { now: Date; locale: 'es' | 'en' },
  { phaseName, opensAt }: InputOf<typeof v1.projectOpenings.plan>['body'],
): Promise<void> {
  const project = await lockEditableProject(tx, caller, projectId);
  const from = phaseOf(project);
  if (!canChangePhase(from, phaseName)) throw new PhaseChangeNotAllowed(from, phaseName, locale);
  const code = openingTimeProblem(opensAt, now);
  if (code) throw new InvalidInput([{ path: 'opensAt', code, params: {} }]);
  const earlier = await findPlan(tx, projectId);
  const plan = { projectId, phaseName, opensAt, plannedById: caller.userId, plannedAt: now };
  await replacePlan(tx, plan);
  audit({
    ...noteOf('plan-opening', projectId),
    ...(earlier && { before: notedPlan(earlier) }),
    after: notedPlan(plan),
  });
}

export async function cancelOpening({ tx, audit }: Change, { caller, projectId }: Planning): Promise<void> {
  await lockEditableProject(tx, caller, projectId);
  const cancelled = await cancelPlan(tx, projectId);
  if (!cancelled) throw new ApiError('project.no_opening_planned');
  audit({ ...noteOf('cancel-opening', projectId), before: cancelled });
}
