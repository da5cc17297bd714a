import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; value: T };

/** What a page needs before it can show anything, and a way to try again. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [run, setRun] = useState(() => load);

  useEffect(() => {
    let isCurrent = true;
    const settle = (outcome: Loaded<T>) => {
      if (isCurrent) setLoaded(outcome);
    };
    run().then(
      (value) => settle({ state: 'done', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [run]);

  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    setRun(() => () => load());
  }, [load]);

  return [loaded, retry];
}
