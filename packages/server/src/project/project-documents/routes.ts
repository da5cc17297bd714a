import {
  createProjectDocument,
  deleteProjectDocument,
  exportProjectDocuments,
  listProjectDocuments,
  type ProjectDocument,
  projectDocumentUrl,
  readProjectDocument,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditNote } from '../../audit/index.ts';
import { NotFound } from '../../errors.ts';
import { findDocument } from '../../misc/documents/repository.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { editableProject, tagsOf, visibleProject } from '../access.ts';
import { lockDocument, sightOfFile, visibleDocument } from './access.ts';
import { addDocument } from './add-document.ts';
import { findProjectDocuments, removeProjectDocument } from './repository.ts';

const noteOn = ({ projectDocumentId }: ProjectDocument) =>
  ({ subjectType: 'project-document', subjectId: projectDocumentId }) satisfies Partial<AuditNote>;

async function find({ db, caller, query }: Call<typeof listProjectDocuments>) {
  await visibleProject(db, caller, query.projectId);
  return findProjectDocuments(db, caller, query);
}

function registerReading(app: FastifyInstance): void {
  route(app, listProjectDocuments, find);

  exportRoute(app, exportProjectDocuments, {
    fileName: 'project-documents',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
    values: {
      fileName: ({ file }) => file.name,
      fileType: ({ file }) => file.type,
      fileSize: ({ file }) => file.sizeBytes,
    },
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
}

export async function registerProjectDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('project-document', sightOfFile);
  registerReading(app);

  route(app, createProjectDocument, async ({ db, services, body, caller, change }) => {
    await editableProject(db, caller, body.projectId);
    return change(async (one) => {
      const document = await addDocument(one, services, caller, body);
      one.audit({ action: 'project-document.create', ...noteOn(document), after: { ...document } });
      one.touch(...tagsOf(document.projectId));
      return document;
    });
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
