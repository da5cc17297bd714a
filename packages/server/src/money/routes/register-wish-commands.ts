import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { InvalidInput } from '../../kit/errors.ts';
import { nameOfUser } from '../../kit/users/name-of-user.ts';
import { wishList } from '../../project/wishes/queries.ts';
import { placeWish } from '../commands/place-wish.ts';
import { revokeWish } from '../commands/revoke-wish.ts';
import { runAllocation } from '../commands/run-allocation.ts';
import { moneyRoute } from '../engine/money-route.ts';
import { projectLook } from './project-look.ts';
import { shownWith, textsInForce } from './shown-with.ts';

export async function registerWishCommands(app: FastifyInstance): Promise<void> {
  moneyRoute(app, v1.wishes.place, (call) => {
    const { actor, caller, body, run } = call;
    const shown = shownWith(call);
    const { projectId, amount: amountCents, termsVersion = shown.terms.version } = body;
    return run(placeWish({ actor, userId: caller.userId, projectId, amountCents, termsVersion, shown }));
  });

  moneyRoute(app, v1.wishes.edit, async (call) => {
    const { wishId, userId, projectId } = await wishList.one(call.db, call.params.wishId, call);
    const { actor, body } = call;
    const shown = shownWith(call);
    const { amount: amountCents, termsVersion = shown.terms.version } = body;
    return call.run(placeWish({ actor, wishId, userId, projectId, amountCents, termsVersion, shown }));
  });

  moneyRoute(app, v1.wishes.revoke, async (call) => {
    const { wishId, userId, projectId } = await wishList.one(call.db, call.params.wishId, call);
    return call.run(revokeWish({ actor: call.actor, wishId, userId, projectId }));
  });

  moneyRoute(app, v1.wishes.allocate, async (call) => {
    const { actor, approval, body, caller, db, params, query, services } = call;
    const allocation = { actor, ...params, inForce: textsInForce(services.config) };
    if (query.preview) return call.preview(runAllocation({ ...allocation, isPreview: true }));
    const { digest, why } = body;
    if (!digest) throw new InvalidInput([{ path: 'digest', code: 'required', params: {} }]);
    const proposer = { userId: caller.userId, userName: await nameOfUser(db, caller.userId) };
    const { projectId } = params;
    const look = await projectLook(db, {
      act: 'allocateWishes',
      projectId,
      proposer,
      why,
      onceKey: projectId,
    });
    const seenDigest = approval ? undefined : digest;
    return call.runWithSecond(look, () => runAllocation({ ...allocation, seenDigest }));
  });
}
