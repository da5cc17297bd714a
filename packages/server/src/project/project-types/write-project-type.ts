import type { createProjectType, editProjectType, InputOf } from '@semilla/contract';
import { isForeignKeyViolation } from '../../database/violations.ts';
import { ApiError, NotFound } from '../../errors.ts';
import { deleteDocument, storeDocument } from '../../misc/documents/store-document.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import {
  insertProjectType,
  lockProjectType,
  removeProjectType,
  type StoredProjectType,
  updateProjectType,
} from './repository.ts';

type NewType = InputOf<typeof createProjectType>['body'];
type TypeChanges = InputOf<typeof editProjectType>['body'];

const purpose = 'project-type-image';

async function lockOrNotFound(change: Change, projectTypeId: string): Promise<StoredProjectType> {
  const found = await lockProjectType(change.tx, projectTypeId);
  if (!found) throw new NotFound();
  return found;
}

export async function addProjectType(
  change: Change,
  services: Services,
  caller: Caller,
  { image, ...fields }: NewType,
): Promise<StoredProjectType> {
  const stored = await storeDocument(change, services, { purpose, file: image, uploadedBy: caller.userId });
  return insertProjectType(change.tx, { ...fields, imageId: stored.documentId });
}

export async function changeProjectType(
  change: Change,
  services: Services,
  caller: Caller,
  projectTypeId: string,
  { image, ...fields }: TypeChanges,
): Promise<{ before: StoredProjectType; after: StoredProjectType }> {
  const before = await lockOrNotFound(change, projectTypeId);
  const stored =
    image && (await storeDocument(change, services, { purpose, file: image, uploadedBy: caller.userId }));
  const changes = { ...fields, ...(stored && { imageId: stored.documentId }) };
  if (!Object.keys(changes).length) return { before, after: before };
  const after = await updateProjectType(change.tx, projectTypeId, changes);
  if (stored && before.imageId) await deleteDocument(change, services, before.imageId);
  return { before, after };
}

/** Deletes a type with its image, unless a project is of it: the database knows. */
export async function dropProjectType(
  change: Change,
  services: Services,
  projectTypeId: string,
): Promise<StoredProjectType> {
  const before = await lockOrNotFound(change, projectTypeId);
  await removeProjectType(change.tx, projectTypeId).catch((error) => {
    throw isForeignKeyViolation(error) ? new ApiError('project.type_in_use') : error;
  });
  if (before.imageId) await deleteDocument(change, services, before.imageId);
  return before;
}
