import {
  addDays,
  civilDateAt,
  entryRefusal,
  frontOfficePhases,
  type InvestorKind,
  isSameTaxId,
  type Order,
  type OrderSituation,
  orderRefusal,
  sheetRefusal,
} from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, assert, NotFound } from '../../kit/errors.ts';
import { escrowOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { phaseOf } from '../../project/access.ts';
import { hasReflection } from '../../project/orders/free-until.ts';
import { orderAnswer } from '../../project/orders/order-answer.ts';
import { ownTerms } from '../../project/orders/order-terms-in.ts';
import type { OrderEvidenceRow } from '../../schema/order-evidence.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { refuse } from '../engine/refuse.ts';
import { walletLines } from '../engine/wallet-lines.ts';
import {
  balanceOf,
  investorKey,
  type LedgerProject,
  type LedgerUser,
  type OrderRow,
  type World,
} from '../engine/world.ts';
import { evidenceOf, type Origin, type ShownWithOrder } from './evidence-of.ts';
import { investorNeeds } from './investor-needs.ts';

export interface PlaceOrder {
  actor: Actor;
  userId: string;
  projectId: string;
  /** The phase that the investor saw. If it has changed since, the order is refused. */
  projectPhaseId?: string | undefined;
  amountCents: number;
  termsVersion: string;
  shown?: ShownWithOrder | undefined;
  /** Set if the order comes from a waiting list or a wish. Such an order has priority over other orders. */
  from?: Origin;
}

export function isVisibleTo(
  { isVerified }: Pick<LedgerUser, 'isVerified'>,
  { project }: LedgerProject,
): boolean {
  const isShown = (frontOfficePhases as readonly string[]).includes(phaseOf(project));
  return isShown && (!project.private || isVerified);
}

export function situationOf(
  world: World,
  investor: LedgerUser,
  ledgerProject: LedgerProject,
  request: Pick<PlaceOrder, 'userId' | 'projectId' | 'termsVersion' | 'amountCents' | 'from' | 'shown'>,
  { now, providerTaxId }: Pick<Context, 'now' | 'providerTaxId'>,
): OrderSituation {
  const { project } = ledgerProject;
  return {
    // An investor who joined a private project reads why the order is refused, not that the project does not exist.
    isVisible: isVisibleTo(request.from ? { isVerified: true } : investor, ledgerProject),
    phase: phaseOf(project),
    hasSheet: project.sheetVersion !== null,
    isSuspended: project.suspendedUntil !== null,
    dateStart: project.dateStart,
    dateEnd: project.dateEnd,
    today: civilDateAt(now),
    isIdentityApproved: investor.isVerified,
    isProvider: isSameTaxId(investor.taxId, providerTaxId),
    isCompanyUndeclared: investor.isCompanyUndeclared,
    // Wishes and places on a waiting list ask for it themselves.
    isResidenceUndeclared: !request.from && isResidenceUndeclared(world, request),
    acceptedTermsVersion: request.termsVersion,
    termsVersion: (request.shown?.terms ?? ownTerms).version,
    amountCents: request.amountCents,
    minimumInvestmentCents: project.minimumInvestmentCents,
    financingAmountCents: project.financingAmountCents,
    amountInvestedCents: project.amountInvestedCents,
    maxInvestorNumber: project.maxInvestorNumber,
    investorNumber: project.investorNumber,
    isInvestorAlready: (world.standing.get(investorKey(request)) ?? 0) > 0,
    balanceCents: balanceOf(world, walletOf(request.userId)),
    waitingNumber: project.waitingNumber,
    isFromWaitingList: request.from?.origin === 'waitingPlace',
    hasOpenWishes: project.wishNumber > 0 && request.from?.origin !== 'wish',
  };
}

export const isResidenceUndeclared = (world: World, { userId }: Pick<PlaceOrder, 'userId'>): boolean =>
  world.investorFacts.get(userId)?.isResidenceUndeclared ?? true;

/** Adds the order to the project's totals; the last euro makes the project fully subscribed. */
function withOrder(
  ledgerProject: LedgerProject,
  amountCents: number,
  isInvestorAlready: boolean,
  reflectionUntil: string,
): LedgerProject {
  const { project } = ledgerProject;
  const amountInvestedCents = project.amountInvestedCents + amountCents;
  const isFull = amountInvestedCents === project.financingAmountCents;
  return {
    ...ledgerProject,
    project: {
      ...project,
      amountInvestedCents,
      investorNumber: project.investorNumber + (isInvestorAlready ? 0 : 1),
      // Periods end in the order in which they begin, so the period of this newest order ends last.
      fullySubscribedUntil: isFull ? reflectionUntil : null,
    },
  };
}

export function newOrder(
  { now, newId, reflectionEndOf }: Context,
  { userId, projectId, amountCents, termsVersion }: PlaceOrder,
  projectPhaseId: string,
  investorKind: InvestorKind,
): OrderRow {
  return {
    orderId: newId(),
    projectId,
    projectPhaseId,
    userId,
    amountCents,
    type: 'invest',
    status: 'pending',
    penaltyCents: 0,
    penaltyHundredths: 0,
    termsVersion,
    // Without a reflection period, cancelling is not free even on the day of the order.
    freeUntil: hasReflection({ investorKind }) ? reflectionEndOf(now) : addDays(civilDateAt(now), -1),
    investorKind,
    createdAt: now,
    cancelledAt: null,
  };
}

function effectsOf(
  context: Context,
  order: OrderRow,
  { walletId }: LedgerUser,
  after: LedgerProject,
  evidence: OrderEvidenceRow,
): Effects {
  const { now, newId } = context;
  const { orderId, userId, projectId, amountCents } = order;
  const { name: projectName } = after.project;
  const entry = newEntry(context, { cause: 'order', causeId: orderId }, [
    [walletOf(userId), -amountCents],
    [escrowOf(projectId), amountCents],
  ]);
  const whose = { orderId, projectId, userId };
  const freeUntil = hasReflection(order) ? order.freeUntil : null;
  return {
    entries: [entry],
    orders: [order],
    evidence: [evidence],
    movements: [
      { ...whose, orderMovementId: newId(), type: 'invest', amountCents, penaltyCents: 0, createdAt: now },
    ],
    transactions: walletLines(context, order, walletId, [
      { type: 'withdraw', issuerName: 'project_order', amountCents, entryId: entry.entryId },
    ]),
    projects: [after],
    notices: [{ kind: 'orderPlaced', userId, projectId, projectName, amountCents, freeUntil }],
  };
}

/** Decides an order that comes from a request, a waiting list or a wish. */
export function decideOrder(world: World, context: Context, request: PlaceOrder): Decision<Order> {
  const { userId, projectId } = request;
  const investor = world.users.get(userId);
  const before = world.projects.get(projectId);
  if (!before || !investor) throw new NotFound();
  if (investor.isClosed) throw new ApiError('auth.account_disabled');

  const situation = situationOf(world, investor, before, request, context);
  refuse(orderRefusal(situation));
  // An order from a list or a wish relies on the sheet version that the investor read when joining.
  if (!request.from) refuse(sheetRefusal(request.shown?.sheetVersion, before.project.sheetVersion));
  if (request.projectPhaseId && request.projectPhaseId !== before.projectPhaseId) {
    throw new ApiError('request.conflict');
  }

  const facts = world.investorFacts.get(userId);
  assert(facts, 'the facts of the investor are loaded');
  const { kind, entryTest, isAcknowledged } = facts;
  refuse(entryRefusal(kind, entryTest, isAcknowledged));
  const order = newOrder(context, request, before.projectPhaseId, kind);
  const ownAmountCents = world.standingCents.get(investorKey(request)) ?? 0;
  const holidays = context.reflectionEndOf.holidaysOf(context.now);
  const considered = { order, before, facts, ownAmountCents, from: request.from, holidays };
  const evidence = evidenceOf(considered, request.shown ?? {});
  const { isInvestorAlready } = situation;
  const reflectionUntil = context.reflectionEndOf(context.now);
  const after = withOrder(before, order.amountCents, isInvestorAlready, reflectionUntil);
  return {
    answer: orderAnswer(
      order,
      { projectName: before.project.name, userName: investor.userName },
      after.project,
    ),
    effects: effectsOf(context, order, investor, after, evidence),
  };
}

/** Invests money from a user's wallet in an open project. */
export function placeOrder(request: PlaceOrder): Command<Order> {
  const { actor } = request;
  return {
    actor,
    needs: investorNeeds(request),
    decide: (world, context) => decideOrder(world, context, request),
  };
}
