import { civilDateAt, type InputOf, may, type OwnerDocument, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, InvalidInput, NotFound } from '../../kit/errors.ts';
import { roleOf } from '../../kit/http/caller.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import type { Services } from '../../kit/services.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { lockOwner } from '../owners/queries.ts';
import { isNeeded } from './erase-evidence.ts';
import {
  type Ageing,
  deleteOwnerDocumentRow,
  findOwnerDocument,
  findOwnerDocumentRows,
  findOwnerDocuments,
  insertOwnerDocument,
} from './queries.ts';

type NewDocument = InputOf<typeof v1.ownerDocuments.create>['body'];

/** The audit entry about a document. Its subject is the owner, so that it appears on the owner's page. */
function noteOn({ ownerId, kind, issuedOn, file }: OwnerDocument) {
  return {
    note: { subjectType: 'owner', subjectId: ownerId, personId: null } satisfies Partial<AuditNote>,
    values: { kind, issuedOn, file },
  };
}

const ageingBy = ({ config, now }: Services): Ageing => ({
  today: civilDateAt(now()),
  evidenceMonths: config.owners.evidenceMonths,
});

async function addDocument(
  change: Change,
  services: Services,
  { ownerId, kind, issuedOn, file }: NewDocument,
  uploadedBy: string | undefined,
): Promise<OwnerDocument> {
  const { tx, audit } = change;
  if (issuedOn > civilDateAt(services.now()))
    throw new InvalidInput([{ path: 'issuedOn', code: 'in_the_future', params: {} }]);
  // The lock prevents an offer from opening at the same time.
  if (!(await lockOwner(tx, ownerId))) throw new NotFound();
  const stored = await storeDocument(change, services, { purpose: 'owner-document', file, uploadedBy });
  const ownerDocumentId = newId(services.now().getTime());
  const { documentId, createdAt } = stored;
  await insertOwnerDocument(tx, { ownerDocumentId, ownerId, kind, issuedOn, documentId, createdAt });
  const found = await findOwnerDocument(tx, ownerDocumentId, ageingBy(services));
  if (!found) throw new NotFound();
  const { note, values } = noteOn(found);
  audit({ action: 'owner-document.create', ...note, after: values });
  return found;
}

export async function registerOwnerDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('owner-document', async (_db, _documentId, caller) =>
    may('ownerDocuments.read', roleOf(caller)) ? 'caller' : 'nobody',
  );

  route(app, v1.ownerDocuments.find, ({ db, query, services }) =>
    findOwnerDocuments(db, query, ageingBy(services)),
  );

  exportRoute(app, v1.ownerDocuments.export, {
    find: ({ query, services }, db, page) =>
      findOwnerDocumentRows(db, { ...query, ...page }, ageingBy(services)),
    values: { fileName: ({ file }) => file.name },
  });

  route(app, v1.ownerDocuments.create, ({ body, caller, services, change }) =>
    change((draft) => addDocument(draft, services, body, caller.userId)),
  );

  route(app, v1.ownerDocuments.delete, ({ params, services, change }) =>
    change(async (draft) => {
      const found = await findOwnerDocument(draft.tx, params.ownerDocumentId, ageingBy(services));
      // The lock prevents an offer from opening at the same time.
      if (!found || !(await lockOwner(draft.tx, found.ownerId))) throw new NotFound();
      if (await isNeeded(draft.tx, services, found.ownerId))
        throw new ApiError('project.owner_evidence_in_use');
      if (!(await deleteOwnerDocumentRow(draft, services, params.ownerDocumentId))) throw new NotFound();
      const { note, values } = noteOn(found);
      draft.audit({ action: 'owner-document.delete', ...note, before: values });
    }),
  );
}
