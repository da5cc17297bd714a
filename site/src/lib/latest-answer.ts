export interface LatestAnswer {
  /** Notes that something is asked. Gives back whether its answer still counts, to be asked once that is there. */
  ask: () => () => boolean;
  /** Something newer is known: no answer counts to what has been asked so far. */
  outdate: () => void;
}

/** Answers may overtake each other: among those to the same question, what was asked for later counts. */
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
