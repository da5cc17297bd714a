import {
  amountFromList,
  civilDateAt,
  type ErrorCode,
  type Order,
  type WaitingPlaceState,
} from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { ApiError } from '../../kit/errors.ts';
import { walletOf } from '../../ledger/accounts.ts';
import { phaseOf } from '../../project/access.ts';
import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { balanceOf, investorKey, type LedgerProject, type World } from '../engine/world.ts';
import type { ShownWithOrder } from './evidence-of.ts';
import { investorNeeds } from './investor-needs.ts';
import { decideOrder } from './place-order.ts';
import { refusalsOfInvestors } from './refusals-of-investors.ts';
import { withoutPlace } from './without-place.ts';

/** The texts in force when the place is filled. */
type InForce = Required<Pick<ShownWithOrder, 'riskWarning' | 'terms'>>;

interface Filling {
  /** The new state of the place; `waiting` if it was not filled. */
  state: WaitingPlaceState;
  /** Whether the place is skipped because its investor must confirm it first. */
  isSkipped?: boolean;
}

/** What the project has room for, of what the investor wanted. */
const fittingCents = ({ amountCents }: WaitingPlaceRow, { project }: LedgerProject) =>
  Math.min(amountCents, project.financingAmountCents - project.amountInvestedCents);

function orderFromList(
  world: World,
  context: Context,
  place: WaitingPlaceRow,
  { project }: LedgerProject,
  inForce: InForce,
): Decision<Order> {
  const { waitingPlaceId, userId, projectId, amountCents: wantedCents, given } = place;
  const amountCents = amountFromList(wantedCents, {
    minimumInvestmentCents: project.minimumInvestmentCents,
    roomCents: project.financingAmountCents - project.amountInvestedCents,
    balanceCents: balanceOf(world, walletOf(userId)),
  });
  return decideOrder(world, context, {
    actor: thePlatform,
    userId,
    projectId,
    amountCents,
    termsVersion: given.termsVersion,
    shown: { language: given.language, ...inForce, sheetVersion: given.sheetVersion, consent: given.consent },
    from: {
      origin: 'waitingPlace',
      originId: waitingPlaceId,
      at: place.createdAt,
      amountCents: wantedCents,
      shown: given.shown,
    },
  });
}

/**
 * Whether the list waits because staff may have kept its next customer from investing. One person alone can disable a
 * customer or enter a withdrawal for them, so others get the time to mend that before another investor gets the room.
 * After the deadline nothing may delay the refund that the sheet promises.
 */
const waitsForStaff = (
  isTouchedByStaff: boolean | undefined,
  { dateEnd }: LedgerProject['project'],
  now: Date,
): boolean => isTouchedByStaff === true && (dateEnd === null || dateEnd >= civilDateAt(now));

/** Ends a place because its order was refused. */
function ended(
  place: WaitingPlaceRow,
  ledgerProject: LedgerProject,
  code: ErrorCode,
  now: Date,
): Decision<Filling> {
  const refusal = refusalsOfInvestors[code] ?? null;
  const state = refusal ? 'missed' : 'ended';
  const { userId, projectId } = place;
  const { name: projectName } = ledgerProject.project;
  return {
    answer: { state },
    effects: {
      waitingPlaces: [{ ...place, state, refusal, decidedAt: now }],
      projects: [withoutPlace(ledgerProject, place)],
      notices: [{ kind: 'waitingOver', userId, projectId, projectName, refusal }],
    },
  };
}

function invested(
  place: WaitingPlaceRow,
  { answer, effects }: Decision<Order>,
  now: Date,
): Decision<Filling> {
  const [after] = effects.projects ?? [];
  const filled = { ...place, state: 'invested', orderId: answer.orderId, decidedAt: now } as const;
  const notices: Effects['notices'] = (effects.notices ?? []).map((notice) =>
    notice.kind === 'orderPlaced' ? { ...notice, isFromWaitingList: true } : notice,
  );
  return {
    answer: { state: 'invested' },
    effects: {
      ...effects,
      notices,
      waitingPlaces: [filled],
      projects: after ? [withoutPlace(after, place)] : [],
    },
  };
}

function decide(world: World, context: Context, asked: WaitingPlaceRow, inForce: InForce): Decision<Filling> {
  const ledgerProject = world.projects.get(asked.projectId);
  const loaded = world.waiting.get(investorKey(asked));
  if (!ledgerProject || loaded?.waitingPlaceId !== asked.waitingPlaceId)
    return { answer: { state: 'left' }, effects: {} };
  const { isTouchedByStaff, ...place } = loaded;
  const { project } = ledgerProject;
  const isOpen = phaseOf(project) === 'Investment';
  if (place.needsConfirmation && isOpen)
    return { answer: { state: 'waiting', isSkipped: true }, effects: {} };
  const isFull = project.amountInvestedCents >= project.financingAmountCents;
  const { now } = context;
  const waits: Decision<Filling> = { answer: { state: 'waiting' }, effects: {} };
  if (isOpen && isFull) return waits;
  const isExcused = isOpen && waitsForStaff(isTouchedByStaff, project, now);
  try {
    const order = orderFromList(world, context, place, ledgerProject, inForce);
    if (isExcused && order.answer.amount < fittingCents(place, ledgerProject)) return waits;
    return invested(place, order, now);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The places are kept, because the list continues once the sheet of the offer is corrected.
    if (error.code === 'project.offer_suspended') return waits;
    return isExcused && refusalsOfInvestors[error.code]
      ? waits
      : ended(place, ledgerProject, error.code, now);
  }
}

/**
 * Turns a place on a waiting list into an order if the project has room. Ends the place if the order is
 * refused.
 */
export function fillWaitingPlace(place: WaitingPlaceRow, inForce: InForce): Command<Filling> {
  const { userId, projectId } = place;
  return {
    actor: thePlatform,
    needs: { ...investorNeeds(place), waiting: [{ userId, projectId }] },
    decide: (world, context) => decide(world, context, place, inForce),
  };
}
