import { randomFor } from '@semilla/contract/testing';
import { actAll, afterSome } from './clients.ts';
import { findProblems } from './find-problems.ts';
import { countsAt, newMemory } from './memory.ts';
import type { Person } from './person.ts';
import { lookAround } from './sight.ts';
import { startVictim, type VictimName } from './victims.ts';

export interface Crashes {
  victim: VictimName;
  rounds: number;
  clients: number;
  seed: string;
  say(line: string): void;
}

/** Kills a part of the platform repeatedly while clients are working; returns the problems found afterwards. */
export async function crash({ victim: name, rounds, clients, seed, say }: Crashes): Promise<string[]> {
  const victim = await startVictim(name);
  const wrong: string[] = [];
  try {
    const sight = await lookAround(victim.url, randomFor(seed));
    const admin = sight.admins[0] as Person;
    const memory = newMemory();
    const before = await countsAt(admin);
    for (let round = 1; round <= rounds; round += 1) {
      let goesOn = true;
      const middle = afterSome(sight.random.integer(20, 150));
      const acting = actAll({
        sight,
        clients,
        goesOn: () => goesOn,
        done(act, answer) {
          memory.record(act, answer);
          middle.done();
        },
      });
      await middle.reached;
      await victim.crash();
      goesOn = false;
      await acting;
      const crashedAt = performance.now();
      await victim.recover();
      const seconds = ((performance.now() - crashedAt) / 1_000).toFixed(1);

      const { problems, summary } = await findProblems(admin, memory, before);
      wrong.push(...problems.map((problem) => `${name}, round ${round}: ${problem}`));
      say(`${name} ${round}/${rounds}: back after ${seconds} s; ${summary}`);
    }
    // One or two rounds may be too short for an order that every rule accepts.
    if (rounds > 2 && !memory.made.orders.size) wrong.push(`${name}: no order was accepted in any round`);
  } finally {
    await victim.stop();
  }
  return wrong;
}
