import { closeRefusal, type Distribution, splitCents } from '@semilla/contract';
import { NotFound } from '../../errors.ts';
import type { Actor } from '../../routing/change.ts';
import { escrowOf, returnsOf } from '../../wallet/ledger/accounts.ts';
import type { Command, Context, Decision } from '../../wallet/ledger/command.ts';
import type { Effects } from '../../wallet/ledger/effects.ts';
import { refuse } from '../../wallet/ledger/refuse.ts';
import {
  balanceOf,
  investorsOf,
  type LedgerProject,
  openOrdersOf,
  type World,
} from '../../wallet/ledger/world.ts';
import { phaseOf } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { byInvestor, payOut, type Share } from './pay-out.ts';

interface CloseProject {
  actor: Actor;
  projectId: string;
  /** Whether investors get back what they put in. */
  refund: boolean;
  adminId: string;
}

/** What each open order gets back: what was put in, and its part of what the promoter has paid beyond that. */
function refundsOf(world: World, projectId: string): Share[] {
  const open = openOrdersOf(world, projectId);
  const owedCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const thereCents = balanceOf(world, escrowOf(projectId)) + balanceOf(world, returnsOf(projectId));
  const surplus = splitCents(
    owedCents ? thereCents - owedCents : 0,
    open.map(({ amountCents }) => amountCents),
  );
  return open.map((order, index) => ({
    order,
    grossCents: surplus[index] ?? 0,
    feeCents: 0,
    principalCents: order.amountCents,
  }));
}

function closedProject(one: LedgerProject, { isRefunded }: { isRefunded: boolean }): LedgerProject {
  const counters = isRefunded ? { amountInvestedCents: 0, investorNumber: 0 } : {};
  return { ...one, project: { ...one.project, ...counters, phaseId: phaseIds.Closed } };
}

function noticesOf(
  world: World,
  { project }: LedgerProject,
  shares: readonly Share[],
  refund: boolean,
): Effects['notices'] {
  const { projectId, name: projectName } = project;
  if (!refund) {
    return investorsOf(world, projectId).map((userId) => ({
      kind: 'projectClosed',
      userId,
      projectId,
      projectName,
    }));
  }
  return byInvestor(shares).map(({ userId, grossCents, principalCents }) => ({
    kind: 'projectRefunded',
    userId,
    projectId,
    projectName,
    amountCents: grossCents + principalCents,
  }));
}

function cancelled({ order }: Share, { now, newId }: Context) {
  const { orderId, projectId, userId, amountCents } = order;
  return {
    order: { ...order, status: 'cancelled', cancelledAt: now } as const,
    movement: {
      orderMovementId: newId(),
      orderId,
      projectId,
      userId,
      type: 'disinvest',
      amountCents,
      penaltyCents: 0,
      createdAt: now,
    } as const,
  };
}

function decide(world: World, context: Context, asked: CloseProject): Decision<Distribution> {
  const { projectId, refund, adminId } = asked;
  const one = world.projects.get(projectId);
  if (!one) throw new NotFound();
  const open = openOrdersOf(world, projectId);
  const [escrowCents, returnsCents] = [
    balanceOf(world, escrowOf(projectId)),
    balanceOf(world, returnsOf(projectId)),
  ];
  refuse(
    closeRefusal({
      phase: phaseOf(one.project),
      refund,
      owedCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
      escrowCents,
      returnsCents,
      openOrders: open.length,
    }),
  );

  const shares = refund ? refundsOf(world, projectId) : [];
  const from = shares.length
    ? ([
        [escrowOf(projectId), escrowCents],
        [returnsOf(projectId), returnsCents],
      ] as const)
    : [];
  const { answer, effects } = payOut(world, context, projectId, {
    kind: 'refund',
    period: null,
    dueOn: null,
    adminId,
    shares,
    from,
  });
  const undone = shares.map((share) => cancelled(share, context));
  return {
    answer: refund ? answer : { ...answer, distributionId: null },
    effects: {
      ...(refund && effects),
      orders: undone.map(({ order }) => order),
      movements: undone.map(({ movement }) => movement),
      // Orders that are finished stay counted, where nothing was left to be given back.
      projects: [closedProject(one, { isRefunded: shares.length > 0 })],
      phases: [{ projectId, to: 'Closed', at: context.now }],
      notices: noticesOf(world, one, shares, refund) ?? [],
      audit: [
        {
          action: 'project.close',
          subjectType: 'project',
          subjectId: projectId,
          after: { refund, principal: answer.principal, investors: answer.investors },
        },
      ],
    },
  };
}

/** Closes a project: one that is over, or with everything returned to its investors. */
export function closeProject(asked: CloseProject): Command<Distribution> {
  const { projectId, actor } = asked;
  return {
    actor,
    needs: { wholeProjects: [projectId], accounts: [escrowOf(projectId), returnsOf(projectId)] },
    decide: (world, context) => decide(world, context, asked),
  };
}
