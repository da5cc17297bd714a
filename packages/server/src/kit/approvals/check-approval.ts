import { independenceRefusal } from '@semilla/contract';
import type { ProposalRow } from '../../schema/proposals.ts';
import { ApiError } from '../errors.ts';
import type { DeciderFacts } from './find-independence.ts';

/** The effects of the proposal have changed since they were shown; carries the new ones. */
export class EffectsChanged extends ApiError {
  override name = 'EffectsChanged';
  readonly effects: ProposalRow['effects'];

  constructor(effects: ProposalRow['effects']) {
    super('approvals.changed');
    this.effects = effects;
  }
}

/** Throws if the proposal is already decided or has lapsed. */
export function assertPending(
  { status, lapsesAt }: Pick<ProposalRow, 'status' | 'lapsesAt'>,
  now: Date,
): void {
  if (status === 'lapsed' || (status === 'pending' && lapsesAt <= now))
    throw new ApiError('approvals.lapsed');
  if (status !== 'pending') throw new ApiError('approvals.already_decided');
}

/** Throws unless this person may approve the proposal. The caller has locked its row. */
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
