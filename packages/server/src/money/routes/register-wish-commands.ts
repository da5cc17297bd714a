import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { findWish } from '../../project/wishes/queries.ts';
import { placeWish } from '../commands/place-wish.ts';
import { revokeWish } from '../commands/revoke-wish.ts';
import { runAllocation } from '../commands/run-allocation.ts';
import { moneyRoute } from '../engine/money-route.ts';
import { shownWith, textsInForce } from './shown-with.ts';

export async function registerWishCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(app, v1.wishes.place, (call) => {
    const { actor, caller, body, run } = call;
    const shown = shownWith(call);
    const { projectId, amount: amountCents, termsVersion = shown.terms.version } = body;
    return run(placeWish({ actor, userId: caller.userId, projectId, amountCents, termsVersion, shown }));
  });

  moneyRoute(app, v1.wishes.edit, async (call) => {
    const wish = await findWish(call.db, call, call.params.wishId);
    if (!wish) throw new NotFound();
    const { actor, body } = call;
    const { wishId, userId, projectId } = wish;
    const shown = shownWith(call);
    const { amount: amountCents, termsVersion = shown.terms.version } = body;
    return call.run(placeWish({ actor, wishId, userId, projectId, amountCents, termsVersion, shown }));
  });

  moneyRoute(app, v1.wishes.revoke, async (call) => {
    const wish = await findWish(call.db, call, call.params.wishId);
    if (!wish) throw new NotFound();
    const { wishId, userId, projectId } = wish;
    return call.run(revokeWish({ actor: call.actor, wishId, userId, projectId }));
  });

  moneyRoute(app, v1.wishes.allocate, ({ actor, params, query, services, preview, run }) => {
    const command = runAllocation({ actor, ...params, inForce: textsInForce(services.config) });
    return query.preview ? preview(command) : run(command);
  });
}
