type Ask = () => Promise<boolean>;

/** Asks the user for what calls lack, a fresh factor or a session, once for all that lack it at the same time. */
export interface AskGate {
  /** Resolves with whether the user gave it. */
  confirm: () => Promise<boolean>;
  /** Sets what asks, such as a dialog; returns a function that unsets it. */
  askedBy: (ask: Ask) => () => void;
}

export function createAskGate(): AskGate {
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
