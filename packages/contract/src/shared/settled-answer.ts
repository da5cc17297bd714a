import type { Proposal } from './proposal.ts';

/**
 * The answer of an act that never needs a second person, such as an act of a customer; throws for a proposal.
 */
export function settledAnswer<T>(answer: T): Exclude<T, Proposal> {
  if (isProposal(answer)) throw new Error('the act waits for a second person');
  return answer as Exclude<T, Proposal>;
}

/** Whether an answer says that the act waits for a second person. */
export function isProposal(answer: unknown): answer is Proposal {
  return typeof answer === 'object' && answer !== null && 'proposalId' in answer && 'act' in answer;
}
