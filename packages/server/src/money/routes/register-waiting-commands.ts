import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { waitingPlaceList } from '../../project/waiting-places/queries.ts';
import { confirmWaitingPlace } from '../commands/confirm-waiting-place.ts';
import { joinWaitingList } from '../commands/join-waiting-list.ts';
import { leaveWaitingList } from '../commands/leave-waiting-list.ts';
import { moneyRoute } from '../engine/money-route.ts';
import { shownWith } from './shown-with.ts';

export async function registerWaitingCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(app, v1.waitingPlaces.join, (call) => {
    const { actor, caller, body, run } = call;
    const shown = shownWith(call);
    const { projectId, amount: amountCents, termsVersion = shown.terms.version } = body;
    return run(
      joinWaitingList({ actor, userId: caller.userId, projectId, amountCents, termsVersion, shown }),
    );
  });

  moneyRoute(app, v1.waitingPlaces.confirm, async (call) => {
    const place = await waitingPlaceList.one(call.db, call.params.waitingPlaceId, call);
    const { actor, body } = call;
    const shown = shownWith(call);
    const { termsVersion = shown.terms.version } = body;
    const { waitingPlaceId, userId, projectId } = place;
    return call.run(confirmWaitingPlace({ actor, waitingPlaceId, userId, projectId, termsVersion, shown }));
  });

  moneyRoute(app, v1.waitingPlaces.leave, async (call) => {
    const { waitingPlaceId, userId, projectId } = await waitingPlaceList.one(
      call.db,
      call.params.waitingPlaceId,
      call,
    );
    return call.run(leaveWaitingList({ actor: call.actor, waitingPlaceId, userId, projectId }));
  });
}
