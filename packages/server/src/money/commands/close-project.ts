import { civilDateAt, closeRefusal, type Distribution, type PhaseName, shareOut } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { escrowOf, returnsOf, taxAccountOf } from '../../ledger/accounts.ts';
import { phaseOf } from '../../project/access.ts';
import { refundDueOf } from '../../project/orders/offer-end.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import {
  balanceOf,
  investorsOf,
  type LedgerProject,
  openOrdersOf,
  orderedCents,
  type World,
} from '../engine/world.ts';
import type { Notice } from '../notices/notice-mails.ts';
import { byInvestor, payOut, type Share, withTax } from './pay-out.ts';

interface CloseProject {
  actor: Actor;
  projectId: string;
  /** Whether investors get their principal back. */
  refund: boolean;
  /** Null if the platform closes the project automatically. */
  adminId: string | null;
  /** Close only if the offer is still suspended and its suspension ended before this day. */
  suspendedBefore?: string;
  /** Close only if the refund below the target was due before today; staff then get a mail too. */
  missed?: { today: string; staffIds: string[] };
}

/**
 * Each open order gets its principal back, and a share of any money the promoter has repaid beyond the principals. The surplus is
 * shared by the same rule as deliveries.
 */
function refundsOf(world: World, context: Context, { project }: LedgerProject): Share[] {
  const { projectId } = project;
  const open = openOrdersOf(world, projectId);
  const owedCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const availableCents = balanceOf(world, escrowOf(projectId)) + balanceOf(world, returnsOf(projectId));
  const surplus = shareOut(
    owedCents ? availableCents - owedCents : 0,
    open.map(({ orderId, amountCents }) => ({
      id: orderId,
      weight: amountCents,
      receivedCents: world.received.get(orderId)?.grossCents ?? 0,
    })),
  );
  const shares = open.map((order, index) => ({
    order,
    grossCents: surplus[index] ?? 0,
    feeCents: 0,
    principalCents: order.amountCents,
  }));
  return withTax(world, context, project, civilDateAt(context.now), shares);
}

/** A closed preinvestment becomes Discarded, and a job returns its deposits; all others become Closed. */
const lastPhaseOf = ({ project }: LedgerProject): PhaseName =>
  phaseOf(project) === 'Preinvestment' ? 'Discarded' : 'Closed';

function closedProject(ledgerProject: LedgerProject, { isRefunded }: { isRefunded: boolean }): LedgerProject {
  const counters = isRefunded ? { amountInvestedCents: 0, investorNumber: 0 } : {};
  const { project } = ledgerProject;
  return {
    ...ledgerProject,
    project: {
      ...project,
      ...counters,
      fullySubscribedUntil: null,
      suspendedUntil: null,
      phaseId: phaseIds[lastPhaseOf(ledgerProject)],
    },
  };
}

function noticesOf(
  world: World,
  { project }: LedgerProject,
  shares: readonly Share[],
  { refund, missed }: CloseProject,
): Notice[] {
  const { projectId, name: projectName } = project;
  const forStaff = missed?.staffIds.map((userId) => ({
    kind: 'offerMissed' as const,
    userId,
    projectId,
    projectName,
    amountCents: project.amountInvestedCents,
    targetCents: project.financingAmountCents,
  }));
  if (!refund) {
    return investorsOf(world, projectId).map((userId) => ({
      kind: 'projectClosed',
      userId,
      projectId,
      projectName,
    }));
  }
  const toInvestors = byInvestor(shares).map(
    ({ userId, grossCents, taxCents, taxRateHundredths, taxTreatment, principalCents }) => ({
      kind: 'projectRefunded' as const,
      userId,
      projectId,
      projectName,
      amountCents: grossCents - taxCents + principalCents,
      ...((taxCents > 0 || taxTreatment) && { grossCents, taxCents, taxRateHundredths, taxTreatment }),
      ...(missed && { isBelowTarget: true }),
    }),
  );
  return [...toInvestors, ...(forStaff ?? [])];
}

