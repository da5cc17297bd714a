import { createHash } from 'node:crypto';
import {
  type Allocation,
  addDays,
  allocateWishes,
  cents,
  civilDateAt,
  type Order,
  refusalOfInvestor,
  refusalOfProject,
  reservedCents,
  type WishReason,
  wishStepCents,
} from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { type Actor, thePlatform } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { depositsOf, escrowOf, walletOf } from '../../ledger/accounts.ts';
import { phaseOf } from '../../project/access.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { type Effects, mergeEffects } from '../engine/effects.ts';
import { evolve } from '../engine/evolve.ts';
import { refuse } from '../engine/refuse.ts';
import {
  balanceOf,
  copyOf,
  investorKey,
  type LedgerProject,
  type LedgerUser,
  openWishesIn,
  type World,
} from '../engine/world.ts';
import { checkRisks } from './check-risks.ts';
import type { Origin, ShownWithOrder } from './evidence-of.ts';
import { decideOrder, situationOf } from './place-order.ts';
import { termsOfWishes } from './place-wish.ts';
import { refusalsOfInvestors } from './refusals-of-investors.ts';
import { moveDeposit, withWishes } from './wish-effects.ts';

interface RunAllocation {
  actor: Actor;
  projectId: string;
  /** Whether nothing is written. A preview before the opening treats the project as open. */
  isPreview?: boolean;
  /** The digest of the preview that staff saw. An approval names none, because it compares what the proposal would do. */
  seenDigest?: string | undefined;
  /** The texts in force when the wishes become orders. */
  inForce: Required<Pick<ShownWithOrder, 'riskWarning' | 'terms'>>;
}

interface Considered {
  wish: WishRow;
  investor: LedgerUser;
  /** The largest amount that the investor can pay for, at most the wish, in whole steps. */
  ableCents: number;
  /** Why the wish gets nothing, however much there is to allocate. */
  refusal?: WishReason | undefined;
}

interface Line extends Considered {
  cents: number;
  reason: WishReason;
}

const originOf = ({ wishId, amountCents, updatedAt, given }: WishRow): Origin => ({
  origin: 'wish',
  originId: wishId,
  at: updatedAt,
  amountCents,
  shown: given.shown,
});

const orderOf = (wish: WishRow, amountCents: number, inForce: RunAllocation['inForce']) => {
  const { userId, projectId, given } = wish;
  const { termsVersion, language, sheetVersion, consent } = given;
  const shown = { language, ...inForce, sheetVersion, consent };
  return { actor: thePlatform, userId, projectId, amountCents, termsVersion, shown, from: originOf(wish) };
};

/** Runs an act and returns its refusal if the investor caused it. Refusals by the project are thrown. */
function tried<T>(act: () => T): { done: T } | { refusal: WishReason } {
  try {
    return { done: act() };
  } catch (error) {
    const refusal = error instanceof ApiError ? refusalsOfInvestors[error.code] : undefined;
    if (!refusal) throw error;
    return { refusal };
  }
}

function consider(world: World, context: Context, before: LedgerProject, inForce: RunAllocation['inForce']) {
  const { minimumInvestmentCents: minimumCents } = before.project;
  return (wish: WishRow): Considered => {
    const investor = world.users.get(wish.userId);
    if (!investor) throw new NotFound();
    const payableCents = balanceOf(world, walletOf(wish.userId)) + wish.depositCents;
    const ableCents = Math.min(wish.amountCents, payableCents - (payableCents % wishStepCents));
    const considered = { wish, investor, ableCents };
    if (wish.needsConfirmation) return { ...considered, refusal: 'sheet' };
    if (wish.amountCents < minimumCents) return { ...considered, refusal: 'belowMinimum' };
    if (ableCents < minimumCents) return { ...considered, refusal: 'balance' };
    const order = orderOf(wish, ableCents, inForce);
    const result = tried(() => {
      if (investor.isClosed) throw new ApiError('auth.account_disabled');
      refuse(refusalOfInvestor(situationOf(world, investor, before, order, context)));
      checkRisks(world, context, order, before);
    });
    return 'refusal' in result ? { ...considered, ...result } : considered;
  };
}

