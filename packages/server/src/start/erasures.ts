import { accountDocumentErasure } from '../account/account-documents/account-document-erasure.ts';
import { companyDeclarationErasure } from '../account/company-declarations/queries.ts';
import { fiscalResidenceErasure } from '../account/fiscal-residences/queries.ts';
import { inboxMessageErasure } from '../account/inbox-messages/queries.ts';
import { investorFileErasure } from '../account/investor-file/investor-file-erasure.ts';
import { mailChoiceErasure } from '../account/mail-groups/choose-frequency.ts';
import { reviewMailErasure } from '../account/reviews/remind-reviews.ts';
import { taxTreatmentErasure } from '../account/tax-treatments/tax-treatment-erasure.ts';
import { userAssignmentErasure } from '../account/user-assignments/assign-manager.ts';
import { verificationErasure } from '../account/verifications/verification-erasure.ts';
import { proposalErasure } from '../approvals/proposal-erasure.ts';
import { signInErasure } from '../auth/sign-in-erasure.ts';
import type { Erasure } from '../kit/users/erasure.ts';
import { mailErasure } from '../misc/undelivered-mails/queries.ts';
import { savedViewErasure } from '../overview/saved-views/queries.ts';
import { bankAccountErasure } from '../payment/bank-accounts/delete-bank-account.ts';
import { bankEntryErasure } from '../payment/statements/erase-names.ts';
import { orderErasure, waitingPlaceErasure, wishErasure } from '../project/orders/investor-erasures.ts';
import { projectFollowErasure } from '../project/project-follows/follow-project.ts';
import { projectQuestionErasure } from '../project/project-questions/erase-questions.ts';
import { projectErasure } from '../project/projects/project-erasure.ts';
import { complaintErasure } from '../support/complaints/erase-complaints.ts';
import { ticketErasure } from '../support/tickets/ticket-erasure.ts';
import { portfolioSettingsErasure } from '../wallet/portfolio/settings.ts';
import { taxCertificateErasure } from '../wallet/tax-certificates/tax-certificate-erasure.ts';
import { transactionErasure } from '../wallet/transactions/pending.ts';
import { walletErasure } from '../wallet/wallets/queries.ts';

/** What happens to each resource when its user is deleted or leaves the staff, one after the other. */
export const erasures: readonly Erasure[] = [
  userAssignmentErasure,
  accountDocumentErasure,
  verificationErasure,
  investorFileErasure,
  reviewMailErasure,
  fiscalResidenceErasure,
  taxTreatmentErasure,
  companyDeclarationErasure,
  mailChoiceErasure,
  inboxMessageErasure,
  signInErasure,
  mailErasure,
  bankAccountErasure,
  bankEntryErasure,
  projectErasure,
  projectFollowErasure,
  projectQuestionErasure,
  waitingPlaceErasure,
  wishErasure,
  orderErasure,
  walletErasure,
  transactionErasure,
  portfolioSettingsErasure,
  taxCertificateErasure,
  ticketErasure,
  complaintErasure,
  proposalErasure,
  savedViewErasure,
];
