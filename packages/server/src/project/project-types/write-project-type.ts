import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { isForeignKeyViolation } from '../../kit/database/violations.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { deleteDocument, storeDocument } from '../../misc/documents/store-document.ts';
import {
  deleteProjectTypeRow,
  insertProjectType,
  lockProjectType,
  type StoredProjectType,
  updateProjectType,
} from './queries.ts';

type NewType = InputOf<typeof v1.projectTypes.create>['body'];
type TypeChanges = InputOf<typeof v1.projectTypes.edit>['body'];

const purpose = 'project-type-image';

async function lockOrNotFound(change: Change, projectTypeId: string): Promise<StoredProjectType> {
  const found = await lockProjectType(change.tx, projectTypeId);
  if (!found) throw new NotFound();
  return found;
}

export async function createProjectType(
  change: Change,
  services: Services,
  caller: Caller,
  { image, ...fields }: NewType,
): Promise<StoredProjectType> {
  const stored = await storeDocument(change, services, { purpose, file: image, uploadedBy: caller.userId });
  return insertProjectType(change.tx, { ...fields, imageId: stored.documentId });
}

export async function editProjectType(
  change: Change,
  services: Services,
  caller: Caller,
  projectTypeId: string,
  { image, version, ...fields }: TypeChanges,
): Promise<{ before: StoredProjectType; after: StoredProjectType }> {
  const before = await lockOrNotFound(change, projectTypeId);
  assertSeen(before, version);
  const stored =
    image && (await storeDocument(change, services, { purpose, file: image, uploadedBy: caller.userId }));
  const changes = { ...fields, ...(stored && { imageId: stored.documentId }) };
  if (!Object.keys(changes).length) return { before, after: before };
  const after = await updateProjectType(change.tx, projectTypeId, changes);
  if (stored && before.imageId) await deleteDocument(change, services, before.imageId);
  return { before, after };
}

/** Deletes a type with its image. A foreign key prevents this while a project has the type. */
export async function deleteProjectType(
  change: Change,
  services: Services,
  projectTypeId: string,
): Promise<StoredProjectType> {
  const before = await lockOrNotFound(change, projectTypeId);
  await deleteProjectTypeRow(change.tx, projectTypeId).catch((error) => {
    throw isForeignKeyViolation(error) ? new ApiError('project.type_in_use') : error;
  });
  if (before.imageId) await deleteDocument(change, services, before.imageId);
  return before;
}
