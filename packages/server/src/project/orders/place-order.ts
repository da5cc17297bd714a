import {
  cancellationOf,
  civilDateAt,
  frontOfficePhases,
  type Order,
  type OrderSituation,
  orderRefusal,
  termsVersion,
} from '@semilla/contract';
import { ApiError, NotFound } from '../../errors.ts';
import type { Actor } from '../../routing/change.ts';
import { escrowOf, walletOf } from '../../wallet/ledger/accounts.ts';
import type { Command, Context, Decision } from '../../wallet/ledger/command.ts';
import type { Effects } from '../../wallet/ledger/effects.ts';
import { newEntry } from '../../wallet/ledger/entry.ts';
import { refuse } from '../../wallet/ledger/refuse.ts';
import { walletLines } from '../../wallet/ledger/wallet-line.ts';
import {
  balanceOf,
  investorKey,
  type LedgerProject,
  type LedgerUser,
  type OrderRow,
  type World,
} from '../../wallet/ledger/world.ts';
import { phaseOf } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { investorNeeds } from './investor-needs.ts';
import { orderAnswer } from './order-answer.ts';

export interface PlaceOrder {
  actor: Actor;
  userId: string;
  projectId: string;
  /** The phase that the investor saw, where they say so. */
  projectPhaseId?: string | undefined;
  amountCents: number;
  termsVersion: string | undefined;
}

function isVisibleTo({ isVerified }: LedgerUser, { project }: LedgerProject): boolean {
  const isShown = (frontOfficePhases as readonly string[]).includes(phaseOf(project));
  return isShown && (!project.private || isVerified);
}

function situationOf(
  world: World,
  investor: LedgerUser,
  one: LedgerProject,
  asked: PlaceOrder,
  now: Date,
): OrderSituation {
  const { project } = one;
  return {
    isVisible: isVisibleTo(investor, one),
    phase: phaseOf(project),
    dateStart: project.dateStart,
    dateEnd: project.dateEnd,
    today: civilDateAt(now),
    isIdentityApproved: investor.isVerified,
    acceptedTermsVersion: asked.termsVersion,
    amountCents: asked.amountCents,
    minimumInvestmentCents: project.minimumInvestmentCents,
    financingAmountCents: project.financingAmountCents,
    amountInvestedCents: project.amountInvestedCents,
    maxInvestorNumber: project.maxInvestorNumber,
    investorNumber: project.investorNumber,
    isInvestorAlready: (world.standing.get(investorKey(asked)) ?? 0) > 0,
    balanceCents: balanceOf(world, walletOf(asked.userId)),
  };
}

/** The project with one more order in it; with the last euro it is financed. */
function withOrder(one: LedgerProject, amountCents: number, isInvestorAlready: boolean): LedgerProject {
  const { project } = one;
  const amountInvestedCents = project.amountInvestedCents + amountCents;
  const isFinanced = amountInvestedCents === project.financingAmountCents;
  return {
    ...one,
    project: {
      ...project,
      amountInvestedCents,
      investorNumber: project.investorNumber + (isInvestorAlready ? 0 : 1),
      phaseId: isFinanced ? phaseIds.Financed : project.phaseId,
    },
  };
}

function newOrder(
  { now, newId }: Context,
  { userId, projectId, amountCents }: PlaceOrder,
  project: { projectPhaseId: string; isFinanced: boolean },
): OrderRow {
  return {
    orderId: newId(),
    projectId,
    projectPhaseId: project.projectPhaseId,
    userId,
    amountCents,
    type: 'invest',
    status: project.isFinanced ? 'active' : 'pending',
    penaltyCents: 0,
    penaltyHundredths: 0,
    termsVersion,
    createdAt: now,
    cancelledAt: null,
  };
}

function effectsOf(
  context: Context,
  order: OrderRow,
  { walletId }: LedgerUser,
  { after, isFinanced }: { after: LedgerProject; isFinanced: boolean },
): Effects {
  const { now, newId } = context;
  const { orderId, userId, projectId, amountCents } = order;
  const { name: projectName } = after.project;
  const entry = newEntry(context, { cause: 'order', causeId: orderId }, [
    [walletOf(userId), -amountCents],
    [escrowOf(projectId), amountCents],
  ]);
  const whose = { orderId, projectId, userId };
  const freeUntil = isFinanced ? null : cancellationOf(order, 0, now).freeUntil;
  return {
    entries: [entry],
    orders: [order],
    movements: [
      { ...whose, orderMovementId: newId(), type: 'invest', amountCents, penaltyCents: 0, createdAt: now },
    ],
    transactions: walletLines(context, order, walletId, [
      { type: 'withdraw', issuerName: 'project_order', amountCents, entryId: entry.entryId },
    ]),
    projects: [after],
    ...(isFinanced && { activates: [projectId], phases: [{ projectId, to: 'Financed', at: now }] }),
    notices: [{ kind: 'orderPlaced', userId, projectId, projectName, amountCents, freeUntil }],
  };
}

function decide(world: World, context: Context, asked: PlaceOrder): Decision<Order> {
  const { userId, projectId, amountCents } = asked;
  const investor = world.users.get(userId);
  const before = world.projects.get(projectId);
  if (!before || !investor) throw new NotFound();
  if (investor.isClosed) throw new ApiError('auth.account_disabled');

  const situation = situationOf(world, investor, before, asked, context.now);
  refuse(orderRefusal(situation));
  if (asked.projectPhaseId && asked.projectPhaseId !== before.projectPhaseId) {
    throw new ApiError('request.conflict');
  }

  const after = withOrder(before, amountCents, situation.isInvestorAlready);
  const isFinanced = after.project.phaseId !== before.project.phaseId;
  const order = newOrder(context, asked, { projectPhaseId: before.projectPhaseId, isFinanced });
  return {
    answer: orderAnswer(order, { projectName: before.project.name, userName: investor.userName }),
    effects: effectsOf(context, order, investor, { after, isFinanced }),
  };
}

/** Invests: from the wallet of a user into a project that is open. */
export function placeOrder(asked: PlaceOrder): Command<Order> {
  const { actor } = asked;
  return {
    actor,
    needs: investorNeeds(asked),
    decide: (world, context) => decide(world, context, asked),
  };
}
