import { compareBooks } from '../orders.ts';
import { testPart } from '../seed.ts';
import type { Act } from './acts-of-staff.ts';
import type { Outcomes } from './outcomes.ts';
import { newStage, type Stage } from './stage.ts';
import { Trial } from './try-out.ts';

export interface Tried {
  /** The effect of the first harmful sequence; empty if none did harm. */
  harm: string;
  /** The sequences whose last act was not refused. */
  going: Act[][];
}

interface Given {
  say: (line: string) => void;
  stage?: Stage | undefined;
  outcomes: Outcomes;
}

/** Undone changes slow a database down, so a stage is replaced after this many acts. */
const actsPerStage = 3_000;

/** Tries each sequence on the given stage, or on two new ones, so that one works while the other waits for its database. */
export async function tryEach(
  sequences: readonly Act[][],
  tryOne: (trial: Trial, sequence: readonly Act[]) => Promise<void>,
  { say, stage, outcomes }: Given,
): Promise<Tried> {
  const own = stage ? sequences : sequences.filter((_, place) => place % testPart.of === testPart.number - 1);
  const waiting = own.entries();
  const tried: Tried = { harm: '', going: [] };
  let count = 0;

  /** Returns whether there may be more to try. */
  async function tryOn(used: Stage, actsMax: number): Promise<boolean> {
    const trial = await Trial.on(used, outcomes);
    try {
      while (trial.count < actsMax) {
        const { value, done } = waiting.next();
        if (done || tried.harm) return false;
        const [place, sequence] = value;
        await tryOne(trial, sequence);
        tried.harm ||= trial.harm;
        say(`${place + 1} of ${own.length} tried: ${sequence.join(', ')}`);
      }
      return true;
    } finally {
      tried.going.push(...trial.going);
      count += trial.count;
    }
  }

  async function tryOnNewStages(): Promise<void> {
    let goesOn = true;
    while (goesOn) {
      const used = await newStage();
      goesOn = await tryOn(used, actsPerStage);
      await compareBooks(used.test);
      await used.test.close();
    }
  }

  if (stage) await tryOn(stage, Number.POSITIVE_INFINITY);
  else await Promise.all([tryOnNewStages(), tryOnNewStages()]);
  say(`${count} acts carried out, and looked at after each`);
  return tried;
}
