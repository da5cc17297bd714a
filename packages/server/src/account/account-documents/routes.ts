import {
  accountDocumentUrl,
  createAccountDocument,
  deleteAccountDocument,
  exportAccountDocuments,
  listAccountDocuments,
  scopeOf,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import { findDocument } from '../../misc/documents/repository.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { registerViewRule, type Sight } from '../../misc/documents/view-rules.ts';
import { type Caller, roleOf, type SignedIn } from '../../routing/caller.ts';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { registerErasure } from '../erasure.ts';
import { isSeen } from './access.ts';
import {
  findAccountDocument,
  findAccountDocumentRows,
  findAccountDocuments,
  isStoredDocumentSeen,
} from './repository.ts';
import { dropDocument, dropDocumentsOf, keepDocument } from './write-document.ts';

async function sightOfFile(db: Db, documentId: string, caller: Caller): Promise<Sight> {
  const scope = scopeOf('accountDocuments.read', roleOf(caller));
  const isVisible = scope && (await isStoredDocumentSeen(db, documentId, isSeen(scope, caller)));
  return isVisible ? 'caller' : 'nobody';
}

async function addressOf({ db, services, params, scope, caller }: Call<typeof accountDocumentUrl>) {
  const found = await findAccountDocument(db, params.accountDocumentId, isSeen(scope, caller));
  const stored = found && (await findDocument(db, found.documentId));
  if (!stored) throw new NotFound();
  return temporaryAddress(services, stored);
}

const by = ({ scope, caller }: { scope: Call<typeof listAccountDocuments>['scope']; caller: Caller }) => ({
  scope,
  caller: caller as SignedIn,
});

export async function registerAccountDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('account-document', sightOfFile);
  registerErasure('account-documents', { erase: dropDocumentsOf });

  route(app, listAccountDocuments, ({ db, query, scope, caller }) =>
    findAccountDocuments(db, query, isSeen(scope, caller)),
  );
  exportRoute(app, exportAccountDocuments, {
    fileName: 'account-documents',
    find: ({ query, scope, caller }, db, page) =>
      findAccountDocumentRows(db, { ...query, ...page }, isSeen(scope, caller)),
    values: { fileName: ({ file }) => file.name },
  });
  route(app, createAccountDocument, (call) =>
    call.change((made) => keepDocument(made, call.services, by(call), call.body)),
  );
  route(app, accountDocumentUrl, addressOf);
  route(app, deleteAccountDocument, (call) =>
    call.change((made) => dropDocument(made, call.services, by(call), call.params.accountDocumentId)),
  );
}
