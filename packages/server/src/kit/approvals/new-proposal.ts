import { type Proposal, type ProposalEffect, proposalDays } from '@semilla/contract';
import { newId } from '../../schema/columns/new-id.ts';
import type { FrozenRequest, ProposalRow } from '../../schema/proposals.ts';
import type { AuditNote } from '../audit/write-audit.ts';
import { FieldConflict } from '../errors.ts';
import { fingerprintOf } from './effects-of.ts';
import type { SecondLook } from './second-look.ts';

interface NewProposal {
  look: SecondLook;
  endpoint: string;
  request: FrozenRequest;
  documentId: string | null;
  effects: ProposalEffect[];
  proposedById: string;
  now: Date;
}

const dayMs = 86_400_000;

/** Builds the row of a new proposal. Throws if it lacks a reason, because the second person needs one to decide. */
export function newProposal({ look, now, ...given }: NewProposal): ProposalRow {
  const { act, subject, onceKey, beneficiaryId, enteredById, why } = look;
  if (why === undefined) throw new FieldConflict('approvals.why_needed', 'why');
  return {
    proposalId: newId(now.getTime()),
    act,
    onceKey: onceKey && `${act} ${onceKey}`,
    subjectType: subject.type,
    subjectId: subject.id,
    subjectName: subject.name,
    beneficiaryId,
    enteredById,
    why,
    status: 'pending',
    createdAt: now,
    lapsesAt: new Date(now.getTime() + proposalDays * dayMs),
    takesEffectAt: null,
    decidedById: null,
    decidedAt: null,
    declineReason: null,
    answer: null,
    ...given,
  };
}

/** A new proposal, as its proposer sees it. */
export function proposalAnswer(
  row: ProposalRow,
  names: { proposedByName: string; file: Proposal['file'] },
): Proposal {
  const {
    request: _,
    endpoint: _endpoint,
    documentId: _document,
    onceKey: _key,
    answer: _answer,
    ...shown
  } = row;
  return {
    ...shown,
    ...names,
    seen: fingerprintOf(row.effects),
    decidedByName: null,
    refusal: 'approvals.own_proposal',
  };
}

export function proposalNote(
  row: ProposalRow,
  action: 'create' | 'approve' | 'decline' | 'lapse' | 'stop' | 'carry-out' | 'see-number',
  more: Record<string, unknown> = {},
): AuditNote {
  const { proposalId, act, subjectName, status, beneficiaryId } = row;
  return {
    action: `proposal.${action}`,
    subjectType: 'proposal',
    subjectId: proposalId,
    personId: beneficiaryId,
    after: { act, subjectName, status, ...more },
  };
}
