import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { proposalNote } from '../kit/approvals/new-proposal.ts';
import { NotFound } from '../kit/errors.ts';
import type { SignedIn } from '../kit/http/caller.ts';
import { exportRoute } from '../kit/http/export-route.ts';
import { type Call, type CallContext, route } from '../kit/http/route.ts';
import { findDocument } from '../misc/documents/queries.ts';
import { temporaryAddress } from '../misc/documents/signed-address.ts';
import { approveProposal } from './approve-proposal.ts';
import { declineProposal } from './decline-proposal.ts';
import { findProposal, findProposalRows, findProposals, type Reader } from './queries.ts';

const readerOf = ({ caller, scope, now }: CallContext<SignedIn>): Reader => ({
  userId: caller.userId,
  isAll: scope === 'all',
  now,
});

async function found(call: CallContext<SignedIn> & { params: { proposalId: string } }) {
  const proposal = await findProposal(call.db, readerOf(call), call.params.proposalId);
  if (!proposal) throw new NotFound();
  return proposal;
}

/** Approves a proposal. If the caller has already approved it, repeats the earlier answer. */
async function approve(app: FastifyInstance, call: Call<typeof v1.approvals.approve>) {
  const { row } = await found(call);
  const isDone = row.status === 'approved' || row.status === 'scheduled';
  if (!isDone || row.decidedById !== call.caller.userId) await approveProposal(app, call, row);
  const { answer, row: after } = await found(call);
  return { ...answer, answer: after.answer };
}

export async function registerApprovalRoutes(app: FastifyInstance): Promise<void> {
  route(app, v1.approvals.find, (call) => findProposals(call.db, readerOf(call), call.query));

  exportRoute(app, v1.approvals.export, {
    fileName: 'approvals',
    find: (call, db, page) => findProposalRows(db, readerOf(call), { ...call.query, ...page }),
  });

  route(app, v1.approvals.findOne, async (call) => (await found(call)).answer);

  route(app, v1.approvals.findFileUrl, async (call) => {
    const { row } = await found(call);
    const file = row.documentId ? await findDocument(call.db, row.documentId) : undefined;
    if (!file) throw new NotFound();
    return temporaryAddress(call.services, file);
  });

  route(app, v1.approvals.findNumber, async (call) => {
    const { row } = await found(call);
    const { account } = (row.request.body ?? {}) as { account?: string };
    if (!account) throw new NotFound();
    await call.change(async ({ audit }) => audit(proposalNote(row, 'see-number')));
    return { account };
  });

  route(app, v1.approvals.approve, (call) => approve(app, call), { movesMoney: true });

  route(app, v1.approvals.decline, async (call) => {
    const { caller, params, body, services, now } = call;
    await call.change((change) =>
      declineProposal(change, services.jobs, { ...params, ...body, deciderId: caller.userId, now }),
    );
    return (await found(call)).answer;
  });
}