const isBefore = (day: string | null, limit: string | undefined) =>
  limit === undefined || (day !== null && day < limit);

type Confirming = Pick<LedgerProject, 'hasPlacesToConfirm'> & { sheetChangedAt?: Date | null | undefined };

/** Whether investors on the waiting list still have time to read a changed sheet and confirm their places. */
export function isConfirming(
  { hasPlacesToConfirm, sheetChangedAt }: Confirming,
  { now, reflectionEndOf }: Pick<Context, 'now' | 'reflectionEndOf'>,
): boolean {
  return hasPlacesToConfirm && sheetChangedAt ? civilDateAt(now) <= reflectionEndOf(sheetChangedAt) : false;
}

/** A job found the project before it was locked, so check again that the closing is still due. */
function assertDue(
  ledgerProject: LedgerProject,
  { suspendedBefore, missed }: CloseProject,
  context: Context,
) {
  const { suspendedUntil } = ledgerProject.project;
  const isWaiting = missed && (suspendedUntil !== null || isConfirming(ledgerProject, context));
  if (
    isWaiting ||
    !isBefore(suspendedUntil, suspendedBefore) ||
    !isBefore(refundDueOf(ledgerProject.project), missed?.today)
  )
    throw new ApiError('request.conflict');
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

function decide(world: World, context: Context, request: CloseProject): Decision<Distribution> {
  const { projectId, refund, adminId } = request;
  const ledgerProject = world.projects.get(projectId);
  if (!ledgerProject) throw new NotFound();
  assertDue(ledgerProject, request, context);
  const { wishNumber } = ledgerProject.project;
  const open = openOrdersOf(world, projectId);
  const [escrowCents, returnsCents] = [
    balanceOf(world, escrowOf(projectId)),
    balanceOf(world, returnsOf(projectId)),
  ];
  refuse(
    closeRefusal({
      phase: phaseOf(ledgerProject.project),
      refund,
      owedCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
      escrowCents,
      returnsCents,
      orderedCents: orderedCents(world, projectId, 'release'),
      openOrders: open.length,
    }),
  );

  const shares = refund ? refundsOf(world, context, ledgerProject) : [];
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
  const cancellations = shares.map((share) => cancelled(share, context));
  return {
    answer: refund ? answer : { ...answer, distributionId: null },
    effects: {
      ...(refund && effects),
      orders: cancellations.map(({ order }) => order),
      movements: cancellations.map(({ movement }) => movement),
      // Without refunded orders the project keeps its totals: its orders are finished, not cancelled.
      projects: [closedProject(ledgerProject, { isRefunded: shares.length > 0 })],
      phases: [{ projectId, to: lastPhaseOf(ledgerProject), at: context.now }],
      notices: noticesOf(world, ledgerProject, shares, request),
      audit: [
        {
          action: 'project.close',
          subjectType: 'project',
          subjectId: projectId,
          after: {
            refund,
            // If the project was opened after a proposal to discard it, the phase differs and the proposal no longer applies.
            phaseId: phaseIds[lastPhaseOf(ledgerProject)],
            principal: answer.principal,
            ...(answer.gross > 0 && { gross: answer.gross }),
            ...(answer.tax > 0 && { tax: answer.tax }),
            investors: answer.investors,
            ...(wishNumber > 0 && { wishNumber }),
          },
        },
      ],
    },
  };
}

/** Closes a project whose payments are complete, or, with `refund`, one whose investors get everything back. */
export function closeProject(request: CloseProject): Command<Distribution> {
  const { projectId, actor } = request;
  return {
    actor,
    needs: {
      wholeProjects: [projectId],
      accounts: [escrowOf(projectId), returnsOf(projectId), taxAccountOf(projectId)],
    },
    decide: (world, context) => decide(world, context, request),
  };
}
