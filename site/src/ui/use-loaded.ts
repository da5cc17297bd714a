import { useCallback, useEffect, useState } from 'react';
import { latestAnswer } from '../lib/latest-answer.ts';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; value: T };

/**
 * Loads the data that a component needs. `retry` shows the loading state again. `refresh` keeps the current data visible while it
 * loads, and also if it fails. With `known` data, nothing is loaded at first.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  known?: T,
): [Loaded<T>, retry: () => void, refresh: () => Promise<T | undefined>] {
  const [loaded, setLoaded] = useState<Loaded<T>>(
    known === undefined ? { state: 'loading' } : { state: 'done', value: known },
  );
  const [run, setRun] = useState(() => (known === undefined ? load : undefined));
  const [answers] = useState(latestAnswer);

  useEffect(() => {
    if (!run) return undefined;
    const counts = answers.ask();
    run().then(
      (value) => counts() && setLoaded({ state: 'done', value }),
      (error: unknown) => counts() && setLoaded({ state: 'failed', error }),
    );
    return answers.outdate;
  }, [run, answers]);

  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    setRun(() => () => load());
  }, [load]);

  const refresh = useCallback(async () => {
    const counts = answers.ask();
    const value = await load().catch(() => undefined);
    if (value !== undefined && counts()) setLoaded({ state: 'done', value });
    return value;
  }, [load, answers]);

  return [loaded, retry, refresh];
}
