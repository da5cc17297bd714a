import type { FastifyInstance } from 'fastify';
import { type ProposalMail, proposalMailsQueue } from '../kit/approvals/proposal-mails.ts';
import { registerObjections } from './objections/routes.ts';
import { registerApprovalRoutes } from './routes.ts';
import { sendProposalMails } from './send-proposal-mails.ts';

/** Registers the approvals: routes, objections and mails. */
export async function registerApprovals(app: FastifyInstance): Promise<void> {
  await registerApprovalRoutes(app);
  await registerObjections(app);
  app.addHook('onReady', async () => {
    const { services } = app;
    await services.jobs.handle(proposalMailsQueue, (data, attempt) =>
      sendProposalMails(services, data as ProposalMail, attempt),
    );
  });
}
