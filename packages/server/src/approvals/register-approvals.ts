import type { FastifyInstance } from 'fastify';
import { type ProposalMail, proposalMailsQueue } from '../kit/approvals/proposal-mails.ts';
import { registerErasure } from '../kit/users/erasure.ts';
import { eraseProposals, keepProposals } from './erase-proposals.ts';
import { registerObjections } from './objections/routes.ts';
import { registerApprovalRoutes } from './routes.ts';
import { sendProposalMails } from './send-proposal-mails.ts';

/** Registers the approvals: routes, objections, mails, erasure and jobs. */
export async function registerApprovals(app: FastifyInstance): Promise<void> {
  registerErasure('proposals', { keep: keepProposals, erase: eraseProposals });
  await registerApprovalRoutes(app);
  await registerObjections(app);
  app.addHook('onReady', async () => {
    const { services } = app;
    await services.jobs.handle(proposalMailsQueue, (data, attempt) =>
      sendProposalMails(services, data as ProposalMail, attempt),
    );
  });
}
