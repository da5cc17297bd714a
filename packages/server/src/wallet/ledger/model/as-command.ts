import { closeProject } from '../../../project/distributions/close-project.ts';
import { runDistribution } from '../../../project/distributions/run-distribution.ts';
import { cancelOrder } from '../../../project/orders/cancel-order.ts';
import { placeOrder } from '../../../project/orders/place-order.ts';
import { recordRepayment, releaseToPromoter } from '../../../project/project-payments/pay-promoter.ts';
import type { Actor } from '../../../routing/change.ts';
import { decideTransaction } from '../../transactions/decide-transaction.ts';
import { requestTransaction } from '../../transactions/request-transaction.ts';
import type { Command } from '../command.ts';
import type { Book } from './book.ts';
import type { Operation, OperationOf } from './operations.ts';

const userName = 'Marta Ruiz Vega';
const unknown = '01900000-0000-7000-8000-fffffffffffe';

const actorOf = (userId: string): Actor => ({ userId, address: '127.0.0.1', requestId: undefined });

interface Given {
  now: Date;
  newId: () => string;
}

function proofFrom(adminId: string, { now, newId }: Given) {
  const documentId = newId();
  return {
    documentId,
    purpose: 'payment-proof' as const,
    storageKey: `documents/${documentId}`,
    name: 'justificante.pdf',
    type: 'application/pdf',
    sizeBytes: 1_024,
    uploadedBy: adminId,
    createdAt: now,
  };
}

function deciding(book: Book, asked: OperationOf<'decide'>, given: Given) {
  const { transactionId, adminId, verdict } = asked;
  const known = book.movements.get(transactionId);
  const decision =
    verdict === 'completed'
      ? { status: verdict, proof: proofFrom(adminId, given) }
      : { status: verdict, reason: 'No ha llegado.' };
  return decideTransaction({
    actor: actorOf(adminId),
    transactionId,
    userId: known?.userId ?? unknown,
    bankAccountId: known?.bankAccountId ?? null,
    decider: { userId: adminId, userName },
    managerName: known?.enteredBy ? userName : null,
    decision,
  });
}

function ofPromoter(asked: OperationOf<'release' | 'repay'>, given: Given) {
  const { projectId, adminId } = asked;
  const common = {
    actor: actorOf(adminId),
    projectId,
    admin: { userId: adminId, userName },
    proof: proofFrom(adminId, given),
  };
  return asked.kind === 'release'
    ? releaseToPromoter({ ...common, amountCents: asked.cents })
    : recordRepayment({ ...common, amountCents: asked.cents });
}

function requesting({ userId, type, cents, bankAccountId, enteredBy }: OperationOf<'request'>) {
  const entered = enteredBy && { enteredBy: { userId: enteredBy, userName } };
  return requestTransaction({
    actor: actorOf(enteredBy ?? userId),
    userId,
    type,
    amountCents: cents,
    bankAccountId,
    ...entered,
  });
}

/** An operation as the core takes it. What a route looks up before is looked up in the book. */
export function asCommand(book: Book, asked: Operation, given: Given): Command<unknown> {
  switch (asked.kind) {
    case 'request':
      return requesting(asked);
    case 'decide':
      return deciding(book, asked, given);
    case 'place': {
      const {
        userId,
        projectId,
        phaseEntryId: projectPhaseId,
        cents: amountCents,
        terms: termsVersion,
      } = asked;
      return placeOrder({
        actor: actorOf(userId),
        userId,
        projectId,
        projectPhaseId,
        amountCents,
        termsVersion,
      });
    }
    case 'cancel': {
      const { projectId = unknown, userId = unknown } = book.investments.get(asked.orderId) ?? {};
      return cancelOrder({ actor: actorOf(userId), orderId: asked.orderId, projectId, userId });
    }
    case 'release':
    case 'repay':
      return ofPromoter(asked, given);
    case 'distribute':
      return runDistribution({ actor: actorOf(asked.adminId), ...asked });
    case 'close':
      return closeProject({ actor: actorOf(asked.adminId), ...asked });
  }
}
