import type { Act } from './act.ts';
import { nextAct } from './acts.ts';
import type { Answer } from './person.ts';
import { openVenture, openVentures, type Sight } from './sight.ts';

const openMin = 4;
/**
 * How long a client pauses after a failure. It is short, so that there is load as soon as the platform is
 * back.
 */
const pauseMs = 200;

/** Resolves after the clients have completed a number of acts, while they are still working. */
export function afterSome(acts: number): { done: () => void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let remaining = acts;
  const done = () => {
    remaining -= 1;
    if (remaining === 0) resolve();
  };
  return { done, reached: promise };
}

export interface Load {
  sight: Sight;
  clients: number;
  /** Called before each act. */
  goesOn(): boolean;
  done(act: Act, answer: Answer): void;
}

/** Whether the outcome is unknown: no answer, or a server error. */
export const isUnknown = ({ status }: Answer) => status === 0 || status >= 500;

/** Runs all clients concurrently; each sends one request after the other. */
export async function actAll({ sight, clients, goesOn, done }: Load): Promise<void> {
  let isOpening = false;

  async function openProjects(): Promise<void> {
    if (isOpening || openVentures(sight).length >= openMin) return;
    isOpening = true;
    // Ignored: if the platform is down, the next act will notice.
    await openVenture(sight).catch(() => {});
    isOpening = false;
  }

  async function client(): Promise<void> {
    while (goesOn()) {
      await openProjects();
      const act = await nextAct(sight);
      const answer = await act.who.send(act);
      act.learn?.(isUnknown(answer) ? { ...answer, code: 'no answer' } : answer);
      done(act, answer);
      if (isUnknown(answer) && goesOn()) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
}
