import type { ProposalAct } from '@semilla/contract';
import type { ProposalRow } from '../../schema/proposals.ts';

/** Which act is proposed, about which record, and who would benefit. Computed at the proposal and again at its approval. */
export interface SecondLook {
  act: ProposalAct;
  subject: { type: string; id: string; name: string };
  /**
   * At most one proposal of this act with this key may be pending; null if several proposals may be pending.
   */
  onceKey: string | null;
  beneficiaryId: string | null;
  enteredById: string | null;
  /** The reason given. Null if the call, which the specification names, needs none; undefined if one is missing. */
  why: string | null | undefined;
}

export interface Approval {
  proposal: ProposalRow;
  deciderId: string;
  /** Whether the delay of an approved act is over, so the act is carried out now. */
  isDue?: boolean;
}
