import { type ProjectDocument, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { assertOwnUser } from '../../kit/http/assert-own-user.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { editableProject, tagsOf, visibleProject } from '../access.ts';
import { lockDocument, sightOfFile, visibleDocument } from './access.ts';
import { addDocument } from './add-document.ts';
import { deleteProjectDocumentRow, findProjectDocuments, updateProjectDocument } from './queries.ts';

const noteOn = ({ projectDocumentId }: ProjectDocument) =>
  ({ subjectType: 'project-document', subjectId: projectDocumentId }) satisfies Partial<AuditNote>;

async function find({ db, caller, query }: Call<typeof v1.projectDocuments.find>) {
  await visibleProject(db, caller, query.projectId);
  return findProjectDocuments(db, caller, query);
}

/** The format as people call it: `PDF` for `application/pdf`. */
const formatOf = (type: string) => type.slice(type.indexOf('/') + 1).toUpperCase();

function registerReading(app: FastifyInstance): void {
  route(app, v1.projectDocuments.find, find);

  exportRoute(app, v1.projectDocuments.export, {
    fileName: 'project-documents',
    find: (call, _db, page) => find({ ...call, query: { ...call.query, ...page } }),
    values: {
      fileName: ({ file }) => file.name,
      fileType: ({ file }) => formatOf(file.type),
      fileSize: ({ file }) => file.sizeBytes,
    },
  });

  route(app, v1.projectDocuments.findOne, async ({ db, caller, params }) => {
    const { answer } = await visibleDocument(db, caller, params.projectDocumentId);
    return answer;
  });

  route(app, v1.projectDocuments.findUrl, async ({ db, services, caller, params }) => {
    const { documentId } = await visibleDocument(db, caller, params.projectDocumentId);
    const stored = await findDocument(db, documentId);
    if (!stored) throw new NotFound();
    return temporaryAddress(services, stored);
  });
}

export async function registerProjectDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('project-document', sightOfFile);
  registerReading(app);

  route(app, v1.projectDocuments.create, async ({ db, services, body, caller, change }) => {
    assertOwnUser(caller, body.userId);
    await editableProject(db, caller, body.projectId);
    return change(async (draft) => {
      const document = await addDocument(draft, services, caller, body);
      draft.audit({ action: 'project-document.create', ...noteOn(document), after: { ...document } });
      draft.touch(...tagsOf(document.projectId));
      return document;
    });
  });

  route(
    app,
    v1.projectDocuments.edit,
    ({ params: { projectDocumentId }, body: { version, ...changes }, caller, change }) =>
      change(async ({ tx, audit, touch }) => {
        const before = await lockDocument(tx, caller, projectDocumentId);
        assertSeen(before, version);
        if (Object.keys(changes).length) await updateProjectDocument(tx, projectDocumentId, changes);
        const { answer: after } = await visibleDocument(tx, caller, projectDocumentId);
        audit({ action: 'project-document.edit', ...noteOn(after), ...differences(before, after) });
        touch(...tagsOf(after.projectId));
        return after;
      }),
    {
      findCurrent: async ({ db, params, caller }) =>
        (await visibleDocument(db, caller, params.projectDocumentId)).answer,
    },
  );

  route(app, v1.projectDocuments.delete, ({ services, params, caller, change }) =>
    change(async (draft) => {
      const before = await lockDocument(draft.tx, caller, params.projectDocumentId);
      const documentId = await deleteProjectDocumentRow(draft.tx, params.projectDocumentId);
      if (!documentId) throw new NotFound();
      await deleteDocument(draft, services, documentId);
      draft.audit({ action: 'project-document.delete', ...noteOn(before), before: { ...before } });
      draft.touch(...tagsOf(before.projectId));
    }),
  );
}
