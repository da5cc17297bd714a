import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { twoPlaces } from '../../kit/http/csv.ts';
import { exportRoute } from '../../kit/http/export.ts';
import { route } from '../../kit/http/route.ts';
import { findDocument } from '../../misc/documents/queries.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { sightOfProof, visibleTransaction } from './access.ts';
import { preventDeletionWithPendingTransactions } from './pending.ts';
import { findTransactionRows, findTransactions } from './queries.ts';

function registerReading(app: FastifyInstance): void {
  route(app, v1.transactions.find, (call) => findTransactions(call.db, call, call.query));

  exportRoute(app, v1.transactions.export, {
    fileName: 'transactions',
    find: (call, db, page) => findTransactionRows(db, call, { ...call.query, ...page }),
    columns: [
      { label: 'wallet.fields.createdAt', value: (transaction) => transaction.createdAt },
      { label: 'wallet.fields.user', value: (transaction) => transaction.userName },
      { label: 'wallet.fields.type', value: (transaction) => transaction.type },
      { label: 'wallet.fields.issuerName', value: (transaction) => transaction.issuerName },
      { label: 'wallet.fields.status', value: (transaction) => transaction.status },
      { label: 'wallet.fields.amount', value: (transaction) => twoPlaces(transaction.amount) },
      { label: 'wallet.fields.project', value: (transaction) => transaction.projectName },
      { label: 'wallet.fields.bankAccount', value: (transaction) => transaction.bankAccount },
      { label: 'wallet.fields.rejectReason', value: (transaction) => transaction.rejectReason },
      { label: 'wallet.fields.manager', value: (transaction) => transaction.managerName },
      { label: 'wallet.fields.admin', value: (transaction) => transaction.adminName },
      { label: 'wallet.fields.updatedAt', value: (transaction) => transaction.updatedAt },
    ],
  });

  route(app, v1.transactions.findOne, async (call) => {
    const { answer } = await visibleTransaction(call.db, call, call.params.transactionId);
    return answer;
  });

  route(app, v1.transactions.findApprovalRules, async ({ services }) => ({
    fourEyesFrom: services.config.fourEyesCents,
  }));

  route(app, v1.transactions.findProofUrl, async (call) => {
    const { documentId } = await visibleTransaction(call.db, call, call.params.transactionId);
    const proof = documentId && (await findDocument(call.db, documentId));
    if (!proof) throw new NotFound();
    return temporaryAddress(call.services, proof);
  });
}

export async function registerTransactions(app: FastifyInstance): Promise<void> {
  registerViewRule('payment-proof', sightOfProof);
  preventDeletionWithPendingTransactions();
  registerReading(app);
}
