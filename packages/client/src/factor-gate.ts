type Ask = () => Promise<boolean>;

/** Asks for a fresh factor, once for all calls that need one at the same time. */
export interface FactorGate {
  /** Resolves with whether the user gave one. */
  confirm: () => Promise<boolean>;
  /** Sets what asks, such as a dialog; returns a function that unsets it. */
  askedBy: (ask: Ask) => () => void;
}

export function createFactorGate(): FactorGate {
  let ask: Ask | undefined;
  let pending: Promise<boolean> | undefined;
  return {
    confirm() {
      pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
        pending = undefined;
      });
      return pending;
    },
    askedBy(next) {
      ask = next;
      return () => {
        if (ask === next) ask = undefined;
      };
    },
  };
}
