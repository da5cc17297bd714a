import type { ProposalAct } from '@semilla/contract';
import type { ProposalRow } from '../../schema/proposals.ts';

/** What is proposed, about which record, and who would gain: the same at the proposal and at its approval. */
export interface SecondLook {
  act: ProposalAct;
  subject: { type: string; id: string; name: string };
  /** Only one such proposal may be pending; null where several may. */
  onceKey: string | null;
  beneficiaryId: string | null;
  enteredById: string | null;
  why: string | undefined;
}

/** The approval of a proposal by a second person, who carries the act out. */
export interface Approval {
  proposal: ProposalRow;
  deciderId: string;
  /** Set when a scheduled act takes effect. */
  isDue?: boolean;
}
