import { cancellationOf, cancelRefusal, civilDateAt, freeInOffer, type Order } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { NotFound } from '../../kit/errors.ts';
import { escrowOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { phaseOf } from '../../project/access.ts';
import { freeUntilOf } from '../../project/orders/free-until.ts';
import { offerEndOf } from '../../project/orders/offer-end.ts';
import { orderAnswer } from '../../project/orders/order-answer.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { walletLines } from '../engine/wallet-lines.ts';
import { investorKey, type LedgerProject, type OrderRow, type World } from '../engine/world.ts';
import { investorNeeds } from './investor-needs.ts';

export interface CancelOrder {
  actor: Actor;
  orderId: string;
  projectId: string;
  userId: string;
}

function withoutOrder(
  ledgerProject: LedgerProject,
  { amountCents }: OrderRow,
  isLastOfInvestor: boolean,
): LedgerProject {
  const { project } = ledgerProject;
  return {
    ...ledgerProject,
    project: {
      ...project,
      amountInvestedCents: project.amountInvestedCents - amountCents,
      investorNumber: project.investorNumber - (isLastOfInvestor ? 1 : 0),
      fullySubscribedUntil: null,
    },
  };
}

function decide(world: World, context: Context, request: CancelOrder): Decision<Order> {
  const { now, newId } = context;
  const { orderId, projectId, userId } = request;
  const before = world.orders.get(orderId);
  const ledgerProject = world.projects.get(projectId);
  const investor = world.users.get(userId);
  if (!before || !ledgerProject || !investor) throw new NotFound();
  const { project } = ledgerProject;
  const { status, amountCents } = before;
  const freeUntil = freeInOffer(freeUntilOf(before), offerEndOf(project), civilDateAt(now));
  const cancelled = { status, amountCents, freeUntil };
  const isFullySubscribed = project.amountInvestedCents === project.financingAmountCents;
  refuse(cancelRefusal(cancelled, { phase: phaseOf(project), isFullySubscribed }, now));

  const { penaltyCents, penaltyHundredths } = cancellationOf(
    cancelled,
    project.cancellationFeeHundredths,
    now,
  );
  const after: OrderRow = {
    ...before,
    status: 'cancelled',
    penaltyCents,
    penaltyHundredths,
    cancelledAt: now,
  };
  const entry = newEntry(context, { cause: 'cancellation', causeId: orderId }, [
    [escrowOf(projectId), -amountCents],
    [walletOf(userId), amountCents - penaltyCents],
    ['fees', penaltyCents],
  ]);
  const { entryId } = entry;
  const whose = { orderId, projectId, userId };
  return {
    answer: orderAnswer(after, { projectName: project.name, userName: investor.userName }, project),
    effects: {
      entries: [entry],
      orders: [after],
      movements: [
        { ...whose, orderMovementId: newId(), type: 'disinvest', amountCents, penaltyCents, createdAt: now },
      ],
      fees: penaltyCents
        ? [
            {
              ...whose,
              feeId: newId(),
              amountCents: penaltyCents,
              percentageHundredths: penaltyHundredths,
              createdAt: now,
            },
          ]
        : [],
      transactions: walletLines(context, before, investor.walletId, [
        { type: 'income', issuerName: 'project_order', amountCents, entryId },
        { type: 'withdraw', issuerName: 'project_fee', amountCents: penaltyCents, entryId },
      ]),
      projects: [withoutOrder(ledgerProject, before, world.standing.get(investorKey(before)) === 1)],
      notices: [
        { kind: 'orderCancelled', userId, projectId, projectName: project.name, amountCents, penaltyCents },
      ],
    },
  };
}

/** Cancels an order and returns the money to the wallet, less the penalty, before the project is financed. */
export function cancelOrder(request: CancelOrder): Command<Order> {
  const { orderId, actor } = request;
  return {
    actor,
    needs: { ...investorNeeds(request), orders: [orderId] },
    decide: (world, context) => decide(world, context, request),
  };
}
