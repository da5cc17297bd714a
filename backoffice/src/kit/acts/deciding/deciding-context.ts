import { createContext, useContext } from 'react';

/** A decision that has a shortcut in work mode. */
export type DecisionAct = 'approve' | 'reject' | 'again' | 'see';

export const decisionKeys: Record<DecisionAct, string> = { approve: 'a', reject: 'r', again: 'u', see: 'v' };

/** What work mode provides to the decision form of a record. */
export interface Deciding {
  /** Opens the next record after this one was decided or its decision was proposed. */
  onDecided: (outcome: 'decided' | 'proposed') => void;
  /** The proof chosen for this record. Work mode shows it in the middle of the page. */
  proof: File | undefined;
  setProof: (proof: File | undefined) => void;
  /** The proof of the previous approval, because one transfer slip may list several payments. */
  lastProof: File | undefined;
}

const DecidingContext = createContext<Deciding | undefined>(undefined);

export const DecidingProvider = DecidingContext.Provider;

/** Undefined outside work mode. */
export function useDeciding(): Deciding | undefined {
  return useContext(DecidingContext);
}

/** Like `useDecisionKey`, for the button of an act that moves money: the key moves the focus to it, and Enter runs it. */
export function useMoneyKey(act: DecisionAct) {
  const key = useDecisionKey(act);
  return { ...key, 'data-run-by-enter': 'aria-keyshortcuts' in key || undefined };
}

/** The `aria-keyshortcuts` of a decision button. Empty outside work mode, where the keys do nothing. */
export function useDecisionKey(act: DecisionAct): { 'aria-keyshortcuts'?: string } {
  return useDeciding() ? { 'aria-keyshortcuts': decisionKeys[act] } : {};
}
