import type { Wish } from '@semilla/contract';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { wishAnswer } from '../../project/wishes/wish-answer.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { investorKey, type World } from '../engine/world.ts';
import { wishNeeds } from './place-wish.ts';
import { moveDeposit, withWishes } from './wish-effects.ts';

interface RevokeWish {
  actor: Actor;
  wishId: string;
  userId: string;
  projectId: string;
}

function decide(world: World, context: Context, request: RevokeWish): Decision<Wish> {
  const investor = world.users.get(request.userId);
  const before = world.projects.get(request.projectId);
  if (!before || !investor) throw new NotFound();
  const wish = world.wishes.get(investorKey(request));
  if (wish?.wishId !== request.wishId) throw new ApiError('project.wish_over');
  const { now } = context;
  const revoked: WishRow = { ...wish, state: 'revoked', updatedAt: now, decidedAt: now };
  const { userId, projectId, depositCents, amountCents } = revoked;
  const { name: projectName } = before.project;
  return {
    answer: wishAnswer(revoked, { projectName, userName: investor.userName }),
    effects: {
      ...moveDeposit(context, revoked, investor.walletId, -depositCents),
      wishes: [revoked],
      projects: [withWishes(before, -1)],
      notices: [{ kind: 'wishRevoked', userId, projectId, projectName, amountCents, depositCents }],
    },
  };
}

/** Revokes a wish before the allocation. No reason is needed, there is no penalty, and the whole deposit is returned. */
export function revokeWish(request: RevokeWish): Command<Wish> {
  return {
    actor: request.actor,
    needs: wishNeeds(request),
    decide: (world, context) => decide(world, context, request),
  };
}