const placesIn = ({ project: { maxInvestorNumber, investorNumber } }: LedgerProject) =>
  maxInvestorNumber === null ? null : Math.max(0, maxInvestorNumber - investorNumber);

function linesOf(world: World, all: readonly Considered[], before: LedgerProject, roomCents: number): Line[] {
  const { projectId, minimumInvestmentCents: minimumCents } = before.project;
  const wished = all
    .filter(({ refusal }) => !refusal)
    // The draw uses the investor's id, so revoking a wish and placing it again gives the same result.
    .map(({ wish, ableCents }) => {
      const hasPlace = (world.standing.get(investorKey(wish)) ?? 0) > 0;
      return { id: wish.userId, cents: ableCents, hasPlace };
    });
  const places = placesIn(before);
  const shares = allocateWishes({ roomCents, minimumCents, seed: projectId, places }, wished);
  return all.map((considered): Line => {
    const { wish, ableCents, refusal } = considered;
    const share = shares.get(wish.userId);
    if (!share) return { ...considered, cents: 0, reason: refusal ?? 'noRoom' };
    // The investor gets everything they can pay for, but that is less than the wish.
    const isLimited = share.why === 'whole' && ableCents < wish.amountCents;
    return { ...considered, cents: share.cents, reason: isLimited ? 'balance' : share.why };
  });
}

function decidedWish(line: Line, order: Order | undefined, now: Date): WishRow {
  const { wish, cents: allocatedCents, reason } = line;
  return {
    ...wish,
    state: order ? 'invested' : 'missed',
    allocatedCents,
    reason,
    orderId: order?.orderId ?? null,
    updatedAt: now,
    decidedAt: now,
  };
}

/** Returns the deposit of a wish and places its order, after the lines before it have been applied. */
function settle(
  world: World,
  context: Context,
  line: Line,
  inForce: RunAllocation['inForce'],
): { line: Line; effects: Effects[] } {
  const { wish, investor } = line;
  const returned = moveDeposit(context, wish, investor.walletId, -wish.depositCents);
  evolve(world, returned);
  const result = line.cents
    ? tried(() => decideOrder(world, context, orderOf(wish, line.cents, inForce)))
    : undefined;
  const order = result && 'done' in result ? result.done : undefined;
  const settled = result && 'refusal' in result ? { ...line, cents: 0, reason: result.refusal } : line;
  const { notices: _, ...placed } = order?.effects ?? {};
  evolve(world, placed);
  const { userId, projectId, amountCents } = wish;
  const projectName = world.projects.get(projectId)?.project.name ?? '';
  const { cents: allocatedCents, reason } = settled;
  const freeUntil = order?.answer.freeCancellationUntil ?? null;
  const what = { amountCents, allocatedCents, reason, freeUntil };
  const told: Effects = {
    wishes: [decidedWish(settled, order?.answer, context.now)],
    notices: [{ kind: 'wishAllocated', userId, projectId, projectName, ...what }],
  };
  return { line: settled, effects: [returned, placed, told] };
}

/**
 * After a change of the sheet, preinvestors have a reflection period to read it and decide. It ends at the latest before the last
 * day of the offer, because wishes end after that day and must be allocated first.
 */
function assertHadTime(
  open: readonly WishRow[],
  { sheetChangedAt, project: { dateEnd } }: LedgerProject,
  { now, reflectionEndOf }: Context,
): void {
  if (!sheetChangedAt || !open.some(({ needsConfirmation }) => needsConfirmation)) return;
  const period = reflectionEndOf(sheetChangedAt);
  const until = dateEnd === null || dateEnd > period ? period : addDays(dateEnd, -1);
  if (civilDateAt(now) <= until)
    throw new ApiError('project.wishes_to_confirm', { params: { until: formatDate(until) } });
}

