import type { Proposal } from '@semilla/contract';
import { assertMayApprove, EffectsChanged } from '../../kit/approvals/check-approval.ts';
import { effectsOf, fingerprintOf } from '../../kit/approvals/effects-of.ts';
import { newProposal, proposalAnswer, proposalNote } from '../../kit/approvals/new-proposal.ts';
import type { Approval, SecondLook } from '../../kit/approvals/second-look.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError } from '../../kit/errors.ts';
import type { StoredDocument } from '../../misc/documents/queries.ts';
import type { FrozenRequest } from '../../schema/proposals.ts';
import type { Command, Context, Decision, Needs } from './command.ts';
import type { World } from './world.ts';

/** The information that a money command needs to ask for a second person. */
export interface MoneyLook extends SecondLook {
  proposer: { userId: string; userName: string };
  /** Runs under the locks, with the world that the command sees. */
  isNeeded(world: World, context: Context): boolean;
  needs?: Needs;
  /** The file of the request, which is stored already. */
  file?: StoredDocument;
}

export interface Frozen {
  endpoint: string;
  request: FrozenRequest;
}

type Build<T> = (isSeenByTwo: boolean) => Command<T>;

function propose<T>(
  look: MoneyLook,
  frozen: Frozen,
  { effects }: Decision<T>,
  world: World,
  context: Context,
) {
  const { proposer, onceKey, file } = look;
  if (!world.notAlone.has(proposer.userId)) throw new ApiError('approvals.second_administrator_needed');
  const pending = world.pendingByKey.get(`${look.act} ${onceKey}`);
  if (pending && pending.lapsesAt > context.now) throw new ApiError('approvals.already_proposed');
  // The job that marks lapsed proposals may not have run yet.
  const late = pending ? [{ ...pending, status: 'lapsed' as const, decidedAt: context.now }] : [];
  const document = file && { ...file, purpose: 'proposal-file' as const };
  const row = newProposal({
    look,
    ...frozen,
    documentId: document?.documentId ?? null,
    effects: effectsOf(effects.audit ?? []),
    proposedById: proposer.userId,
    now: context.now,
  });
  const names = { proposedByName: proposer.userName, file: document ?? null };
  return {
    answer: proposalAnswer(row, names),
    effects: {
      documents: document ? [document] : [],
      proposals: [...late, row],
      audit: [
        ...late.map((lapsed) => proposalNote(lapsed, 'lapse')),
        proposalNote(row, 'create', { why: row.why }),
      ],
    },
  } satisfies Decision<Proposal>;
}

/** A command that runs at once, or becomes a proposal if a second person is needed. */
export function proposeOrRun<T>(build: Build<T>, look: MoneyLook, frozen: Frozen): Command<T | Proposal> {
  const { actor, needs } = build(false);
  return {
    actor,
    needs: {
      ...needs,
      ...look.needs,
      proposers: [look.proposer.userId],
      onceKeys: look.onceKey ? [`${look.act} ${look.onceKey}`] : [],
    },
    decide(world, context) {
      const isNeeded = look.isNeeded(world, context);
      const decision = build(isNeeded).decide(world, context);
      return isNeeded ? propose(look, frozen, decision, world, context) : decision;
    },
  };
}

interface Approving<T> {
  approval: Approval;
  /** The actor of the second person, who approves. */
  actor: Actor;
  encode: (answer: T) => unknown;
}

/** Runs the command of a proposal for its proposer. The second person must be independent and must have seen the same effects. */
export function approveAndRun<T>(build: Build<T>, { approval, actor, encode }: Approving<T>): Command<T> {
  const { proposalId } = approval.proposal;
  const command = build(true);
  return {
    actor,
    needs: { ...command.needs, approvals: [{ proposalId, deciderId: approval.deciderId }] },
    decide(world, context) {
      const { now } = context;
      const { proposal, facts } = world.approvals.get(proposalId) ?? {};
      assertMayApprove(proposal, facts, now);
      const { answer, effects } = command.decide(world, context);
      const shown = effectsOf(effects.audit ?? []);
      if (fingerprintOf(shown) !== fingerprintOf(approval.proposal.effects)) throw new EffectsChanged(shown);
      const approved = {
        ...proposal,
        status: 'approved' as const,
        decidedById: approval.deciderId,
        decidedAt: now,
        answer: encode(answer),
      };
      const own = (effects.audit ?? []).map((note) => ({ ...note, userId: proposal.proposedById }));
      return {
        answer,
        effects: {
          ...effects,
          proposals: [approved],
          audit: [proposalNote(approved, 'approve'), ...own],
        },
      };
    },
  };
}
