import { civilDateAt } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { NotFound } from '../../kit/errors.ts';
import { depositsOf } from '../../ledger/accounts.ts';
import { phaseOf } from '../../project/access.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { type Effects, mergeEffects } from '../engine/effects.ts';
import { type LedgerProject, openWishesIn, type World } from '../engine/world.ts';
import { moveDeposit, withWishes } from './wish-effects.ts';

/** Whether a project can still turn wishes into orders. */
function takesWishes({ project }: LedgerProject, now: Date): boolean {
  const phase = phaseOf(project);
  const isOver = project.dateEnd !== null && project.dateEnd < civilDateAt(now);
  return !isOver && (phase === 'Preinvestment' || phase === 'Investment');
}

interface Ended {
  ended: number;
}

function decide(world: World, context: Context, projectId: string): Decision<Ended> {
  const before = world.projects.get(projectId);
  if (!before) throw new NotFound();
  const { now } = context;
  if (takesWishes(before, now)) return { answer: { ended: 0 }, effects: {} };
  const open = openWishesIn(world, projectId);
  const { name: projectName } = before.project;
  const each = open.map((wish): Effects => {
    const { userId, depositCents } = wish;
    const walletId = world.users.get(userId)?.walletId ?? '';
    return {
      ...moveDeposit(context, wish, walletId, -depositCents),
      wishes: [{ ...wish, state: 'ended', updatedAt: now, decidedAt: now }],
      notices: [{ kind: 'wishEnded', userId, projectId, projectName, depositCents }],
    };
  });
  const effects = { ...mergeEffects(each), projects: [withWishes(before, -open.length)] };
  return { answer: { ended: open.length }, effects };
}

/** Ends all wishes in a project that can no longer turn them into orders, and returns their deposits. */
export function endWishes(projectId: string): Command<Ended> {
  return {
    actor: thePlatform,
    needs: { projects: [projectId], wishesOf: [projectId], accounts: [depositsOf(projectId)] },
    decide: (world, context) => decide(world, context, projectId),
  };
}
