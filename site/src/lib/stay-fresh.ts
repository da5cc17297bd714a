import { ApiProblem, runByItself } from '@semilla/client';
import { isLive, onLiveEvent, onLiveState } from './live.ts';

const defaultLongestWaitMs = 30_000;
const backoff = 1.5;
/** While the live channel is connected, polling is still needed for changes that cause no event, such as the end of a period. */
const liveWaitMs = 60_000;
// Returning to a tab fires two events: the page becomes visible, and the window gets the focus.
const twiceWithinMs = 1_000;

const isSeen = () => document.visibilityState === 'visible';

export interface Awaited {
  /** Whether someone else is about to change the data. The data are polled only then. */
  isAwaited: boolean;
  /** The delay before the first poll. Each later delay is longer. */
  firstWaitMs?: number | undefined;
  /** The maximum delay. */
  longestWaitMs?: number | undefined;
}

/**
 * Calls `ask` when the live channel reports a change of the user's data, when the user returns to the page, and regularly while
 * the page is visible and a change is awaited. Returns a function that stops it.
 */
export function stayFresh(
  ask: () => Promise<unknown>,
  { isAwaited, firstWaitMs = 15_000, longestWaitMs = defaultLongestWaitMs }: Awaited,
): () => void {
  const way = new AbortController();
  const { signal } = way;
  let waitMs = firstWaitMs;
  let cameBackAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = () => clearTimeout(timer);

  function plan(): void {
    rest();
    if (!isAwaited || signal.aborted || !isSeen()) return;
    timer = setTimeout(
      () => {
        waitMs = Math.min(waitMs * backoff, longestWaitMs);
        void look();
      },
      isLive() ? Math.max(waitMs, liveWaitMs) : waitMs,
    );
  }

  async function look(): Promise<void> {
    rest();
    // After a failure, the old data stay until the next refresh.
    const answer = await ask().catch((error: unknown) => error);
    const hasSessionEnded = answer instanceof ApiProblem && answer.is('request.unauthenticated');
    // Further requests would be refused until the user has signed in and returns to the page.
    if (!hasSessionEnded) plan();
  }

  function comeBack(): void {
    const at = Date.now();
    if (!isSeen()) rest();
    else if (at - cameBackAt < twiceWithinMs) plan();
    else {
      cameBackAt = at;
      waitMs = firstWaitMs;
      void look();
    }
  }

  document.addEventListener('visibilitychange', comeBack, { signal });
  addEventListener('focus', comeBack, { signal });
  const stopHearing = onLiveEvent('own', () => runByItself(look));
  const stopWatching = onLiveState(plan);
  plan();
  return () => {
    way.abort();
    rest();
    stopHearing();
    stopWatching();
  };
}
