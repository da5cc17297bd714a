import { interestTaxRates } from '@semilla/contract';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Command } from '@semilla/server/money/engine/command.ts';
import { evolve } from '@semilla/server/money/engine/evolve.ts';
import { lockWorld } from '@semilla/server/money/engine/lock-world.ts';
import { writeEffects } from '@semilla/server/money/engine/write-effects.ts';
import { demoId } from '../demo-id.ts';
import { reflectionEndOf } from './teller.ts';

/** Runs a money command on stored rows; returns its audit entries. */
export async function runCommand(
  tx: Db,
  command: Command<unknown>,
  now: Date,
  name: string,
): Promise<Noted[]> {
  let ids = 0;
  const newId = () => demoId(`${name} ${ids++}`, now);
  const world = await lockWorld(tx, [command.needs], now, async () => {});
  const { effects } = command.decide(world, {
    now,
    newId,
    fourEyesCents: 0,
    fourEyesDayCents: 0,
    interestTaxRates,
    reflectionEndOf,
  });
  evolve(world, effects);
  await writeEffects(tx, world, [effects]);
  return (effects.audit ?? []).map((note) => ({ at: now, actor: command.actor, note }));
}
