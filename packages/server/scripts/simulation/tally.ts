import type { Act } from './act.ts';
import type { Answer } from './person.ts';

/** Counts and times of the acts, and their refusals. */
export interface Tally {
  note(act: Act, answer: Answer): void;
  /** One line per kind of act, and one per reason of refusal. */
  lines(seconds: number): string[];
  count(): number;
  /** How many acts of this kind were accepted. */
  accepted(what: string): number;
  /** Failed requests: no answer, or a server error. */
  failures(): number;
}

function at(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`;
}

export function newTally(): Tally {
  const times = new Map<string, number[]>();
  const refusals = new Map<string, number>();
  const accepted = new Map<string, number>();
  let failed = 0;
  return {
    note({ what }, { code, ms, status }) {
      times.set(what, [...(times.get(what) ?? []), ms]);
      if (code) refusals.set(`${what}: ${code}`, (refusals.get(`${what}: ${code}`) ?? 0) + 1);
      else accepted.set(what, (accepted.get(what) ?? 0) + 1);
      if (status === 0 || status >= 500) failed += 1;
    },
    lines(seconds) {
      const all = [...times.values()].flat();
      const rows = [...times, ['everything', all] as const].map(([what, unsorted]) => {
        const ms = [...unsorted].sort((left, right) => left - right);
        const [middle, most, worst] = [at(ms, 0.5), at(ms, 0.99), at(ms, 1)];
        return `${what.padEnd(18)} ${String(ms.length).padStart(6)}  half within ${middle}, 99 % ${most}, all ${worst}`;
      });
      const refused = [...refusals].sort(([, left], [, right]) => right - left);
      return [
        ...rows,
        `${(all.length / seconds).toFixed(0)} a second`,
        '',
        ...refused.map(([why, count]) => `${String(count).padStart(6)} refused, ${why}`),
      ];
    },
    count: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
    accepted: (what) => accepted.get(what) ?? 0,
    failures: () => failed,
  };
}
