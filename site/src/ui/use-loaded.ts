import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; value: T };

/**
 * What a page needs before it can show anything, a way to try again, and one to read it anew while what is known stays in
 * sight, also where it cannot be had.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
): [Loaded<T>, retry: () => void, refresh: () => Promise<T | undefined>] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [run, setRun] = useState(() => load);
  const begun = useRef(0);
  const oldest = useRef(0);

  // Answers may overtake each other; what was asked for later counts.
  const settle = useCallback((asked: number, outcome: Loaded<T>) => {
    if (asked < oldest.current) return;
    oldest.current = asked;
    setLoaded(outcome);
  }, []);

  useEffect(() => {
    begun.current += 1;
    const asked = begun.current;
    run().then(
      (value) => settle(asked, { state: 'done', value }),
      (error: unknown) => settle(asked, { state: 'failed', error }),
    );
    return () => {
      oldest.current = begun.current + 1;
    };
  }, [run, settle]);

  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    setRun(() => () => load());
  }, [load]);

  const refresh = useCallback(async () => {
    begun.current += 1;
    const asked = begun.current;
    const value = await load().catch(() => undefined);
    if (value !== undefined) settle(asked, { state: 'done', value });
    return value;
  }, [load, settle]);

  return [loaded, retry, refresh];
}
