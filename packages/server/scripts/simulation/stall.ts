import { randomFor } from '@semilla/contract/testing';
import { disturb } from './disturb.ts';
import { stallsOf } from './stalls.ts';
import { startStage } from './start-stage.ts';
import { withSmallDisk } from './with-small-disk.ts';

export interface Stalls {
  /** How often each stall happens. */
  rounds: number;
  /** The names of the stalls that happen; all by default. */
  only?: readonly string[] | undefined;
  clients: number;
  seed: string;
  say(line: string): void;
}

const secondsMax = 15;
/** Twice what the platform promises, because everything shares one machine with the clients. */
const answerSecondsMax = 10;

/**
 * Lets each part of the platform stall in random order, while clients use the platform. Returns the problems.
 */
export async function stall({ rounds, only, ...options }: Stalls): Promise<string[]> {
  return withSmallDisk(options.say, async (disk) => {
    const stage = await startStage(disk?.folder);
    try {
      const all = stallsOf(stage);
      if (disk) all.push({ name: 'a full disk', happen: () => disk.fill(stage.postgres) });
      const stalls = all.filter(({ name }) => !only || only.includes(name));
      const random = randomFor(options.seed);
      const shuffled = Array.from({ length: rounds }, () => stalls)
        .flat()
        .map((one) => ({ one, place: random.integer(0, 1_000_000) }))
        .sort((left, right) => left.place - right.place)
        .map(({ one }) => one);
      return await disturb({
        ...options,
        url: stage.server.url,
        rounds: shuffled,
        secondsMax,
        answerSecondsMax,
      });
    } finally {
      await stage.stop();
    }
  });
}
