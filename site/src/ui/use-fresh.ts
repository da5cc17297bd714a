import { useEffect, useEffectEvent } from 'react';
import { stayFresh } from '../lib/stay-fresh.ts';

/** Keeps what is shown as it is now: for whoever comes back to the page, and while something is awaited. */
export function useFresh(ask: () => Promise<unknown>, isAwaited = false, firstWaitMs?: number): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => stayFresh(() => askNow(), { isAwaited, firstWaitMs }), [isAwaited, firstWaitMs]);
}
