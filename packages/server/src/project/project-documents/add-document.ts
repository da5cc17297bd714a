import type { InputOf, ProjectDocument, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { InvalidInput } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { lockEditableProject } from '../access.ts';
import { findProjectDocument, holdDocumentType, insertProjectDocument } from './queries.ts';

type NewDocument = InputOf<typeof v1.projectDocuments.create>['body'];

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
