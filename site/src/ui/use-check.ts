import type { FieldProblems } from '@semilla/client';
import { useState } from 'react';

export type Check<V> = (values: V) => FieldProblems;

type Act = (problems: FieldProblems) => void;

/** A form has its check at once, or loads it when it is first used, because a check brings schemas. */
export type CheckOption<V> =
  | { check: Check<V>; loadCheck?: never }
  | { check?: never; loadCheck: () => Promise<Check<V>> };

/** The problems of the values so far. Without a check there are none, and the server decides. */
export function useCheck<V>({ check: given, loadCheck }: CheckOption<V>, values: V) {
  const [loaded, setLoaded] = useState<Check<V>>();
  const check = given ?? loaded;

  async function load(): Promise<Check<V> | undefined> {
    const found = await loadCheck?.().catch(() => undefined);
    setLoaded(() => found);
    return found;
  }

  async function actLater(act: Act, setWaiting: (isWaiting: boolean) => void): Promise<void> {
    setWaiting(true);
    const by = await load();
    setWaiting(false);
    act(problemsBy(by));
  }

  const problemsBy = (by: Check<V> | undefined) => by?.(values) ?? {};
  return {
    found: problemsBy(check),
    begin: () => void (check ?? load()),
    /** Passes the problems on, at once if the check is there. `setWaiting` says whether it is being loaded. */
    whenChecked(act: Act, setWaiting: (isWaiting: boolean) => void): void {
      if (check) act(problemsBy(check));
      else void actLater(act, setWaiting);
    },
  };
}
