import type { PhaseName } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import { isForeignKeyViolation } from '../../kit/database/violations.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { projectQuestions } from '../../schema/project-questions.ts';
import { lockEditableProject, phaseOf, tagsOf } from '../access.ts';
import { deletePayoutAccountRows } from '../payout-accounts/queries.ts';
import { findDocumentIds } from '../project-documents/queries.ts';
import { deleteMediaFilesOfProject } from '../project-media-files/write-media-file.ts';
import { deleteUnpublished } from '../project-questions/erase-questions.ts';
import { auditNote } from './audit-note.ts';
import { deleteProjectRow, wasEverOpen } from './queries.ts';

const deletablePhases: PhaseName[] = ['Draft', 'Next_Opening', 'Discarded'];

class ProjectInUse extends ApiError {
  constructor() {
    super('project.in_use');
  }
}

/** Deletes a project that never opened, with its contents. Once it has opened, its records must stay because of the money. */
export async function deleteProject(
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
  await deleteMediaFilesOfProject(change, services, projectId);
  documentIds.push(...(await deletePayoutAccountRows(tx, projectId)));
  await deleteUnpublished(tx, services, eq(projectQuestions.projectId, projectId));
  await deleteProjectRow(tx, projectId).catch((error) => {
    throw isForeignKeyViolation(error) ? new ProjectInUse() : error;
  });
  for (const documentId of documentIds) await deleteDocument(change, services, documentId);
  const { before, after, ...note } = auditNote('project.delete', projectId, {}, project);
  audit({ ...note, before: after, after: before });
  touch(...tagsOf(projectId));
}
