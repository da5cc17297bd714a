import {
  createTransaction,
  decideTransaction,
  exportTransactions,
  listTransactions,
  readApprovalRules,
  readTransaction,
  transactionProofUrl,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { nameOfUser } from '../../account/users/name-of-user.ts';
import type { Db } from '../../database/types.ts';
import { assert, NotFound } from '../../errors.ts';
import { findDocument } from '../../misc/documents/repository.ts';
import { temporaryAddress } from '../../misc/documents/signed-address.ts';
import { registerViewRule } from '../../misc/documents/view-rules.ts';
import { withProof } from '../../misc/documents/with-proof.ts';
import type { Caller } from '../../routing/caller.ts';
import { exportRoute } from '../../routing/export.ts';
import { type Call, route } from '../../routing/route.ts';
import { sightOfProof, visibleTransaction } from './access.ts';
import { type DecideTransaction, decideTransaction as deciding } from './decide-transaction.ts';
import { mainAccountOf, ownerOfRequest } from './owner.ts';
import { keepWhoHasPendingTransactions } from './pending.ts';
import { findTransactionRows, findTransactions } from './repository.ts';
import { requestTransaction } from './request-transaction.ts';

async function namedCaller(db: Db, caller: Caller) {
  const userId = caller.userId as string;
  return { userId, userName: await nameOfUser(db, userId) };
}

function registerReading(app: FastifyInstance): void {
  route(app, listTransactions, (call) => findTransactions(call.db, call, call.query));

  exportRoute(app, exportTransactions, {
    fileName: 'transactions',
    find: (call, db, page) => findTransactionRows(db, call, { ...call.query, ...page }),
  });

  route(app, readTransaction, async (call) => {
    const { answer } = await visibleTransaction(call.db, call, call.params.transactionId);
    return answer;
  });

  route(app, readApprovalRules, async ({ services }) => ({ fourEyesFrom: services.config.fourEyesCents }));

  route(app, transactionProofUrl, async (call) => {
    const { documentId } = await visibleTransaction(call.db, call, call.params.transactionId);
    const proof = documentId && (await findDocument(call.db, documentId));
    if (!proof) throw new NotFound();
    return temporaryAddress(call.services, proof);
  });
}

async function decide({
  actor,
  body,
  caller,
  db,
  params,
  run,
  scope,
  services,
}: Call<typeof decideTransaction>) {
  const { answer } = await visibleTransaction(db, { caller, scope }, params.transactionId);
  const { transactionId, userId, bankAccountId, managerName } = answer;
  const decider = await namedCaller(db, caller);
  const command = (decision: DecideTransaction['decision']) =>
    deciding({ actor, transactionId, userId, bankAccountId, managerName, decider, decision });
  const { file, rejectReason } = body;
  if (file) {
    return withProof(services, { file, uploadedBy: decider.userId }, (proof) =>
      run(command({ status: 'completed', proof })),
    );
  }
  assert(rejectReason !== undefined, 'a decision without a proof is a rejection and has its reason');
  return run(command({ status: 'rejected', reason: rejectReason }));
}

export async function registerTransactions(app: FastifyInstance): Promise<void> {
  registerViewRule('payment-proof', sightOfProof);
  keepWhoHasPendingTransactions();
  registerReading(app);

  route(app, createTransaction, async (call) => {
    const { walletId, userId: wantedId, bankAccountId, type, amount } = call.body;
    const userId = await ownerOfRequest(call.db, call, { walletId, userId: wantedId });
    return call.run(
      requestTransaction({
        actor: call.actor,
        userId,
        type,
        amountCents: amount,
        bankAccountId: bankAccountId ?? (await mainAccountOf(call.db, userId)),
        ...(call.scope !== 'own' && { enteredBy: await namedCaller(call.db, call.caller) }),
      }),
    );
  });

  route(app, decideTransaction, decide);
}
