/** The share of the newest interval in the mean: about the last twenty count. */
const newestShare = 0.05;

/** So many may always wait. Otherwise nobody would wait after a bad moment, and nobody would see that it is over. */
const waitingMin = 10;

interface Waiting {
  enter: (isIn: boolean) => void;
  timer: NodeJS.Timeout;
}

/**
 * Lets in so many at once. The others wait in the order of their arrival, if at the rate at which those inside leave
 * their turn comes within `patienceMs`.
 */
export function createGate(max: number, patienceMs: number) {
  const waiting = new Set<Waiting>();
  let inside = 0;
  let intervalMs = 0;
  let leftAt: number | undefined;

  function admitNext(): void {
    for (const next of waiting) {
      waiting.delete(next);
      clearTimeout(next.timer);
      inside += 1;
      next.enter(true);
      return;
    }
  }

  return {
    /** Whether whoever arrives now would wait in vain. */
    isHopeless: () => inside >= max && (waiting.size + 1) * intervalMs > patienceMs,

    /** Resolves to whether the caller is in; those who are in must leave. `onGone` tells of a caller who no longer waits. */
    enter(onGone: (giveUp: () => void) => void): Promise<boolean> | true {
      if (inside < max) {
        inside += 1;
        return true;
      }
      return new Promise((enter) => {
        const giveUp = () => {
          clearTimeout(one.timer);
          waiting.delete(one);
          enter(false);
        };
        const one: Waiting = { enter, timer: setTimeout(giveUp, patienceMs) };
        waiting.add(one);
        onGone(giveUp);
      });
    },

    leave(): void {
      const now = performance.now();
      if (waiting.size && leftAt !== undefined) {
        const newestMs = Math.min(now - leftAt, patienceMs / waitingMin);
        intervalMs += (newestMs - intervalMs) * newestShare;
      }
      leftAt = waiting.size ? now : undefined;
      inside -= 1;
      admitNext();
    },
  };
}
