import { randomFor } from '@semilla/contract/testing';
import { actAll } from './clients.ts';
import { countsAt, newMemory } from './memory.ts';
import type { Person } from './person.ts';
import { lookAround } from './sight.ts';
import { breachesAt } from './simulate.ts';
import { startVictim, type VictimName } from './victims.ts';

export interface Crashes {
  victim: VictimName;
  rounds: number;
  clients: number;
  seed: string;
  say(line: string): void;
}

/** Resolves after the clients have completed a number of acts, while they are still working. */
function afterSome(acts: number): { done: () => void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let remaining = acts;
  const done = () => {
    remaining -= 1;
    if (remaining === 0) resolve();
  };
  return { done, reached: promise };
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
          memory.keep(act, answer);
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

      const { acknowledged, unknown, done, wrong: problems } = await memory.recall();
      const after = await countsAt(admin);
      for (const what of ['orders', 'requests'] as const) {
        const expected = before[what] + memory.made[what].size;
        if (after[what] !== expected) problems.push(`${after[what]} ${what} and not ${expected}`);
      }
      const breaches = await breachesAt(admin);
      if (breaches) problems.push(`${breaches} breaches in the books`);
      wrong.push(...problems.map((problem) => `${name}, round ${round}: ${problem}`));
      const books = breaches ? `${breaches} BREACHES` : 'the books agree';
      say(
        `${name} ${round}/${rounds}: back after ${seconds} s; ${acknowledged} acknowledged, ${unknown} unknown of which ${done} are done now; ${problems.length} wrong; ${books}`,
      );
    }
  } finally {
    await victim.stop();
  }
  return wrong;
}
