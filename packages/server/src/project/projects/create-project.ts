import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { type StoredProject, tagsOf } from '../access.ts';
import { checkOffer, type OfferRules } from '../owners/check-offer.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { enterPhase } from '../phases/enter-phase.ts';
import { insertTimelineEntry } from '../project-timeline/queries.ts';
import { asColumns } from './as-columns.ts';
import type { OfSpecification } from './as-specified.ts';
import { auditNote } from './audit-note.ts';
import { changePhase, requestedPhase } from './change-phase.ts';
import { checkReferences } from './check-references.ts';
import { insertProject } from './queries.ts';

type NewProject = Omit<InputOf<typeof v1.projects.create>['body'], OfSpecification>;

/** Creates a project in Draft, and moves it on if another phase is requested. Managers become the manager of the projects they create. */
export async function createProject(
  { tx, audit, touch }: Change,
  caller: Caller,
  { phaseId, ...fields }: NewProject,
  rules: OfferRules,
): Promise<StoredProject> {
  const { now, locale } = rules;
  const managerId = caller.role === 'admin' ? fields.managerId : (caller.userId ?? null);
  await checkReferences(tx, { ...fields, managerId });
  const projectId = newId(now.getTime());
  const project = await insertProject(tx, {
    ...asColumns({ ...fields, managerId, untaxedGround: null }),
    projectId,
    phaseId: phaseIds.Draft,
    createdAt: now,
    updatedAt: now,
  });
  await enterPhase(tx, projectId, 'Draft', now);
  await insertTimelineEntry(tx, { projectId, kind: 'phase', phaseName: 'Draft', happenedAt: now });
  const requested = requestedPhase(project, phaseId, caller, locale);
  await checkOffer(tx, project, project, requested, rules);
  const created = requested ? await changePhase(tx, projectId, requested, now) : project;
  audit(auditNote('project.create', projectId, {}, created));
  touch(...tagsOf(projectId));
  return created;
}
