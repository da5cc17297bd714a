import type { Examples } from './example.ts';
import { accountExamples } from './examples/account.ts';
import { auditExamples } from './examples/audit.ts';
import { authExamples } from './examples/auth.ts';
import { miscExamples } from './examples/misc.ts';
import { ordersExamples } from './examples/orders.ts';
import { overviewExamples } from './examples/overview.ts';
import { paymentExamples } from './examples/payment.ts';
import { projectExamples } from './examples/project.ts';
import { projectContentsExamples } from './examples/project-contents.ts';
import { promotionExamples } from './examples/promotion.ts';
import { returnsExamples } from './examples/returns.ts';
import { supportExamples } from './examples/support.ts';
import { walletExamples } from './examples/wallet.ts';

/** A valid request to every endpoint of the contract. */
export const examples: Examples = {
  ...accountExamples,
  ...auditExamples,
  ...authExamples,
  ...miscExamples,
  ...ordersExamples,
  ...overviewExamples,
  ...paymentExamples,
  ...projectContentsExamples,
  ...projectExamples,
  ...promotionExamples,
  ...returnsExamples,
  ...supportExamples,
  ...walletExamples,
};
