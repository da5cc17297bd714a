import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kit/config.ts';
import { NotFound } from '../../kit/errors.ts';
import { findWish } from '../../project/wishes/queries.ts';
import { placeWish } from '../commands/place-wish.ts';
import { revokeWish } from '../commands/revoke-wish.ts';
import { runAllocation } from '../commands/run-allocation.ts';
import { moneyRoute } from '../engine/money-route.ts';

const inForce = ({ fixedTexts, orderTerms }: Config) => ({
  riskWarning: fixedTexts.riskWarning,
  terms: orderTerms,
});

export async function registerWishCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(app, v1.wishes.place, ({ actor, caller, body, locale, services, run }) => {
    const texts = inForce(services.config);
    const { projectId, amount: amountCents, termsVersion = texts.terms.version, riskConsent } = body;
    const shown = { language: locale, ...texts, consent: riskConsent };
    return run(placeWish({ actor, userId: caller.userId, projectId, amountCents, termsVersion, shown }));
  });

  moneyRoute(app, v1.wishes.edit, async (call) => {
    const wish = await findWish(call.db, call, call.params.wishId);
    if (!wish) throw new NotFound();
    const { actor, body, locale, services } = call;
    const { wishId, userId, projectId } = wish;
    const texts = inForce(services.config);
    const { amount: amountCents, termsVersion = texts.terms.version, riskConsent } = body;
    const shown = { language: locale, ...texts, consent: riskConsent };
    return call.run(placeWish({ actor, wishId, userId, projectId, amountCents, termsVersion, shown }));
  });

  moneyRoute(app, v1.wishes.revoke, async (call) => {
    const wish = await findWish(call.db, call, call.params.wishId);
    if (!wish) throw new NotFound();
    const { wishId, userId, projectId } = wish;
    return call.run(revokeWish({ actor: call.actor, wishId, userId, projectId }));
  });

  moneyRoute(app, v1.wishes.allocate, ({ actor, params, query, services, preview, run }) => {
    const command = runAllocation({ actor, ...params, inForce: inForce(services.config) });
    return query.preview ? preview(command) : run(command);
  });
}
