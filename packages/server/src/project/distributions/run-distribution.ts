import { type Delivery, type Distribution, distributionRefusal, linesOf } from '@semilla/contract';
import { assert, NotFound } from '../../errors.ts';
import type { Actor } from '../../routing/change.ts';
import { returnsOf } from '../../wallet/ledger/accounts.ts';
import type { Command, Context, Decision } from '../../wallet/ledger/command.ts';
import { refuse } from '../../wallet/ledger/refuse.ts';
import { balanceOf, openOrdersOf, type World } from '../../wallet/ledger/world.ts';
import { phaseOf } from '../access.ts';
import { byInvestor, payOut, type Share } from './pay-out.ts';
import { scheduleOf } from './schedule-of.ts';

interface RunDistribution {
  actor: Actor;
  projectId: string;
  period: number;
  adminId: string;
}

/** What each open order gets of a delivery. */
function sharesOf(world: World, projectId: string, delivery: Delivery): Share[] {
  const open = openOrdersOf(world, projectId);
  return linesOf(delivery, open).map(({ grossCents, feeCents, principalCents }, index) => {
    const order = open[index];
    assert(order, 'every line of a delivery belongs to an order');
    return { order, grossCents, feeCents, principalCents };
  });
}

function decide(world: World, context: Context, asked: RunDistribution): Decision<Distribution> {
  const { projectId, period, adminId } = asked;
  const one = world.projects.get(projectId);
  if (!one) throw new NotFound();
  const { project, phaseSince } = one;
  const deliveries = scheduleOf(project, phaseSince);
  const delivery = deliveries[period - 1];
  const neededCents = delivery ? delivery.grossCents + delivery.principalCents : 0;
  refuse(
    distributionRefusal({
      phase: phaseOf(project),
      period,
      periodsDone: (world.distributions.get(projectId) ?? []).length,
      periods: deliveries.length,
      neededCents,
      returnsCents: balanceOf(world, returnsOf(projectId)),
    }),
  );
  assert(delivery, 'a delivery that may be run is in the schedule');

  const shares = sharesOf(world, projectId, delivery);
  const { dueOn, isLast } = delivery;
  const from = [[returnsOf(projectId), neededCents]] as const;
  const { answer, effects } = payOut(world, context, projectId, {
    kind: 'return',
    period,
    dueOn,
    adminId,
    shares,
    from,
  });
  return {
    answer,
    effects: {
      ...effects,
      orders: isLast ? shares.map(({ order }) => ({ ...order, status: 'finished' })) : [],
      fees: shares
        .filter(({ feeCents }) => feeCents > 0)
        .map(({ order: { orderId, userId }, feeCents }) => ({
          feeId: context.newId(),
          orderId,
          projectId,
          userId,
          amountCents: feeCents,
          percentageHundredths: project.managerFeeHundredths,
          createdAt: context.now,
        })),
      notices: byInvestor(shares).map(({ userId, grossCents, feeCents, principalCents }) => ({
        kind: 'returnReceived',
        userId,
        projectId,
        projectName: project.name,
        grossCents,
        feeCents,
        netCents: grossCents - feeCents,
        principalCents,
      })),
      audit: [
        {
          action: 'project.distribute',
          subjectType: 'project',
          subjectId: projectId,
          after: { period, gross: answer.gross, fee: answer.fee, principal: answer.principal },
        },
      ],
    },
  };
}

/** Delivers the returns of a period to all investors of a project; the last delivery gives back what they put in. */
export function runDistribution(asked: RunDistribution): Command<Distribution> {
  const { projectId, actor } = asked;
  return {
    actor,
    needs: { wholeProjects: [projectId], accounts: [returnsOf(projectId)] },
    decide: (world, context) => decide(world, context, asked),
  };
}
