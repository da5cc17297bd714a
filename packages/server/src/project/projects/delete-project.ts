import type { PhaseName } from '@semilla/contract';
import { isForeignKeyViolation } from '../../database/violations.ts';
import { ApiError } from '../../errors.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { lockEditableProject, phaseOf, tagsOf } from '../access.ts';
import { findDocumentIds } from '../project-documents/repository.ts';
import { dropFilesOfProject } from '../project-media-files/write-media-file.ts';
import { noteOn } from './audit-note.ts';
import { removeProject, wasEverOpen } from './repository.ts';

const deletablePhases: PhaseName[] = ['Draft', 'Next_Opening', 'Discarded'];

class ProjectInUse extends ApiError {
  constructor() {
    super('project.in_use');
  }
}

/** Deletes a project that never opened, with all that belongs to it. Money leaves traces that must stay. */
export async function eraseProject(
  change: Change,
  services: Services,
  caller: Caller,
  projectId: string,
): Promise<void> {
  const { tx, audit, touch } = change;
  const project = await lockEditableProject(tx, caller, projectId);
  const isDeletable = deletablePhases.includes(phaseOf(project)) && project.amountInvestedCents === 0;
  if (!isDeletable || (await wasEverOpen(tx, projectId))) throw new ProjectInUse();
  const documentIds = await findDocumentIds(tx, projectId);
  await dropFilesOfProject(change, services, projectId);
  await removeProject(tx, projectId).catch((error) => {
    throw isForeignKeyViolation(error) ? new ProjectInUse() : error;
  });
  for (const documentId of documentIds) await deleteDocument(change, services, documentId);
  const { before, after, ...note } = noteOn('project.delete', projectId, {}, project);
  audit({ ...note, before: after, after: before });
  touch(...tagsOf(projectId));
}
