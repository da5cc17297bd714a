import { type DocumentType, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import {
  deleteDocumentTypeRow,
  findDocumentType,
  findDocumentTypes,
  insertDocumentType,
  lockDocumentType,
  updateDocumentType,
} from './queries.ts';

// Project pages show the type of each document.
const tag = 'projects';

const noteOn = ({ documentTypeId }: DocumentType) =>
  ({ subjectType: 'document-type', subjectId: documentTypeId }) satisfies Partial<AuditNote>;

function orMissing(documentType: DocumentType | undefined): DocumentType {
  if (!documentType) throw new NotFound();
  return documentType;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.documentTypes.find, ({ db, query }) => findDocumentTypes(db, query));

  exportRoute(app, v1.documentTypes.export, {
    fileName: 'document-types',
    find: ({ query }, db, page) => findDocumentTypes(db, { ...query, ...page }),
  });

  route(app, v1.documentTypes.findOne, async ({ db, params }) =>
    orMissing(await findDocumentType(db, params.documentTypeId)),
  );
}

export async function registerDocumentTypes(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.documentTypes.create, ({ body, change }) =>
    change(async ({ tx, audit }) => {
      const type = await insertDocumentType(tx, body);
      audit({ action: 'document-type.create', ...noteOn(type), after: { ...type } });
      return type;
    }),
  );

  route(
    app,
    v1.documentTypes.edit,
    ({ params, body, change }) =>
      change(async ({ tx, audit, touch }) => {
        const { version, ...fields } = body;
        const before = orMissing(await lockDocumentType(tx, params.documentTypeId));
        assertSeen(before, version);
        const hasChanges = Object.keys(fields).length > 0;
        const after = hasChanges ? await updateDocumentType(tx, before.documentTypeId, fields) : before;
        audit({ action: 'document-type.edit', ...noteOn(after), ...differences(before, after) });
        touch(tag);
        return after;
      }),
    { findCurrent: async ({ db, params }) => orMissing(await findDocumentType(db, params.documentTypeId)) },
  );

  route(app, v1.documentTypes.delete, ({ params, change }) =>
    change(async ({ tx, audit }) => {
      const before = orMissing(await lockDocumentType(tx, params.documentTypeId));
      await deleteDocumentTypeRow(tx, before.documentTypeId);
      audit({ action: 'document-type.delete', ...noteOn(before), before: { ...before } });
    }),
  );
}
