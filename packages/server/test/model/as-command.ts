import { fixedTexts } from '@semilla/contract';
import type { Actor } from '../../src/kit/change/actor.ts';
import { cancelOrder } from '../../src/money/commands/cancel-order.ts';
import { closeProject } from '../../src/money/commands/close-project.ts';
import { decideTransaction } from '../../src/money/commands/decide-transaction.ts';
import { financeProject } from '../../src/money/commands/finance-project.ts';
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

interface Source {
  now: Date;
  newId: () => string;
}

function proofFrom(adminId: string, { now, newId }: Source) {
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

function decideCommand(book: Book, operation: OperationOf<'decide'>, source: Source) {
  const { transactionId, adminId, verdict } = operation;
  const transaction = book.movements.get(transactionId);
  const decision =
    verdict === 'completed'
      ? { status: verdict, proof: proofFrom(adminId, source) }
      : { status: verdict, reason: 'No ha llegado.' };
  return decideTransaction({
    actor: actorOf(adminId),
    transactionId,
    userId: transaction?.userId ?? unknown,
    bankAccountId: transaction?.bankAccountId ?? null,
    decider: { userId: adminId, userName },
    managerName: transaction?.enteredBy ? userName : null,
    decision,
  });
}

function promoterCommand(operation: OperationOf<'release' | 'repay'>, source: Source) {
  const { projectId, adminId } = operation;
  const common = {
    actor: actorOf(adminId),
    projectId,
    admin: { userId: adminId, userName },
    proof: proofFrom(adminId, source),
  };
  return operation.kind === 'release'
    ? releaseToPromoter({ ...common, amountCents: operation.cents })
    : recordRepayment({ ...common, amountCents: operation.cents });
}

function requestCommand({ userId, type, cents, bankAccountId, enteredBy }: OperationOf<'request'>) {
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

/** Turns an operation into a command of the core. Data that a route would look up comes from the book. */
export function asCommand(book: Book, operation: Operation, source: Source): Command<unknown> {
  switch (operation.kind) {
    case 'request':
      return requestCommand(operation);
    case 'decide':
      return decideCommand(book, operation, source);
    case 'place': {
      const {
        userId,
        projectId,
        phaseEntryId: projectPhaseId,
        cents: amountCents,
        terms: termsVersion,
      } = operation;
      return placeOrder({
        actor: actorOf(userId),
        userId,
        projectId,
        projectPhaseId,
        amountCents,
        termsVersion,
        shown: { consent: { warningVersion: fixedTexts.riskWarning.version } },
      });
    }
    case 'cancel': {
      const { projectId = unknown, userId = unknown } = book.investments.get(operation.orderId) ?? {};
      return cancelOrder({ actor: actorOf(userId), orderId: operation.orderId, projectId, userId });
    }
    case 'finance':
      return financeProject(operation.projectId);
    case 'release':
    case 'repay':
      return promoterCommand(operation, source);
    case 'distribute':
      return runDistribution({ actor: actorOf(operation.adminId), ...operation });
    case 'close':
      return closeProject({ actor: actorOf(operation.adminId), ...operation });
  }
}
