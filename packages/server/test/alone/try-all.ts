import { compareBooks } from '../orders.ts';
import { type Act, actsOfStaff } from './acts-of-staff.ts';
import { newStage, type Stage } from './stage.ts';
import { tryOut } from './try-out.ts';

export interface Tried {
  /** What the first harmful sequence did; empty if none did harm. */
  harm: string;
  /** The sequences whose last act was not refused. */
  going: Act[][];
}

/** The tables of a platform that is used for long make it slow. */
const sequencesEach = 500;
const sayEvery = 500;

/** Tries sequences on the given platform, or on three new ones: while one waits for its database, another works. */
export async function tryAll(
  sequences: readonly Act[][],
  say: (line: string) => void,
  stage?: Stage,
): Promise<Tried> {
  const waiting = sequences.values();
  const tried: Tried = { harm: '', going: [] };
  let count = 0;

  async function tryNext(used: Stage, times: number): Promise<boolean> {
    const acts = actsOfStaff(used);
    for (let time = 0; time < times; time += 1) {
      const { value: sequence, done } = waiting.next();
      if (done || tried.harm) return false;
      const { harm, isRefused } = await tryOut(used, acts, sequence);
      tried.harm ||= harm;
      if (!isRefused) tried.going.push(sequence);
      count += 1;
      if (count % sayEvery === 0) say(`${count} of ${sequences.length}`);
    }
    return true;
  }

  async function tryOnNewStages(): Promise<void> {
    let goesOn = true;
    while (goesOn) {
      const own = await newStage();
      goesOn = await tryNext(own, sequencesEach);
      await compareBooks(own.test);
      await own.test.close();
    }
  }

  if (stage) await tryNext(stage, Number.POSITIVE_INFINITY);
  else await Promise.all([tryOnNewStages(), tryOnNewStages(), tryOnNewStages()]);
  say(`all ${count} tried`);
  return tried;
}