/** Refuses an allocation before the window has ended, or while the project takes no orders. */
function checkAllocation(world: World, before: LedgerProject, context: Context): WishRow[] {
  const { now } = context;
  const { projectId, preinvestorDateEnd: windowEnd } = before.project;
  const open = openWishesIn(world, projectId);
  const [first] = open;
  const investor = world.users.get(first?.userId ?? '');
  if (!first || !investor) throw new ApiError('project.no_wishes');
  const { userId } = investor;
  const anyOrder = { userId, projectId, amountCents: 0, termsVersion: '', from: originOf(first) };
  refuse(refusalOfProject(situationOf(world, investor, before, anyOrder, { now })));
  if (windowEnd !== null && windowEnd >= civilDateAt(now)) throw new ApiError('project.preinvestment_runs');
  assertHadTime(open, before, context);
  return open;
}

const sumOf = (amounts: readonly number[]) => cents(amounts.reduce((sum, amount) => sum + amount, 0));

function answerOf(before: LedgerProject, lines: readonly Line[], roomCents: number): Allocation {
  const { projectId } = before.project;
  const allocation = {
    projectId,
    room: cents(roomCents),
    places: placesIn(before),
    wished: sumOf(lines.map(({ wish }) => wish.amountCents)),
    allocated: sumOf(lines.map((line) => line.cents)),
    seed: projectId,
    lines: lines.map(({ wish, investor, cents: allocatedCents, reason }) => ({
      wishId: wish.wishId,
      userId: wish.userId,
      userName: investor.userName,
      amount: cents(wish.amountCents),
      allocatedAmount: cents(allocatedCents),
      reason,
    })),
  };
  return { ...allocation, digest: createHash('sha256').update(JSON.stringify(allocation)).digest('hex') };
}

function asOpened(before: LedgerProject): LedgerProject {
  const { project } = before;
  if (phaseOf(project) !== 'Preinvestment') return before;
  return { ...before, project: { ...project, phaseId: phaseIds.Investment } };
}

function decide(given: World, context: Context, request: RunAllocation): Decision<Allocation> {
  const { projectId, inForce, isPreview, seenDigest } = request;
  const found = given.projects.get(projectId);
  if (!found) throw new NotFound();
  const before = isPreview ? asOpened(found) : found;
  const open = checkAllocation(given, before, context);
  const { financingAmountCents, amountInvestedCents } = before.project;
  const restCents = financingAmountCents - amountInvestedCents;
  const roomCents = Math.min(reservedCents(termsOfWishes(before)), restCents);
  const world = copyOf(given);
  world.projects.set(projectId, before);
  const considered = open.map(consider(world, context, before, inForce));
  const lines = linesOf(world, considered, before, roomCents);
  const settled = lines.map((line) => settle(world, context, line, inForce));
  const answer = answerOf(
    before,
    settled.map(({ line }) => line),
    roomCents,
  );
  if (seenDigest !== undefined && seenDigest !== answer.digest)
    throw new ApiError('project.allocation_changed');
  const { wished, allocated, digest } = answer;
  return {
    answer,
    effects: {
      ...mergeEffects(settled.flatMap(({ effects }) => effects)),
      projects: [withWishes(world.projects.get(projectId) ?? before, -open.length)],
      audit: [
        {
          action: 'project.allocate',
          subjectType: 'project',
          subjectId: projectId,
          before: { wishNumber: open.length },
          after: { wished, allocated, wishNumber: 0, allocationDigest: digest },
        },
      ],
    },
  };
}

/** Turns the wishes of an open project into orders. Each order has its own reflection period. */
export function runAllocation(request: RunAllocation): Command<Allocation> {
  const { actor, projectId } = request;
  return {
    actor,
    needs: {
      projects: [projectId],
      wishesOf: [projectId],
      accounts: [escrowOf(projectId), depositsOf(projectId)],
    },
    decide: (world, context) => decide(world, context, request),
  };
}
