type Ask = () => Promise<boolean>;

/** Asks the user for a fresh factor or to sign in again; only once if several calls need it at the same time. */
export interface AskGate {
  /** Resolves to true if the user gave the factor, or signed in. */
  confirm: () => Promise<boolean>;
  /** Sets the function that asks, such as a dialog; returns a function that unsets it. */
  askedBy: (ask: Ask) => () => void;
}

export function createAskGate(): AskGate {
  let ask: Ask | undefined;
  let pending: Promise<boolean> | undefined;
  return {
    confirm() {
      if (pending) return pending;
      const asked = (ask?.() ?? Promise.resolve(false)).finally(() => {
        if (pending === asked) pending = undefined;
      });
      pending = asked;
      return asked;
    },
    askedBy(next) {
      ask = next;
      return () => {
        if (ask !== next) return;
        ask = undefined;
        // The dialog is gone, so the old question will get no answer. The next call asks again.
        pending = undefined;
      };
    },
  };
}
