import { independenceRefusal } from '@semilla/contract';
import type { ProposalRow } from '../../schema/proposals.ts';
import { ApiError } from '../errors.ts';
import type { DeciderFacts } from './find-independence.ts';

/** The effects of a proposal are no longer those that were shown; they are shown anew. */
export class EffectsChanged extends ApiError {
  override name = 'EffectsChanged';
  readonly effects: ProposalRow['effects'];

  constructor(effects: ProposalRow['effects']) {
    super('approvals.changed');
    this.effects = effects;
  }
}

/** Refuses to decide on a proposal that was decided, or has lapsed. */
export function assertPending(
  { status, lapsesAt }: Pick<ProposalRow, 'status' | 'lapsesAt'>,
  now: Date,
): void {
  if (status === 'lapsed' || (status === 'pending' && lapsesAt <= now))
    throw new ApiError('approvals.lapsed');
  if (status !== 'pending') throw new ApiError('approvals.already_decided');
}

/** Refuses the approval of a locked proposal, unless this person is independent. */
export function assertMayApprove(
  proposal: ProposalRow | undefined,
  facts: DeciderFacts | undefined,
  now: Date,
): asserts proposal is ProposalRow {
  if (!proposal || !facts) throw new ApiError('request.not_found');
  assertPending(proposal, now);
  const refused = independenceRefusal(facts, now);
  if (refused) throw new ApiError(refused.code);
  if (facts.isProposerGone) throw new ApiError('approvals.proposer_gone');
}
