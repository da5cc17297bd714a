import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { findWaitingPlace } from '../../project/waiting-places/queries.ts';
import { confirmWaitingPlace } from '../commands/confirm-waiting-place.ts';
import { joinWaitingList } from '../commands/join-waiting-list.ts';
import { leaveWaitingList } from '../commands/leave-waiting-list.ts';
import { moneyRoute } from '../engine/money-route.ts';

export async function registerWaitingCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(app, v1.waitingPlaces.join, ({ actor, caller, body, locale, services, run }) => {
    const { fixedTexts, orderTerms: terms } = services.config;
    const { projectId, amount: amountCents, termsVersion = terms.version, riskConsent } = body;
    const shown = { language: locale, riskWarning: fixedTexts.riskWarning, terms, consent: riskConsent };
    return run(
      joinWaitingList({ actor, userId: caller.userId, projectId, amountCents, termsVersion, shown }),
    );
  });

  moneyRoute(app, v1.waitingPlaces.confirm, async (call) => {
    const place = await findWaitingPlace(call.db, call, call.params.waitingPlaceId);
    if (!place) throw new NotFound();
    const { actor, body, locale, services } = call;
    const { fixedTexts, orderTerms: terms } = services.config;
    const { termsVersion = terms.version, riskConsent } = body;
    const shown = { language: locale, riskWarning: fixedTexts.riskWarning, terms, consent: riskConsent };
    const { waitingPlaceId, userId, projectId } = place;
    return call.run(confirmWaitingPlace({ actor, waitingPlaceId, userId, projectId, termsVersion, shown }));
  });

  moneyRoute(app, v1.waitingPlaces.leave, async (call) => {
    const place = await findWaitingPlace(call.db, call, call.params.waitingPlaceId);
    if (!place) throw new NotFound();
    const { waitingPlaceId, userId, projectId } = place;
    return call.run(leaveWaitingList({ actor: call.actor, waitingPlaceId, userId, projectId }));
  });
}
