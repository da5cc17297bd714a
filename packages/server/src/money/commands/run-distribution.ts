import {
  civilDateAt,
  type Delivery,
  type Distribution,
  distributionRefusal,
  linesOf,
} from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { assert, NotFound } from '../../kit/errors.ts';
import { returnsOf, taxAccountOf } from '../../ledger/accounts.ts';
import { phaseOf, type StoredProject } from '../../project/access.ts';
import { scheduleOf } from '../../project/distributions/schedule-of.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { balanceOf, openOrdersOf, type World } from '../engine/world.ts';
import { byInvestor, netOf, payOut, type Share, type Untaxed, withTax } from './pay-out.ts';

interface RunDistribution {
  actor: Actor;
  projectId: string;
  period: number;
  adminId: string;
  /** A preview shows a delivery before the promoter has paid for it. */
  isPreview?: boolean | undefined;
}

/** The share of each open order in a delivery. */
function sharesOf(
  world: World,
  { projectId, managerFeeHundredths }: StoredProject,
  delivery: Delivery,
): Untaxed[] {
  const open = openOrdersOf(world, projectId);
  const claims = open.map(({ orderId, amountCents }) => ({
    orderId,
    amountCents,
    received: world.received.get(orderId),
  }));
  return linesOf(delivery, claims, managerFeeHundredths).map(
    ({ grossCents, feeCents, principalCents }, index) => {
      const order = open[index];
      assert(order, 'every line of a delivery belongs to an order');
      return { order, grossCents, feeCents, principalCents };
    },
  );
}

/** When a delivery is due; undefined if the schedule has no such delivery. */
export function dueOnOf(world: World, projectId: string, period: number): string | undefined {
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject || phaseOf(ledgerProject.project) !== 'Financed') return undefined;
  return scheduleOf(ledgerProject.project, ledgerProject.phaseSince)[period - 1]?.dueOn;
}

/** Tax is owed on the day the interest is due, or on the day it is paid if that is earlier. */
const taxedOn = (dueOn: string, today: string): string => (dueOn < today ? dueOn : today);

const feesOf = (
  shares: readonly Share[],
  { projectId, managerFeeHundredths }: StoredProject,
  { now, newId }: Context,
) =>
  shares
    .filter(({ feeCents }) => feeCents > 0)
    .map(({ order: { orderId, userId }, feeCents }) => ({
      feeId: newId(),
      orderId,
      projectId,
      userId,
      amountCents: feeCents,
      percentageHundredths: managerFeeHundredths,
      createdAt: now,
    }));

function decide(world: World, context: Context, request: RunDistribution): Decision<Distribution> {
  const { projectId, period, adminId, isPreview } = request;
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  const { project, phaseSince } = ledgerProject;
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
      returnsCents: isPreview ? neededCents : balanceOf(world, returnsOf(projectId)),
    }),
  );
  assert(delivery, 'a delivery that may be run is in the schedule');

  const { dueOn, isLast } = delivery;
  const day = taxedOn(dueOn, civilDateAt(context.now));
  const shares = withTax(world, context, project, day, sharesOf(world, project, delivery));
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
      fees: feesOf(shares, project, context),
      notices: byInvestor(shares).map(({ userId, ...amounts }) => ({
        kind: 'returnReceived',
        userId,
        projectId,
        projectName: project.name,
        ...amounts,
        netCents: netOf(amounts),
      })),
      audit: [
        {
          action: 'project.distribute',
          subjectType: 'project',
          subjectId: projectId,
          after: {
            period,
            gross: answer.gross,
            fee: answer.fee,
            ...(answer.tax > 0 && { tax: answer.tax }),
            principal: answer.principal,
          },
        },
      ],
    },
  };
}

/** Pays the returns of a period to all investors of a project; the last delivery also returns their principal. */
export function runDistribution(request: RunDistribution): Command<Distribution> {
  const { projectId, actor } = request;
  return {
    actor,
    needs: { wholeProjects: [projectId], accounts: [returnsOf(projectId), taxAccountOf(projectId)] },
    decide: (world, context) => decide(world, context, request),
  };
}
