import type { AuditNote } from '../audit/write-audit.ts';
import type { Change } from './make-change.ts';

class EndOfTrial extends Error {}

/** Runs an act, undoes everything that it wrote, including its files, and returns its result and its audit notes. */
export async function runTrial<T>(
  change: Change,
  act: (change: Change) => Promise<T>,
): Promise<{ result: T; notes: AuditNote[] }> {
  const notes: AuditNote[] = [];
  const undo: (() => Promise<void>)[] = [];
  let result: T | undefined;
  const tried = change.tx.transaction(async (tx) => {
    result = await act({
      tx,
      isTrial: true,
      audit: (note) => void notes.push(note),
      forget: () => {},
      touch: () => {},
      mail: async () => {},
      afterwards: () => {},
      otherwise: (callback) => void undo.push(callback),
    });
    throw new EndOfTrial();
  });
  try {
    await tried;
  } catch (error) {
    if (!(error instanceof EndOfTrial)) throw error;
  } finally {
    await Promise.allSettled(undo.map((callback) => callback()));
  }
  return { result: result as T, notes };
}
