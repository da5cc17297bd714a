import { compareBooks } from '../orders.ts';
import { sized, testActs } from '../seed.ts';
import { type Act, type Acts, actsOfStaff } from './acts-of-staff.ts';
import { look, type Seen } from './look.ts';
import type { Outcomes } from './outcomes.ts';
import { type Stage, undone } from './stage.ts';

// Comparing them takes longer than ten acts.
const actsBetweenBooks = sized(10, 250);

/** Tries sequences of acts on a stage, and checks for harm after each act, so every shorter sequence is tested too. */
export class Trial {
  /** The effect of the first harmful sequence; empty if none did harm. */
  harm = '';
  /** The sequences whose last act was not refused. */
  readonly going: Act[][] = [];
  count = 0;
  private readonly stage: Stage;
  private readonly acts: Acts;
  private readonly before: Seen;
  private readonly outcomes: Outcomes;

  private constructor(stage: Stage, before: Seen, outcomes: Outcomes) {
    this.stage = stage;
    this.outcomes = outcomes;
    this.acts = actsOfStaff(stage);
    this.before = before;
  }

  static async on(stage: Stage, outcomes: Outcomes): Promise<Trial> {
    return new Trial(stage, await look(stage), outcomes);
  }

  /** Carries out the last act of a sequence. Returns whether it was carried out or proposed. */
  private async carryOutLast(sequence: readonly Act[]): Promise<boolean> {
    const { before, stage } = this;
    const act = sequence.at(-1) as Act;
    const answer = await this.acts[act]();
    const now = await look(stage);
    this.count += 1;
    if (this.count % actsBetweenBooks === 0) await compareBooks(stage.test);
    if (JSON.stringify(now) !== JSON.stringify(before))
      this.harm ||= `${sequence.join(', ')}: ${JSON.stringify({ before, now })}`;
    return this.outcomes.note(act, answer);
  }

  /** Tries one sequence. A refused act does not end it. */
  async trySequence(sequence: readonly Act[]): Promise<void> {
    await undone(this.stage, async () => {
      let isGoing = false;
      for (const length of sequence.keys()) {
        isGoing = await this.carryOutLast(sequence.slice(0, length + 1));
        if (this.harm) return;
      }
      if (isGoing) this.going.push([...sequence]);
    });
  }

  /**
   * Tries all sequences with this beginning. Stops at a refused act: it changes nothing, so the rest equals a shorter
   * sequence.
   */
  async tryAll(beginning: readonly Act[], lengthMax: number): Promise<void> {
    if (!beginning.length) return this.tryNext([], lengthMax);
    await undone(this.stage, async () => {
      for (const length of beginning.keys()) await this.carryOutLast(beginning.slice(0, length + 1));
      await this.tryNext(beginning, lengthMax);
    });
  }

  private async tryNext(beginning: readonly Act[], lengthMax: number): Promise<void> {
    const isLast = beginning.length + 1 === lengthMax && lengthMax > 1;
    const isNew = !testActs.length || beginning.some((name) => testActs.includes(name));
    const names = Object.keys(this.acts) as Act[];
    for (const name of isLast && !isNew ? names.filter((one) => testActs.includes(one)) : names) {
      if (this.harm) return;
      const sequence = [...beginning, name];
      await undone(this.stage, async () => {
        if (!(await this.carryOutLast(sequence))) return;
        this.going.push(sequence);
        if (sequence.length < lengthMax) await this.tryNext(sequence, lengthMax);
      });
    }
  }
}
