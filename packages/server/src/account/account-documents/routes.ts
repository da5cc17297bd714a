import { scopeOf, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { type Caller, roleOf, type SignedIn } from '../../kit/http/caller.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { registerViewRule, type Sight } from '../../misc/documents/view-rules.ts';
import { isSeen } from './is-seen.ts';
import {
  findAccountDocument,
  findAccountDocumentRows,
  findAccountDocuments,
  isStoredDocumentSeen,
} from './queries.ts';
import { createAccountDocument, deleteAccountDocument, editAccountDocument } from './write-document.ts';

async function sightOfFile(db: Db, documentId: string, caller: Caller): Promise<Sight> {
  const scope = scopeOf('accountDocuments.read', roleOf(caller));
  const isVisible = scope && (await isStoredDocumentSeen(db, documentId, isSeen(scope, caller)));
  if (!isVisible) return 'nobody';
  return scope === 'own' ? 'caller' : 'confirmedCaller';
}

async function addressOf({ db, services, params, scope, caller }: Call<typeof v1.accountDocuments.findUrl>) {
  const found = await findAccountDocument(db, params.accountDocumentId, isSeen(scope, caller));
  const stored = found && (await findDocument(db, found.documentId));
  if (!stored) throw new NotFound();
  return temporaryAddress(services, stored);
}

const by = ({
  scope,
  caller,
}: {
  scope: Call<typeof v1.accountDocuments.find>['scope'];
  caller: Caller;
}) => ({
  scope,
  caller: caller as SignedIn,
});

export async function registerAccountDocuments(app: FastifyInstance): Promise<void> {
  registerViewRule('account-document', sightOfFile);

  route(app, v1.accountDocuments.find, ({ db, query, scope, caller }) =>
    findAccountDocuments(db, query, isSeen(scope, caller)),
  );
  exportRoute(app, v1.accountDocuments.export, {
    fileName: 'account-documents',
    find: ({ query, scope, caller }, db, page) =>
      findAccountDocumentRows(db, { ...query, ...page }, isSeen(scope, caller)),
    values: { fileName: ({ file }) => file.name },
  });
  route(app, v1.accountDocuments.create, (call) =>
    call.change((change) => createAccountDocument(change, call.services, by(call), call.body)),
  );
  route(app, v1.accountDocuments.findUrl, addressOf);
  route(
    app,
    v1.accountDocuments.edit,
    (call) =>
      call.change((change) =>
        editAccountDocument(change, by(call), call.params.accountDocumentId, call.body),
      ),
    {
      findCurrent: async ({ db, params, scope, caller }) => {
        const found = await findAccountDocument(db, params.accountDocumentId, isSeen(scope, caller));
        if (!found) throw new NotFound();
        return found.answer;
      },
    },
  );
  route(app, v1.accountDocuments.delete, (call) =>
    call.change((change) =>
      deleteAccountDocument(change, call.services, by(call), call.params.accountDocumentId),
    ),
  );
}
