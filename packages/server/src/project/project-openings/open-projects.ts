import { canChangePhase } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { eq } from 'drizzle-orm';
import { type Actor, thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { inLanguage } from '../../kit/http/plugins/problems.ts';
import type { Services } from '../../kit/services.ts';
import { findAddressees } from '../../kit/users/find-addressees.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { findUserById } from '../../kit/users/queries.ts';
import type { StoredOpening } from '../../schema/project-openings.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, type StoredProject } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { editProject } from '../projects/edit-project.ts';
import { openingMails } from './mails.ts';
import { findDuePlans, findPlan, notedPlan, updatePlan } from './queries.ts';

/** Locks the project of a due plan. Undefined if it was opened, or if its plan was changed or cancelled meanwhile. */
async function lockDue(tx: Db, { projectId, plannedAt }: StoredOpening): Promise<StoredProject | undefined> {
  const [project] = await tx.select().from(projects).where(eq(projects.projectId, projectId)).for('update');
  const plan = await findPlan(tx, projectId);
  return plan?.plannedAt.getTime() === plannedAt.getTime() ? project : undefined;
}

async function assertStillAdministrator(tx: Db, userId: string): Promise<void> {
  const { role, disabledAt, deletedAt } = await findUserById(tx, userId);
  if (role !== 'admin' || disabledAt || deletedAt) throw new ApiError('project.opening_planner_left');
}

async function openOne(
  services: Services,
  change: Change,
  plan: StoredOpening,
  locale: 'es' | 'en',
): Promise<void> {
  const { projectId, phaseName, plannedById } = plan;
  const project = await lockDue(change.tx, plan);
  if (!project) return;
  await assertStillAdministrator(change.tx, plannedById);
  if (!canChangePhase(phaseOf(project), phaseName)) throw new ApiError('project.opening_phase_changed');
  const now = services.now();
  const planner: SignedIn = {
    kind: 'full',
    role: 'admin',
    userId: plannedById,
    sessionId: '',
    factorAt: null,
    sessionEndsAt: now,
    lacksPasskey: false,
  };
  const { owners, company } = services.config;
  const plannedBy = await nameOfUser(change.tx, plannedById);
  const audit: Change['audit'] = (note) => change.audit({ ...note, after: { ...note.after, plannedBy } });
  const rules = { services, owners, company, now, locale };
  await editProject({ ...change, audit }, planner, projectId, { phaseId: phaseIds[phaseName] }, rules);
}

/** Opens a project in one transaction. Returns the reason in this language if it is refused; then nothing has changed. */
async function refusalOf(
  services: Services,
  plan: StoredOpening,
  locale: 'es' | 'en',
): Promise<string | undefined> {
  const standing = { userId: plan.plannedById, role: 'admin', scope: 'all' } as const;
  const actor: Actor = { ...thePlatform, standing };
  try {
    await makeChange(services, actor, (change) => openOne(services, change, plan, locale));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return translate(locale, `errors.${error.code}`, inLanguage(error.params, locale));
  }
}

/** Keeps why a plan was refused, and mails it to the administrators. */
async function endPlan(
  services: Services,
  plan: StoredOpening,
  reasons: { es: string; en: string },
): Promise<void> {
  await makeChange(services, thePlatform, async ({ tx, audit, mail }) => {
    const project = await lockDue(tx, plan);
    if (!project) return;
    const { projectId, plannedById } = plan;
    await updatePlan(tx, projectId, {
      refusedAt: services.now(),
      refusal: reasons.es,
      refusalEn: reasons.en,
    });
    const planner = await nameOfUser(tx, plannedById);
    for (const to of await findAddressees(tx))
      await mail(to, openingMails.refused.write(to, { project, ...plan, ...reasons, planner }));
    audit({
      action: 'project.refuse-opening',
      subjectType: 'project',
      subjectId: projectId,
      before: notedPlan(plan),
      after: { reason: reasons.es },
    });
  });
}

/** Opens the projects whose planned time has come. A refused plan ends with its reason. */
export async function openProjects(services: Services): Promise<void> {
  const due = await findDuePlans(services.database.db, services.now());
  const plans = new Map(due.map((plan) => [plan.projectId, plan]));
  await services.eachAlone('open-projects', [...plans.keys()], async (projectId) => {
    const plan = plans.get(projectId) as StoredOpening;
    const es = await refusalOf(services, plan, 'es');
    if (es === undefined) return;
    // Parts of a reason are translated where it is found, so the second language comes from a second attempt.
    const en = await refusalOf(services, plan, 'en');
    if (en !== undefined) await endPlan(services, plan, { es, en });
  });
}
