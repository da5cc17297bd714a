import { sheetRefusal, type WaitingPlace, waitingRefusal } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { waitingPlaceAnswer } from '../../project/waiting-places/waiting-place-answer.ts';
import type { StoredConsent, WaitingPlaceRow } from '../../schema/waiting-places.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { investorKey, type LedgerProject, positionOf, type World } from '../engine/world.ts';
import { checkRisks, riskSumsOf } from './check-risks.ts';
import type { ShownWithOrder } from './evidence-of.ts';
import { givenNow } from './given-now.ts';
import { investorNeeds } from './investor-needs.ts';
import { situationOf } from './place-order.ts';

export interface JoinWaitingList {
  actor: Actor;
  userId: string;
  projectId: string;
  amountCents: number;
  termsVersion: string;
  shown: ShownWithOrder & { language: 'es' | 'en' };
}

function newPlace(
  { now, newId }: Context,
  request: JoinWaitingList,
  before: LedgerProject,
  given: StoredConsent,
): WaitingPlaceRow {
  const { userId, projectId, amountCents } = request;
  return {
    waitingPlaceId: newId(),
    projectId,
    userId,
    amountCents,
    state: 'waiting',
    number: before.project.lastPlaceNumber + 1,
    given,
    earlier: [],
    needsConfirmation: false,
    orderId: null,
    refusal: null,
    createdAt: now,
    decidedAt: null,
  };
}

function decide(world: World, context: Context, request: JoinWaitingList): Decision<WaitingPlace> {
  const investor = world.users.get(request.userId);
  const before = world.projects.get(request.projectId);
  if (!before || !investor) throw new NotFound();
  if (investor.isClosed) throw new ApiError('auth.account_disabled');
  const { project } = before;
  const situation = situationOf(world, investor, before, request, context);
  refuse(waitingRefusal({ ...situation, isWaitingAlready: world.waiting.has(investorKey(request)) }));
  refuse(sheetRefusal(request.shown.sheetVersion, project.sheetVersion));
  checkRisks(world, context, request, before);

  const given = givenNow(before, request, context.now, riskSumsOf(world, request));
  const place = newPlace(context, request, before, given);
  const waitingNumber = project.waitingNumber + 1;
  const after = { ...project, waitingNumber, lastPlaceNumber: place.number };
  const names = { projectName: project.name, userName: investor.userName };
  return {
    answer: waitingPlaceAnswer(place, { ...names, position: positionOf(world, place), investedCents: null }),
    effects: { waitingPlaces: [place], projects: [{ ...before, project: after }] },
  };
}

/** Puts an investor on the waiting list of a fully subscribed project. No money moves. */
export function joinWaitingList(request: JoinWaitingList): Command<WaitingPlace> {
  const { actor, userId, projectId } = request;
  return {
    actor,
    needs: { ...investorNeeds(request), waiting: [{ userId, projectId }] },
    decide: (world, context) => decide(world, context, request),
  };
}
