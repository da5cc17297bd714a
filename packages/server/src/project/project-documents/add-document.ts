import type { createProjectDocument, InputOf, ProjectDocument } from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import { InvalidInput } from '../../errors.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import type { Caller } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { lockEditableProject } from '../access.ts';
import { findProjectDocument, holdDocumentType, insertProjectDocument } from './repository.ts';

type NewDocument = InputOf<typeof createProjectDocument>['body'];

export async function addDocument(
  change: Change,
  services: Services,
  caller: Caller,
  { file, ...fields }: NewDocument,
): Promise<ProjectDocument> {
  const { tx } = change;
  await lockEditableProject(tx, caller, fields.projectId);
  if (!(await holdDocumentType(tx, fields.documentTypeId))) {
    throw new InvalidInput([{ path: 'documentTypeId', code: 'choice', params: {} }]);
  }
  const stored = await storeDocument(change, services, {
    purpose: 'project-document',
    file,
    uploadedBy: caller.userId,
  });
  const projectDocumentId = newId();
  const { documentId, createdAt } = stored;
  await insertProjectDocument(tx, { ...fields, projectDocumentId, documentId, createdAt });
  const found = await findProjectDocument(tx, caller, projectDocumentId);
  return found?.answer as ProjectDocument;
}
