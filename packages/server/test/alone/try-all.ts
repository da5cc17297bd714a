import { compareBooks } from '../orders.ts';
import { type Act, actsOfStaff } from './acts-of-staff.ts';
import { newStage, type Stage } from './stage.ts';
import { type Branch, tryOut } from './try-out.ts';

export interface Tried {
  /** What the first harmful sequence did; empty if none did harm. */
  harm: string;
  /** The sequences whose last act was not refused. */
  going: Act[][];
}

/** The tables of a platform that is used for long make it slow; the three together try as many before they are replaced. */
const sequencesEach = 1_500;
const sayEvery = 500;

/** Tries sequences on the given platform, or on three new ones: while one waits for its database, another works. */
export async function tryAll(
  branches: readonly Branch[],
  say: (line: string) => void,
  stage?: Stage,
): Promise<Tried> {
  const waiting = branches.values();
  const total = branches.reduce((sum, { nextActs }) => sum + nextActs.length, 0);
  const tried: Tried = { harm: '', going: [] };
  let count = 0;

  async function tryNext(used: Stage, sequencesMax: number): Promise<boolean> {
    const acts = actsOfStaff(used);
    const end = count + sequencesMax;
    while (count < end) {
      const { value: branch, done } = waiting.next();
      if (done || tried.harm) return false;
      const { harm, going } = await tryOut(used, acts, branch);
      tried.harm ||= harm;
      tried.going.push(...going.map((name) => [...branch.beginning, name]));
      const saidBefore = Math.floor(count / sayEvery);
      count += branch.nextActs.length;
      if (Math.floor(count / sayEvery) > saidBefore) say(`${count} of ${total}`);
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
