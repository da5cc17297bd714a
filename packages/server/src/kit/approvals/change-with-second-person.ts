import { type Endpoint, hoursUntilEffect, type Proposal, type ProposalEffect } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '../../schema/columns/new-id.ts';
import { documents } from '../../schema/documents.ts';
import { type ProposalRow, proposals } from '../../schema/proposals.ts';
import type { AuditNote } from '../audit/write-audit.ts';
import type { Change } from '../change/make-change.ts';
import { runTrial } from '../change/run-trial.ts';
import type { Db } from '../database/types.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import { nameOfUser } from '../users/name-of-user.ts';
import { assertMayApprove, EffectsChanged } from './check-approval.ts';
import { effectsOf, fingerprintOf } from './effects-of.ts';
import { endLateProposals } from './end-late-proposals.ts';
import { findIndependence } from './find-independence.ts';
import { callName, freezeRequest } from './freeze-request.ts';
import { assertOtherAdministrator } from './has-other-administrator.ts';
import { newProposal, proposalAnswer, proposalNote } from './new-proposal.ts';
import { queueProposalMail } from './proposal-mails.ts';
import type { Approval, SecondLook } from './second-look.ts';

type Act<T> = (change: Change) => Promise<T>;

interface Proposing {
  endpoint: Endpoint;
  input: { params: unknown; query: unknown; body: unknown };
  proposerId: string;
  services: Services;
  now: Date;
}

async function storeFile({ tx, otherwise }: Change, { services, proposerId, now }: Proposing, file: File) {
  const documentId = newId();
  const storageKey = `documents/${documentId}`;
  await services.files.put(storageKey, new Uint8Array(await file.arrayBuffer()), file.type);
  otherwise(() => services.files.delete(storageKey));
  const { name, type, size: sizeBytes } = file;
  const given = { documentId, purpose: 'proposal-file', storageKey, name, type, sizeBytes } as const;
  const [document] = await tx
    .insert(documents)
    .values({ ...given, uploadedBy: proposerId, createdAt: now })
    .returning();
  return document;
}

/** Proposes an act. The act is tried first, so one that would fail now cannot be proposed. */
export async function propose<T>(
  change: Change,
  act: Act<T>,
  look: SecondLook,
  proposing: Proposing,
): Promise<Proposal> {
  const { endpoint, input, proposerId, services, now } = proposing;
  const { tx } = change;
  await assertOtherAdministrator(tx, proposerId);
  const effects = effectsOf((await runTrial(change, act)).notes);
  const { request, file } = freezeRequest(endpoint, input);
  const document = file && (await storeFile(change, proposing, file));
  const row = newProposal({
    look,
    endpoint: callName(endpoint),
    request,
    documentId: document?.documentId ?? null,
    effects,
    proposedById: proposerId,
    now,
  });
  // A lapsed proposal still blocks this key until the job ends it, so it is ended here.
  if (row.onceKey) await endLateProposals(change, services.jobs, now, row.onceKey);
  await tx
    .insert(proposals)
    .values(row)
    .catch((error) => {
      if (isUniqueViolation(error, 'proposals_pending_once'))
        throw new ApiError('approvals.already_proposed');
      throw error;
    });
  change.audit(proposalNote(row, 'create', { why: row.why }));
  await queueProposalMail(tx, services.jobs, { proposalId: row.proposalId, event: 'proposed' });
  return proposalAnswer(row, { proposedByName: await nameOfUser(tx, proposerId), file: document ?? null });
}

function decided(row: ProposalRow, { deciderId, isDue }: Approval, now: Date): Partial<ProposalRow> {
  const hours = hoursUntilEffect[row.act] ?? 0;
  if (isDue) return { status: 'approved' };
  const by = { decidedById: deciderId, decidedAt: now };
  if (!hours) return { ...by, status: 'approved' };
  return { ...by, status: 'scheduled', takesEffectAt: new Date(now.getTime() + hours * 3_600_000) };
}

async function lockApproved(
  tx: Db,
  { proposal, deciderId, isDue }: Approval,
  now: Date,
): Promise<ProposalRow> {
  const { proposalId } = proposal;
  const [row] = await tx.select().from(proposals).where(eq(proposals.proposalId, proposalId)).for('update');
  if (isDue) {
    if (row?.status !== 'scheduled') throw new ApiError('approvals.already_decided');
    return row;
  }
  const [facts] = await findIndependence(tx, deciderId, [proposalId], now);
  assertMayApprove(row, facts, now);
  return row;
}

/**
 * Leaves out the effects on removed passkeys, which may differ by the time a scheduled act is due: the owner,
 * or a thief of the device, may rename or remove a passkey meanwhile.
 */
const lasting = (effects: ProposalEffect[]) => effects.filter(({ action }) => action !== 'passkey.remove');

/** Approves a proposed act and carries it out in the proposer's name: now, or later if the rule for this act delays it. */
export async function approve<T>(
  change: Change,
  act: Act<T>,
  approval: Approval,
  { endpoint, services, now }: Pick<Proposing, 'endpoint' | 'services' | 'now'>,
): Promise<T> {
  const { tx } = change;
  const row = await lockApproved(tx, approval, now);
  const changes = decided(row, approval, now);
  const after = { ...row, ...changes };
  change.audit(proposalNote(after, approval.isDue ? 'carry-out' : 'approve'));
  const isCarriedOut = after.status === 'approved';
  const notes: AuditNote[] = [];
  const audit = (note: AuditNote) => {
    notes.push(note);
    change.audit({ ...note, userId: row.proposedById });
  };
  const result = isCarriedOut ? await act({ ...change, audit }) : undefined;
  const shown = effectsOf(isCarriedOut ? notes : (await runTrial(change, act)).notes);
  const compared = (effects: ProposalEffect[]) => fingerprintOf(approval.isDue ? lasting(effects) : effects);
  // Throwing rolls back the act together with the approval.
  if (compared(shown) !== compared(approval.proposal.effects)) throw new EffectsChanged(shown);
  const answer = endpoint.answer && result !== undefined ? z.encode(endpoint.answer, result) : null;
  await tx
    .update(proposals)
    .set({ ...changes, answer })
    .where(eq(proposals.proposalId, row.proposalId));
  const event = after.status === 'scheduled' ? 'scheduled' : 'decided';
  await queueProposalMail(tx, services.jobs, { proposalId: row.proposalId, event });
  return result as T;
}
