import type { ProjectDocument } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import type { Sight } from '../../misc/documents/view-rules.ts';
import { isProjectVisible, lockEditableProject, visibleProject } from '../access.ts';
import { findProjectDocument, findProjectOfDocument } from './queries.ts';

/** A document that the caller may see, in a project that they may see. */
export async function visibleDocument(db: Db, caller: Caller, projectDocumentId: string) {
  const found = await findProjectDocument(db, caller, projectDocumentId);
  if (!found) throw new NotFound();
  await visibleProject(db, caller, found.answer.projectId);
  return found;
}

/** Locks the project of a document that the caller may edit or delete, and reads the document as it is then. */
export async function lockDocument(
  tx: Db,
  caller: Caller,
  projectDocumentId: string,
): Promise<ProjectDocument> {
  const found = await findProjectDocument(tx, caller, projectDocumentId);
  if (!found) throw new NotFound();
  await lockEditableProject(tx, caller, found.answer.projectId);
  const locked = await findProjectDocument(tx, caller, projectDocumentId);
  if (!locked) throw new NotFound();
  return locked.answer;
}

/** Callers who may see a document may open its file. */
export async function sightOfFile(db: Db, documentId: string, caller: Caller): Promise<Sight> {
  const projectId = await findProjectOfDocument(db, caller, documentId);
  return projectId && (await isProjectVisible(db, caller, projectId)) ? 'caller' : 'nobody';
}
