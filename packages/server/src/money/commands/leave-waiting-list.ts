import type { WaitingPlace } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { waitingPlaceAnswer } from '../../project/waiting-places/waiting-place-answer.ts';
import type { Command, Decision } from '../engine/command.ts';
import { investorKey, type World } from '../engine/world.ts';
import { withoutPlace } from './without-place.ts';

interface LeaveWaitingList {
  actor: Actor;
  waitingPlaceId: string;
  userId: string;
  projectId: string;
}

function decide(world: World, now: Date, request: LeaveWaitingList): Decision<WaitingPlace> {
  const ledgerProject = world.projects.get(request.projectId);
  const investor = world.users.get(request.userId);
  if (!ledgerProject || !investor) throw new NotFound();
  const place = world.waiting.get(investorKey(request));
  if (place?.waitingPlaceId !== request.waitingPlaceId) throw new ApiError('project.waiting_over');
  const left = { ...place, state: 'left', decidedAt: now } as const;
  const names = { projectName: ledgerProject.project.name, userName: investor.userName };
  return {
    answer: waitingPlaceAnswer(left, { ...names, position: null, investedCents: null }),
    effects: { waitingPlaces: [left], projects: [withoutPlace(ledgerProject, place)] },
  };
}

export function leaveWaitingList(request: LeaveWaitingList): Command<WaitingPlace> {
  const { actor, userId, projectId } = request;
  return {
    actor,
    needs: { projects: [projectId], users: [userId], waiting: [{ userId, projectId }] },
    decide: (world, { now }) => decide(world, now, request),
  };
}
