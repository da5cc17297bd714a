import { useCallback, useEffect, useState } from 'react';
import { latestAnswer } from '../lib/latest-answer.ts';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; value: T };

/**
 * Loads the data that a component needs. `retry` shows the loading state again. `refresh` keeps the current data visible while it
 * loads, and also if it fails.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
): [Loaded<T>, retry: () => void, refresh: () => Promise<T | undefined>] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [run, setRun] = useState(() => load);
  const [answers] = useState(latestAnswer);

  useEffect(() => {
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
