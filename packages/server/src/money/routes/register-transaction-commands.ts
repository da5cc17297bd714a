import {
  cents,
  reasonsForSecond,
  type SecondPersonReason,
  type Transaction,
  type TransactionDecisionNeeds,
  v1,
} from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { assert } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import type { StoredDocument } from '../../misc/documents/queries.ts';
import { withProof } from '../../misc/documents/with-proof.ts';
import { mainAccountOf, ownerOfRequest } from '../../wallet/transactions/owner.ts';
import { transactionList } from '../../wallet/transactions/queries.ts';
import { approvedAlone, leftAlone } from '../commands/approved-alone.ts';
import { bookedAlready, type DecideTransaction, decideTransaction } from '../commands/decide-transaction.ts';
import { requestTransaction } from '../commands/request-transaction.ts';
import type { Context } from '../engine/command.ts';
import { type MoneyCall, moneyRoute } from '../engine/money-route.ts';
import type { MoneyLook } from '../engine/with-second-person.ts';
import type { World } from '../engine/world.ts';

async function namedCaller(db: Db, caller: SignedIn) {
  return { userId: caller.userId, userName: await nameOfUser(db, caller.userId) };
}

interface Deciding {
  decider: { userId: string; userName: string };
  why: string | undefined;
}

const lookOf = (
  { transactionId, userId, userName, managerId }: Transaction,
  { decider, why }: Deciding,
): Omit<MoneyLook, 'act' | 'isNeeded'> => ({
  subject: { type: 'transaction', id: transactionId, name: userName },
  onceKey: transactionId,
  beneficiaryId: userId,
  enteredById: managerId,
  why: why ?? null,
  proposer: decider,
});

/**
 * Whether the bank may have paid a withdrawal. If so, one person alone must not reject it and return the
 * money.
 */
const wasMaybePaid = ({ recalledPayments, maybePayments }: World, { transactionId }: Transaction) =>
  recalledPayments.has(transactionId) || maybePayments.has(transactionId);

/** What was approved alone for the customer and by the decider. */
const amountsFor = (userId: string, deciderId: string) => ({
  approvedAmounts: [{ customerId: userId, deciderId }],
});

function reasonsToAsk(
  world: World,
  context: Context,
  { transactionId, userId, type, amount: amountCents, managerId }: Transaction,
  deciderId: string,
): SecondPersonReason[] {
  return reasonsForSecond({
    ...approvedAlone(world, context, { amountCents, userId, deciderId }),
    type,
    isEnteredByDecider: managerId === deciderId,
    isBookedAlready: bookedAlready(world, { type, userId, amountCents }).length > 0,
    wasRecalled: world.recalledPayments.has(transactionId),
  });
}

const lookAtApproval = (
  transaction: Transaction,
  { decider, why, proof }: Deciding & { proof: StoredDocument },
): MoneyLook => ({
  ...lookOf(transaction, { decider, why }),
  act: 'approveTransaction',
  file: proof,
  needs: amountsFor(transaction.userId, decider.userId),
  isNeeded: (world, context) => reasonsToAsk(world, context, transaction, decider.userId).length > 0,
});

const lookAtRejection = (transaction: Transaction, deciding: Deciding): MoneyLook => ({
  ...lookOf(transaction, deciding),
  act: 'rejectTransaction',
  isNeeded: (world) => wasMaybePaid(world, transaction),
});

async function decide({
  actor,
  body,
  caller,
  db,
  params,
  runWithSecond,
  scope,
  services,
}: MoneyCall<typeof v1.transactions.decide>) {
  const answer = await transactionList.one(db, params.transactionId, { caller, scope });
  const { transactionId, userId, bankAccountId, managerName } = answer;
  const decider = await namedCaller(db, caller);
  const command = (decision: DecideTransaction['decision'], isSeenByTwo = false) =>
    decideTransaction({
      actor,
      transactionId,
      userId,
      bankAccountId,
      managerName,
      decider,
      decision,
      isSeenByTwo,
    });
  const { file, rejectReason, why } = body;
  if (file) {
    return withProof(services, { file, uploadedBy: decider.userId }, (proof) =>
      runWithSecond(lookAtApproval(answer, { decider, why, proof }), (isSeenByTwo) =>
        command({ status: 'completed', proof }, isSeenByTwo),
      ),
    );
  }
  assert(rejectReason !== undefined, 'a decision without a proof is a rejection and has its reason');
  return runWithSecond(lookAtRejection(answer, { decider, why: rejectReason }), () =>
    command({ status: 'rejected', reason: rejectReason }),
  );
}

async function findDecision(
  app: FastifyInstance,
  { actor, caller, db, params, scope }: Call<typeof v1.transactions.findDecision>,
): Promise<TransactionDecisionNeeds> {
  const answer = await transactionList.one(db, params.transactionId, { caller, scope });
  const { transactionId, userId, type, amount: amountCents, status } = answer;
  return app.executor.preview({
    actor,
    needs: {
      ...amountsFor(userId, caller.userId),
      transactions: [transactionId],
      bookedDepositsOf: [userId],
    },
    decide(world, context) {
      const approved = approvedAlone(world, context, { amountCents, userId, deciderId: caller.userId });
      const isPending = status === 'pending';
      const deposits = isPending ? bookedAlready(world, { type, userId, amountCents }) : [];
      return {
        answer: {
          secondPersonFor: isPending ? reasonsToAsk(world, context, answer, caller.userId) : [],
          leftToday: cents(leftAlone(approved)),
          isInPaymentFile: world.outgoingPayments.has(transactionId),
          isMaybePaid: world.maybePaid.has(transactionId),
          bookedDeposits: deposits.map((deposit) => ({
            transactionId: deposit.transactionId,
            amount: cents(deposit.amountCents),
            bookedOn: deposit.bookedOn,
          })),
        },
        effects: {},
      };
    },
  });
}

export async function registerTransactionCommands(app: FastifyInstance): Promise<void> {
  route(app, v1.transactions.findDecision, (call) => findDecision(app, call));

  moneyRoute(app, v1.transactions.request, async (call) => {
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

  moneyRoute(app, v1.transactions.decide, decide);
}
