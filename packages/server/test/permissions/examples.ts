import type { Examples } from './example.ts';
import { accountExamples } from './examples/account-examples.ts';
import { approvalsExamples } from './examples/approvals-examples.ts';
import { auditExamples } from './examples/audit-examples.ts';
import { authExamples } from './examples/auth-examples.ts';
import { bulkActExamples } from './examples/bulk-act-examples.ts';
import { followExamples } from './examples/follow-examples.ts';
import { inboxExamples } from './examples/inbox-examples.ts';
import { investorExamples } from './examples/investor-examples.ts';
import { loanExamples } from './examples/loan-examples.ts';
import { miscExamples } from './examples/misc-examples.ts';
import { ordersExamples } from './examples/orders-examples.ts';
import { overviewExamples } from './examples/overview-examples.ts';
import { ownerExamples } from './examples/owner-examples.ts';
import { paymentExamples } from './examples/payment-examples.ts';
import { paymentFileExamples } from './examples/payment-file-examples.ts';
import { projectContentsExamples } from './examples/project-contents-examples.ts';
import { projectExamples } from './examples/project-examples.ts';
import { promotionExamples } from './examples/promotion-examples.ts';
import { questionExamples } from './examples/question-examples.ts';
import { returnsExamples } from './examples/returns-examples.ts';
import { sheetsExamples } from './examples/sheets-examples.ts';
import { supportExamples } from './examples/support-examples.ts';
import { taxExamples } from './examples/tax-examples.ts';
import { walletExamples } from './examples/wallet-examples.ts';

/** A valid request to every endpoint of the contract. */
export const examples: Examples = {
  ...accountExamples,
  ...approvalsExamples,
  ...auditExamples,
  ...authExamples,
  ...inboxExamples,
  ...bulkActExamples,
  ...investorExamples,
  ...loanExamples,
  ...miscExamples,
  ...ordersExamples,
  ...overviewExamples,
  ...ownerExamples,
  ...paymentExamples,
  ...paymentFileExamples,
  ...projectContentsExamples,
  ...projectExamples,
  ...promotionExamples,
  ...followExamples,
  ...questionExamples,
  ...returnsExamples,
  ...sheetsExamples,
  ...supportExamples,
  ...taxExamples,
  ...walletExamples,
};
