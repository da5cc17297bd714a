import { type Act, nextAct } from './acts.ts';
import type { Told } from './person.ts';
import { openVenture, type Sight } from './sight.ts';

const openMin = 4;

export interface Load {
  sight: Sight;
  clients: number;
  /** Asked before each act. */
  goesOn(): boolean;
  done(act: Act, told: Told): void;
}

/** Until the platform has spoken: nothing came, or something that says neither yes nor no. */
export const isUnknown = ({ status }: Told) => status === 0 || status >= 500;

/** Clients who do one thing after the other, all at once. */
export async function actAll({ sight, clients, goesOn, done }: Load): Promise<void> {
  let isOpening = false;

  async function keepOpen(): Promise<void> {
    const open = sight.ventures.filter(({ isFinanced, isClosed }) => !isFinanced && !isClosed);
    if (isOpening || open.length >= openMin) return;
    isOpening = true;
    // Where the platform is gone there is nothing to be opened; the next act will tell.
    await openVenture(sight).catch(() => {});
    isOpening = false;
  }

  async function client(): Promise<void> {
    while (goesOn()) {
      await keepOpen();
      const act = await nextAct(sight);
      const told = await act.who.send(act);
      act.learn?.(isUnknown(told) ? { ...told, code: 'no answer' } : told);
      done(act, told);
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
}
