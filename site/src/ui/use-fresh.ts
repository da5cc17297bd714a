import { useEffect, useEffectEvent } from 'react';
import { stayFresh } from '../lib/stay-fresh.ts';

/** Calls `ask` when the user returns to the page, and polls while a change is awaited. */
export function useFresh(
  ask: () => Promise<unknown>,
  isAwaited = false,
  firstWaitMs?: number,
  longestWaitMs?: number,
): void {
  const askNow = useEffectEvent(ask);
  useEffect(
    () => stayFresh(() => askNow(), { isAwaited, firstWaitMs, longestWaitMs }),
    [isAwaited, firstWaitMs, longestWaitMs],
  );
}
