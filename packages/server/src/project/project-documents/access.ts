import type { ProjectDocument } from '@semilla/contract';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import type { Sight } from '../../misc/documents/view-rules.ts';
import type { Caller } from '../../routing/caller.ts';
import { isProjectVisible, lockEditableProject, visibleProject } from '../access.ts';
import { findProjectDocument, findProjectOfDocument } from './repository.ts';

/** A document that the caller may see: one shown to them, of a project they may see. */
export async function visibleDocument(db: Db, caller: Caller, projectDocumentId: string) {
  const found = await findProjectDocument(db, caller, projectDocumentId);
  if (!found) throw new NotFound();
  await visibleProject(db, caller, found.answer.projectId);
  return found;
}

/** A document that the caller may delete, with its project locked. */
export async function lockDocument(
  tx: Db,
  caller: Caller,
  projectDocumentId: string,
): Promise<ProjectDocument> {
  const found = await findProjectDocument(tx, caller, projectDocumentId);
  if (!found) throw new NotFound();
  await lockEditableProject(tx, caller, found.answer.projectId);
  return found.answer;
}

/** Who may open the file: whoever may see the document. */
export async function sightOfFile(db: Db, documentId: string, caller: Caller): Promise<Sight> {
  const projectId = await findProjectOfDocument(db, caller, documentId);
  return projectId && (await isProjectVisible(db, caller, projectId)) ? 'caller' : 'nobody';
}
