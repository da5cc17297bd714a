import { civilDateAt } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { NotFound } from '../../kit/errors.ts';
import { depositsOf } from '../../ledger/accounts.ts';
import { phaseOf } from '../../project/access.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { type Effects, mergeEffects } from '../engine/effects.ts';
import { type LedgerProject, openWishesIn, type World } from '../engine/world.ts';
import { moveDeposit, withWishes } from './wish-effects.ts';

/** Whether a project will still place orders of its preinvestors. */
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

/** Ends the wishes in a project that takes no orders of preinvestors any more, and returns their deposits. */
export function endWishes(projectId: string): Command<Ended> {
  return {
    actor: thePlatform,
    needs: { projects: [projectId], wishesOf: [projectId], accounts: [depositsOf(projectId)] },
    decide: (world, context) => decide(world, context, projectId),
  };
}
