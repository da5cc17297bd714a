import type { Actor } from '../../src/kit/change/actor.ts';
import { cancelOrder } from '../../src/money/commands/cancel-order.ts';
import { closeProject } from '../../src/money/commands/close-project.ts';
import { decideTransaction } from '../../src/money/commands/decide-transaction.ts';
import { recordRepayment, releaseToPromoter } from '../../src/money/commands/pay-promoter.ts';
import { placeOrder } from '../../src/money/commands/place-order.ts';
import { requestTransaction } from '../../src/money/commands/request-transaction.ts';
import { runDistribution } from '../../src/money/commands/run-distribution.ts';
import type { Command } from '../../src/money/engine/command.ts';
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
