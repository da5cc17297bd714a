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
 * their turn comes within `patienceMs`. While nobody leaves, only few wait.
 */
export function createGate(max: number, patienceMs: number) {
  const waiting = new Set<Waiting>();
  let inside = 0;
  let intervalMs = 0;
  /** When the last one left, or when all places were taken. */
  let movedAt = 0;
  let isMeasuring = false;

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
    /** Whether a caller who arrives now would not get in within `patienceMs`. */
    isHopeless(): boolean {
      if (inside < max) return false;
      const isStill = performance.now() - movedAt > patienceMs / 2;
      return (isStill && waiting.size >= waitingMin) || (waiting.size + 1) * intervalMs > patienceMs;
    },

    /** Resolves to whether the caller is in; those who are in must leave. `onGone` tells of a caller who no longer waits. */
    enter(onGone: (giveUp: () => void) => void): Promise<boolean> | true {
      if (inside < max) {
        inside += 1;
        if (inside === max) movedAt = performance.now();
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
      if (waiting.size && isMeasuring) {
        const newestMs = Math.min(now - movedAt, patienceMs / waitingMin);
        intervalMs += (newestMs - intervalMs) * newestShare;
      }
      isMeasuring = waiting.size > 0;
      movedAt = now;
      inside -= 1;
      admitNext();
    },
  };
}
