import type { Random } from '@semilla/contract/testing';
import { randomFor } from '@semilla/contract/testing';
import { actAll, afterSome, isUnknown } from './clients.ts';
import { findProblems } from './find-problems.ts';
import { countsAt, newMemory } from './memory.ts';
import type { Person } from './person.ts';
import { lookAround } from './sight.ts';

/** Something that goes wrong without ending the platform. */
export interface Disturbance {
  name: string;
  /** Resolves once it is over, or once the platform could work again. */
  happen(random: Random): Promise<void>;
  /** Restores what the disturbance changed, for the next round. */
  repair?(): Promise<void>;
}

export interface Disturbances {
  url: string;
  rounds: readonly Disturbance[];
  clients: number;
  seed: string;
  /** How long it may take, after a disturbance, until an order is accepted or refused by a rule again. */
  secondsMax: number;
  /** How long any answer may take, with or without a disturbance; not limited if left out. */
  answerSecondsMax?: number;
  say(line: string): void;
}

/** Lets the clients work through disturbances, without a restart of the platform; returns the problems found after each. */
export async function disturb(given: Disturbances): Promise<string[]> {
  const { url, rounds, clients, seed, secondsMax, say } = given;
  const answerMsMax = (given.answerSecondsMax ?? Number.POSITIVE_INFINITY) * 1_000;
  const sight = await lookAround(url, randomFor(seed));
  const admin = sight.admins[0] as Person;
  const memory = newMemory();
  const before = await countsAt(admin);
  const wrong: string[] = [];
  for (const [index, { name, happen, repair }] of rounds.entries()) {
    let goesOn = true;
    const faults: string[] = [];
    let slowestMs = 0;
    let overAt = Number.POSITIVE_INFINITY;
    const middle = afterSome(sight.random.integer(20, 80));
    const decided = Promise.withResolvers<number>();
    const acting = actAll({
      sight,
      clients,
      goesOn: () => goesOn,
      done(act, answer) {
        memory.record(act, answer);
        middle.done();
        slowestMs = Math.max(slowestMs, answer.ms);
        if (answer.status === 500) faults.push(`${act.what} was answered 500`);
        if (answer.ms > answerMsMax)
          faults.push(`${act.what} was answered ${answer.status} after ${Math.round(answer.ms)} ms`);
        // A refusal by a business rule counts too, because the platform accepts few orders of the simulation.
        const isDecided = act.what === 'invest' && !isUnknown(answer);
        if (isDecided && performance.now() > overAt) decided.resolve(performance.now() - overAt);
      },
    });
    await middle.reached;
    await happen(sight.random);
    overAt = performance.now();
    const patience = setTimeout(() => decided.resolve(Number.POSITIVE_INFINITY), secondsMax * 1_000);
    const seconds = (await decided.promise) / 1_000;
    clearTimeout(patience);
    goesOn = false;
    await acting;
    await repair?.();

    const { problems, summary } = await findProblems(admin, memory, before);
    problems.push(...faults);
    if (seconds > secondsMax) problems.push(`no order decided within ${secondsMax} s`);
    wrong.push(...problems.map((problem) => `${name}, round ${index + 1}: ${problem}`));
    say(
      `${name} ${index + 1}/${rounds.length}: orders again after ${seconds.toFixed(1)} s, the slowest answer after ${(slowestMs / 1_000).toFixed(1)} s; ${summary}`,
    );
  }
  // One or two rounds may be too short for an order that every rule accepts.
  if (rounds.length > 2 && !memory.made.orders.size) wrong.push('no order was accepted in any round');
  return wrong;
}
