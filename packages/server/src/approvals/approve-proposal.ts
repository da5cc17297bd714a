import type { ProposalAct, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { assertPending, EffectsChanged } from '../kit/approvals/check-approval.ts';
import { fingerprintOf } from '../kit/approvals/effects-of.ts';
import { thawRequest } from '../kit/approvals/freeze-request.ts';
import { makeChange } from '../kit/change/make-change.ts';
import { EditedMeanwhile } from '../kit/database/versions.ts';
import { ApiError, assert } from '../kit/errors.ts';
import { admit } from '../kit/http/admit.ts';
import type { SignedIn } from '../kit/http/caller.ts';
import { type Call, changeWithSecondOf } from '../kit/http/route.ts';
import { findUserById } from '../kit/users/queries.ts';
import { findDocument } from '../misc/documents/queries.ts';
import type { ProposalRow } from '../schema/proposals.ts';
import { lockProposal, updateProposal } from './queries.ts';

type Approve = Call<typeof v1.approvals.approve>;

async function fileOf({ db, services }: Approve, { documentId }: ProposalRow): Promise<File | undefined> {
  const document = documentId ? await findDocument(db, documentId) : undefined;
  if (!document) return undefined;
  const stored = await services.files.get(document.storageKey);
  assert(stored, 'the file of a proposal is in the store');
  return new File([new Uint8Array(stored)], document.name, { type: document.type });
}

async function proposerOf({ db, caller }: Approve, { proposedById }: ProposalRow): Promise<SignedIn> {
  const { role, disabledAt } = await findUserById(db, proposedById);
  if (role === 'user' || disabledAt) throw new ApiError('approvals.proposer_gone');
  return { ...caller, userId: proposedById, role };
}

/** Edits of a user. Their effects contain every changed field before and after, so they need no version check. */
const comparedByEffects: readonly ProposalAct[] = ['changeEmail', 'changeRole', 'enableStaff'];

/**
 * The stored request. For the acts in `comparedByEffects` without the version, so an edit of other fields by
 * the customer does not stop the act.
 */
function requestOf({ act, request }: ProposalRow): ProposalRow['request'] {
  if (!comparedByEffects.includes(act)) return request;
  const { version: _seen, ...body } = (request.body ?? {}) as Record<string, unknown>;
  return { ...request, body };
}

/** Approves a proposal as the caller and carries out its act in the proposer's name. */
export async function approveProposal(app: FastifyInstance, call: Approve, row: ProposalRow): Promise<void> {
  assertPending(row, call.now);
  const proposable = app.proposableCalls.get(row.endpoint);
  assert(proposable, 'every proposal names a call that may be proposed');
  if (call.body.seen !== fingerprintOf(row.effects)) throw new ApiError('approvals.changed');
  const { endpoint, handler } = proposable;
  const proposer = await proposerOf(call, row);
  const input = thawRequest(endpoint, requestOf(row), await fileOf(call, row));
  const approval = { proposal: row, deciderId: call.caller.userId };
  const replayed = {
    ...call,
    ...input,
    changeWithSecond: changeWithSecondOf(endpoint),
    caller: proposer,
    scope: admit(endpoint, proposer),
    approval,
  };
  await handler(replayed as never).catch(async (error) => {
    if (error instanceof EffectsChanged) await showAnew(call, row, error);
    if (error instanceof EditedMeanwhile) throw new ApiError('approvals.record_edited');
    throw error;
  });
}

/** Stores the current effects of a proposal, so people can review them again, unless it was decided meanwhile. */
export async function showAnew(
  { services, actor }: Pick<Approve, 'services' | 'actor'>,
  { proposalId }: Pick<ProposalRow, 'proposalId'>,
  { effects }: Pick<EffectsChanged, 'effects'>,
): Promise<void> {
  await makeChange(services, actor, async ({ tx }) => {
    const row = await lockProposal(tx, proposalId);
    if (row?.status === 'pending') await updateProposal(tx, proposalId, { effects });
  });
}
