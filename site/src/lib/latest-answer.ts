export interface LatestAnswer {
  /** Registers a request. Returns whether its answer still counts, to be called when it arrives. */
  ask: () => () => boolean;
  /** Newer data is known: the answers to all requests so far are ignored. */
  outdate: () => void;
}

/** Answers may arrive out of order: the one to the latest request wins. */
export function latestAnswer(): LatestAnswer {
  let begun = 0;
  let newest = 0;
  return {
    ask() {
      begun += 1;
      const asked = begun;
      return () => {
        if (asked < newest) return false;
        newest = asked;
        return true;
      };
    },
    outdate() {
      begun += 1;
      newest = begun;
    },
  };
}
