import { cancellationOf, isCancellable, type Order } from '@semilla/contract';
import { ApiError, NotFound } from '../../errors.ts';
import type { Actor } from '../../routing/change.ts';
import { escrowOf, walletOf } from '../../wallet/ledger/accounts.ts';
import type { Command, Context, Decision } from '../../wallet/ledger/command.ts';
import { newEntry } from '../../wallet/ledger/entry.ts';
import { walletLines } from '../../wallet/ledger/wallet-line.ts';
import { investorKey, type LedgerProject, type OrderRow, type World } from '../../wallet/ledger/world.ts';
import { phaseOf } from '../access.ts';
import { investorNeeds } from './investor-needs.ts';
import { orderAnswer } from './order-answer.ts';

export interface CancelOrder {
  actor: Actor;
  orderId: string;
  projectId: string;
  userId: string;
}

function withoutOrder(
  one: LedgerProject,
  { amountCents }: OrderRow,
  isLastOfInvestor: boolean,
): LedgerProject {
  const { project } = one;
  return {
    ...one,
    project: {
      ...project,
      amountInvestedCents: project.amountInvestedCents - amountCents,
      investorNumber: project.investorNumber - (isLastOfInvestor ? 1 : 0),
    },
  };
}

function decide(world: World, context: Context, asked: CancelOrder): Decision<Order> {
  const { now, newId } = context;
  const { orderId, projectId, userId } = asked;
  const before = world.orders.get(orderId);
  const one = world.projects.get(projectId);
  const investor = world.users.get(userId);
  if (!before || !one || !investor) throw new NotFound();
  const { project } = one;
  if (!isCancellable(before.status, phaseOf(project))) throw new ApiError('project.order_not_cancellable');

  const { amountCents } = before;
  const { penaltyCents, penaltyHundredths } = cancellationOf(before, project.cancellationFeeHundredths, now);
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
    answer: orderAnswer(after, { projectName: project.name, userName: investor.userName }),
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
      projects: [withoutOrder(one, before, world.standing.get(investorKey(before)) === 1)],
      notices: [
        { kind: 'orderCancelled', userId, projectId, projectName: project.name, amountCents, penaltyCents },
      ],
    },
  };
}

/** Takes an investment back while its project is still open. */
export function cancelOrder(asked: CancelOrder): Command<Order> {
  const { orderId, actor } = asked;
  return {
    actor,
    needs: { ...investorNeeds(asked), orders: [orderId] },
    decide: (world, context) => decide(world, context, asked),
  };
}
