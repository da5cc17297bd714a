import {
  createProjectDocument,
  deleteProjectDocument,
  listProjectDocuments,
  type ProjectDocument,
  projectDocumentUrl,
  readProjectDocument,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditNote } from '../../audit/index.ts';
import { NotFound } from '../../errors.ts';
import { deleteDocument, findDocument, registerViewRule, temporaryAddress } from '../../misc/index.ts';
import { route } from '../../routing/route.ts';
import { editableProject, tagsOf, visibleProject } from '../access.ts';
import { lockDocument, sightOfFile, visibleDocument } from './access.ts';
import { addDocument } from './add-document.ts';
import { findProjectDocuments, removeProjectDocument } from './repository.ts';

const noteOn = ({ projectDocumentId }: ProjectDocument) =>
  ({ subjectType: 'project-document', subjectId: projectDocumentId }) satisfies Partial<AuditNote>;

export async function registerProjectDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('project-document', sightOfFile);

  route(app, listProjectDocuments, async ({ db, caller, query }) => {
    await visibleProject(db, caller, query.projectId);
    return findProjectDocuments(db, caller, query);
  });

  route(app, createProjectDocument, async ({ db, services, body, caller, change }) => {
    await editableProject(db, caller, body.projectId);
    return change(async (one) => {
      const document = await addDocument(one, services, caller, body);
      one.audit({ action: 'project-document.create', ...noteOn(document), after: { ...document } });
      one.touch(...tagsOf(document.projectId));
      return document;
    });
  });

  route(app, readProjectDocument, async ({ db, caller, params }) => {
    const { answer } = await visibleDocument(db, caller, params.projectDocumentId);
    return answer;
  });

  route(app, projectDocumentUrl, async ({ db, services, caller, params }) => {
    const { documentId } = await visibleDocument(db, caller, params.projectDocumentId);
    const stored = await findDocument(db, documentId);
    if (!stored) throw new NotFound();
    return temporaryAddress(services, stored);
  });

  route(app, deleteProjectDocument, ({ services, params, caller, change }) =>
    change(async (one) => {
      const before = await lockDocument(one.tx, caller, params.projectDocumentId);
      const documentId = await removeProjectDocument(one.tx, params.projectDocumentId);
      if (!documentId) throw new NotFound();
      await deleteDocument(one, services, documentId);
      one.audit({ action: 'project-document.delete', ...noteOn(before), before: { ...before } });
      one.touch(...tagsOf(before.projectId));
    }),
  );
}
