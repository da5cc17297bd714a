const longestWaitMs = 30_000;
const backoff = 1.5;
// Coming back to a tab is told twice: as a page that is seen again, and as a window that is used again.
const twiceWithinMs = 1_000;

const isSeen = () => document.visibilityState === 'visible';

export interface Awaited {
  /** Whether somebody elsewhere is about to change it, so that it is asked for by itself too. */
  isAwaited: boolean;
  /** How long to wait before asking by itself; each time after it is longer. */
  firstWaitMs?: number | undefined;
}

/**
 * Asks again when somebody comes back to this page and, while something is awaited, every now and then as long as the
 * page is in sight. `ask` keeps what is shown until it knows better. Gives back what ends it.
 */
export function stayFresh(
  ask: () => Promise<unknown>,
  { isAwaited, firstWaitMs = 15_000 }: Awaited,
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
    timer = setTimeout(() => {
      waitMs = Math.min(waitMs * backoff, longestWaitMs);
      void look();
    }, waitMs);
  }

  async function look(): Promise<void> {
    rest();
    // What cannot be had now stays as it is, and is asked for the next time.
    await ask().catch(() => {});
    plan();
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
  plan();
  return () => {
    way.abort();
    rest();
  };
}
