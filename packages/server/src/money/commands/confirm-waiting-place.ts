import { refusalOfInvestor, sheetRefusal, type WaitingPlace } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { waitingPlaceAnswer } from '../../project/waiting-places/waiting-place-answer.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { refuse } from '../engine/refuse.ts';
import { investorKey, positionOf, type World } from '../engine/world.ts';
import { checkRisks, riskSumsOf } from './check-risks.ts';
import type { ShownWithOrder } from './evidence-of.ts';
import { givenNow } from './given-now.ts';
import { investorNeeds } from './investor-needs.ts';
import { situationOf } from './place-order.ts';

interface ConfirmPlace {
  actor: Actor;
  waitingPlaceId: string;
  userId: string;
  projectId: string;
  termsVersion: string;
  shown: ShownWithOrder & { language: 'es' | 'en' };
}

function decide(world: World, context: Context, request: ConfirmPlace): Decision<WaitingPlace> {
  const { userId, projectId, shown } = request;
  const investor = world.users.get(userId);
  const before = world.projects.get(projectId);
  if (!before || !investor) throw new NotFound();
  if (investor.isClosed) throw new ApiError('auth.account_disabled');
  const place = world.waiting.get(investorKey(request));
  if (place?.waitingPlaceId !== request.waitingPlaceId) throw new ApiError('project.waiting_over');
  if (before.project.suspendedUntil !== null) throw new ApiError('project.offer_suspended');
  const asOrder = { ...request, amountCents: place.amountCents };
  refuse(refusalOfInvestor(situationOf(world, investor, before, asOrder, context)));
  refuse(sheetRefusal(shown.sheetVersion, before.project.sheetVersion));
  checkRisks(world, context, asOrder, before);

  const { project } = before;
  const given = givenNow(before, asOrder, context.now, riskSumsOf(world, asOrder));
  const { amountCents } = place;
  const at = place.given.shown?.consentedAt ?? place.createdAt.toISOString();
  const earlier = [...place.earlier, { at, amountCents, given: place.given }];
  const confirmed = { ...place, given, earlier, needsConfirmation: false };
  const waitingNumber = project.waitingNumber + Number(place.needsConfirmation);
  const names = { projectName: project.name, userName: investor.userName };
  return {
    answer: waitingPlaceAnswer(confirmed, {
      ...names,
      position: positionOf(world, confirmed),
      investedCents: null,
    }),
    effects: {
      waitingPlaces: [confirmed],
      projects: [{ ...before, project: { ...project, waitingNumber } }],
    },
  };
}

/** Confirms a place on a waiting list after a change of the sheet, so that it can be filled again. */
export function confirmWaitingPlace(request: ConfirmPlace): Command<WaitingPlace> {
  const { actor, userId, projectId } = request;
  return {
    actor,
    needs: { ...investorNeeds(request), waiting: [{ userId, projectId }] },
    decide: (world, context) => decide(world, context, request),
  };
}
