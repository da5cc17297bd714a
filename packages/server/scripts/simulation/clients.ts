import { type Act, nextAct } from './acts.ts';
import type { Told } from './person.ts';
import { openVenture, type Sight } from './sight.ts';

const openMin = 4;

export interface Load {
  sight: Sight;
  clients: number;
  /** Called before each act. */
  goesOn(): boolean;
  done(act: Act, answer: Told): void;
}

/** Whether the outcome is unknown: no answer, or a server error. */
export const isUnknown = ({ status }: Told) => status === 0 || status >= 500;

/** Runs all clients concurrently; each sends one request after the other. */
export async function actAll({ sight, clients, goesOn, done }: Load): Promise<void> {
  let isOpening = false;

  async function openProjects(): Promise<void> {
    const open = sight.ventures.filter(({ isFinanced, isClosed }) => !isFinanced && !isClosed);
    if (isOpening || open.length >= openMin) return;
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
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
}
