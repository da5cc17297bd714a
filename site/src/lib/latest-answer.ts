export interface LatestAnswer {
  /** Registers a request. Call the returned function when the response arrives; it tells whether the response still counts. */
  ask: () => () => boolean;
  /** Ignores the responses to all requests so far, because newer data are known. */
  outdate: () => void;
}

/** Responses may arrive out of order. The response to the latest request wins. */
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
