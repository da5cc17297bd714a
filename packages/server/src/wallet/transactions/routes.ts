import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { findProofId, transactionList } from './queries.ts';

function registerReading(app: FastifyInstance): void {
  route(app, v1.transactions.find, transactionList.find);

  exportRoute(app, v1.transactions.export, {
    fileName: 'transactions',
    find: transactionList.file,
  });

  route(app, v1.transactions.findOne, (call) =>
    transactionList.one(call.db, call.params.transactionId, call),
  );

  route(app, v1.transactions.findProofUrl, async (call) => {
    const documentId = await findProofId(call.db, call, call.params.transactionId);
    const proof = documentId && (await findDocument(call.db, documentId));
    if (!proof) throw new NotFound();
    return temporaryAddress(call.services, proof);
  });
}

export async function registerTransactions(app: FastifyInstance): Promise<void> {
  registerReading(app);
}
