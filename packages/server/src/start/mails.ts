import { digestMails } from '../account/digests/mails.ts';
import { investorKindMails } from '../account/investor-kinds/mails.ts';
import { accountMails, identityMails } from '../account/mails.ts';
import { dueMails } from '../account/reviews/mails.ts';
import { approvalMails } from '../approvals/mails.ts';
import { authMails } from '../auth/mails.ts';
import { holdMails } from '../kit/holds/mails.ts';
import type { MailKinds } from '../kit/mail/mail-kind.ts';
import { noticeMails } from '../money/notices/notice-mails.ts';
import { reconciliationMails } from '../money/reconciliation/mails.ts';
import { bankAccountMails } from '../payment/bank-accounts/mails.ts';
import { openingMails } from '../project/project-openings/mails.ts';
import { reviewMails } from '../project/project-reviews/mails.ts';
import { complaintMails } from '../support/complaints/mails.ts';
import { ticketMails } from '../support/mails.ts';

/** Every mail that the platform sends. */
export const allMails = [
  authMails,
  accountMails,
  investorKindMails,
  dueMails,
  digestMails,
  identityMails,
  bankAccountMails,
  noticeMails,
  holdMails,
  reconciliationMails,
  approvalMails,
  complaintMails,
  reviewMails,
  openingMails,
  ticketMails,
].flatMap((mails) => Object.values(mails));

export const mailKinds: MailKinds = Object.fromEntries(allMails.map((mail) => [mail.kind, mail]));
