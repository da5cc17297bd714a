import type { createProject, InputOf } from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import { type StoredProject, tagsOf } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { enterPhase } from '../phases/enter-phase.ts';
import { insertTimelineEntry } from '../project-timeline/repository.ts';
import { asColumns } from './as-columns.ts';
import { noteOn } from './audit-note.ts';
import { checkReferences } from './check-references.ts';
import { insertProject } from './repository.ts';

type NewProject = InputOf<typeof createProject>['body'];

/** Creates a project in Draft. Who is not an administrator manages what they create. */
export async function startProject(
  { tx, audit, touch }: Change,
  caller: Caller,
  fields: NewProject,
  now: Date,
): Promise<StoredProject> {
  const managerId = caller.role === 'admin' ? fields.managerId : (caller.userId ?? null);
  await checkReferences(tx, { ...fields, managerId });
  const projectId = newId(now.getTime());
  const project = await insertProject(tx, {
    ...asColumns({ ...fields, managerId }),
    projectId,
    phaseId: phaseIds.Draft,
    createdAt: now,
    updatedAt: now,
  });
  await enterPhase(tx, projectId, 'Draft', now);
  await insertTimelineEntry(tx, { projectId, kind: 'phase', phaseName: 'Draft', happenedAt: now });
  audit(noteOn('project.create', projectId, {}, project));
  touch(...tagsOf(projectId));
  return project;
}
