import { and, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { EffectsChanged } from '../kit/approvals/check-approval.ts';
import { thawRequest } from '../kit/approvals/freeze-request.ts';
import { proposalNote } from '../kit/approvals/new-proposal.ts';
import { queueProposalMail } from '../kit/approvals/proposal-mails.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { type Change, makeChange } from '../kit/change/make-change.ts';
import { ApiError, assert, Forbidden } from '../kit/errors.ts';
import { admit } from '../kit/http/admit.ts';
import type { SignedIn } from '../kit/http/caller.ts';
import { changeWithSecondOf } from '../kit/http/route.ts';
import { findUserById } from '../kit/users/queries.ts';
import { type ProposalRow, proposals } from '../schema/proposals.ts';
import { updateProposal } from './queries.ts';

async function carryOut(app: FastifyInstance, row: ProposalRow, now: Date): Promise<void> {
  const { services } = app;
  const proposable = app.proposableCalls.get(row.endpoint);
  assert(proposable, 'every proposal names a call that may be proposed');
  const { endpoint, handler } = proposable;
  const { role, disabledAt } = await findUserById(services.database.db, row.proposedById);
  if (role === 'user' || disabledAt) throw new ApiError('approvals.proposer_gone');
  const approver = await findUserById(services.database.db, row.decidedById ?? '');
  if (approver.role !== 'admin' || approver.disabledAt) throw new Forbidden();
  const caller: SignedIn = {
    kind: 'full',
    role,
    userId: row.proposedById,
    sessionId: '',
    factorAt: null,
    sessionEndsAt: now,
    lacksPasskey: false,
  };
  const { body, ...input } = thawRequest(endpoint, row.request);
  // Drops the version, so an edit of other fields since the approval does not stop the act.
  const { version: _seen, ...approved } = (body ?? {}) as { version?: number };
  await handler({
    ...input,
    body: body && approved,
    caller,
    scope: admit(endpoint, caller),
    db: services.database.db,
    services,
    actor: thePlatform,
    locale: 'es',
    now,
    change: (act: (change: Change) => Promise<unknown>) => makeChange(services, thePlatform, act),
    changeWithSecond: changeWithSecondOf(endpoint),
    approval: { proposal: row, deciderId: row.decidedById ?? '', isDue: true },
  } as never);
}

/** Lapses an approved act that was refused when it was due. Keeps who approved it and when. */
async function giveUp({ services }: FastifyInstance, { proposalId }: ProposalRow): Promise<void> {
  await makeChange(services, thePlatform, async ({ tx, audit }) => {
    const isDue = and(eq(proposals.proposalId, proposalId), eq(proposals.status, 'scheduled'));
    // Another run or the customer's objection may have been faster.
    const [due] = await tx.select().from(proposals).where(isDue).for('update');
    if (!due) return;
    const lapsed = await updateProposal(tx, proposalId, { status: 'lapsed' });
    audit(proposalNote(lapsed, 'lapse'));
    await queueProposalMail(tx, services.jobs, { proposalId, event: 'decided' });
  });
}

/** Carries out approved acts after their waiting time, unless the customer stopped them. */
export async function carryOutProposals(app: FastifyInstance, now = app.services.now()): Promise<void> {
  const { database, eachAlone } = app.services;
  const due = await database.db
    .select()
    .from(proposals)
    .where(and(eq(proposals.status, 'scheduled'), lte(proposals.takesEffectAt, now)));
  const rows = new Map(due.map((row) => [row.proposalId, row]));
  await eachAlone('carry-out-proposals', [...rows.keys()], async (proposalId) => {
    const row = rows.get(proposalId) as ProposalRow;
    await carryOut(app, row, now).catch(async (error) => {
      if (!(error instanceof ApiError || error instanceof EffectsChanged)) throw error;
      await giveUp(app, row);
    });
  });
}
