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

/** Tries sequences, on the given platform or on several new ones: while one waits for its database, another works. */
export async function tryAll(
  sequences: readonly Act[][],
  { on, say }: { on: Stage | 'three new ones'; say(line: string): void },
): Promise<Tried> {
  const waiting = sequences.values();
  const tried: Tried = { harm: '', going: [] };
  let count = 0;

  async function tryNext(stage: Stage, times: number): Promise<boolean> {
    const acts = actsOfStaff(stage);
    for (let time = 0; time < times; time += 1) {
      const { value: sequence, done } = waiting.next();
      if (done || tried.harm) return false;
      const { harm, isRefused } = await tryOut(stage, acts, sequence);
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
      const stage = await newStage();
      goesOn = await tryNext(stage, sequencesEach);
      await compareBooks(stage.test);
      await stage.test.close();
    }
  }

  if (on === 'three new ones') await Promise.all([tryOnNewStages(), tryOnNewStages(), tryOnNewStages()]);
  else await tryNext(on, Number.POSITIVE_INFINITY);
  say(`all ${count} tried`);
  return tried;
}
