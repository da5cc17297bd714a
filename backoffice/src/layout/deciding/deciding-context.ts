import { createContext, useContext } from 'react';

/** The act of a decision that a key presses in work mode. */
export type DecisionAct = 'approve' | 'reject' | 'again' | 'see';

export const decisionKeys: Record<DecisionAct, string> = { approve: 'a', reject: 'r', again: 'u', see: 'v' };

/** What work mode offers to the decision of a record. */
export interface Deciding {
  /** Leads to the next record: this one is decided, or its decision is proposed. */
  onDecided: (outcome: 'decided' | 'proposed') => void;
  /** The proof that was chosen for this record, which is shown in the middle. */
  proof: File | undefined;
  setProof: (proof: File | undefined) => void;
  /** The proof of the last approval, since one transfer slip may list several payments. */
  lastProof: File | undefined;
}

const DecidingContext = createContext<Deciding | undefined>(undefined);

export const DecidingProvider = DecidingContext.Provider;

/** Work mode, if the calling decision is shown in it. */
export function useDeciding(): Deciding | undefined {
  return useContext(DecidingContext);
}

/** Marks a button as the one that a key presses in work mode. Elsewhere the keys do nothing, so it says nothing. */
export function useDecisionKey(act: DecisionAct): { 'aria-keyshortcuts'?: string } {
  return useDeciding() ? { 'aria-keyshortcuts': decisionKeys[act] } : {};
}
