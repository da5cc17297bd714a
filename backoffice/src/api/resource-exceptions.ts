import { v1 } from '@semilla/contract';
import type { ApiResource } from './resources.ts';

interface Exception extends Partial<ApiResource> {
  /** The name of the API's resource, if it differs. */
  of?: string;
}

/**
 * Backoffice resources that differ from the API in their name (which is also their address), in their endpoints, or by additional
 * acts.
 */
export const exceptions: Record<string, Exception> = {
  project: {
    of: 'projects',
    acts: {
      seeMoney: v1.projectPayments.find,
      moveMoney: v1.distributions.closeProject,
      allocate: v1.wishes.allocate,
      judgeLoan: v1.loans.judge,
    },
  },
  customer: {
    of: 'users',
    create: v1.registration.create,
    acts: { assignManager: v1.userAssignments.create, readAudit: v1.auditEntries.find },
  },
  verification: { of: 'verifications', acts: { decide: v1.verifications.decide } },
  bank: { of: 'bank-entries', acts: { import: v1.bankStatements.import, decide: v1.bankEntries.decide } },
  'payment-files': {
    acts: { approve: v1.paymentFiles.approve, take: v1.paymentFiles.take, cancel: v1.paymentFiles.cancel },
  },
  'bank-account': { of: 'bank-accounts', acts: { viewCertificate: v1.bankAccounts.viewCertificate } },
  'tax-treatments': {
    acts: { seeCertificate: v1.taxTreatments.findCertificateUrl, end: v1.taxTreatments.end },
  },
  'otp-devices': { of: 'totps' },
  'project-types': { list: v1.projectTypes.lookUp },
  audit: { of: 'audit-entries' },
  mail: { of: 'undelivered-mails', acts: { settle: v1.undeliveredMails.dismiss } },
  'config/document-types': { of: 'document-types' },
  'config/canned-answers': { of: 'canned-answers' },
  'config/project-types': { of: 'project-types' },
  'config/template-description-project': { of: 'templates' },
  marketing: { of: 'promotions' },
  ticket: { of: 'tickets', acts: { merge: v1.tickets.merge } },
  'project-question': { of: 'project-questions', acts: { answer: v1.projectQuestions.edit } },
  complaint: { of: 'complaints', acts: { handle: v1.complaints.admit } },
  wallet: { of: 'transactions', create: v1.transactions.request, acts: { decide: v1.transactions.decide } },
  statistics: {
    idField: 'period',
    list: v1.distributions.summarise,
    acts: { report: v1.yearlyReport.find, account: v1.journal.findTotals },
  },
  business: { idField: 'cohort', list: v1.business.findCohorts },
  approvals: { acts: { decide: v1.approvals.approve } },
  'order-movement-sums': { idField: 'period', list: v1.orderMovements.summarise },
  'project-deliveries': { idField: 'period', list: v1.distributions.findSchedule },
  distributions: { idField: 'distributionId' },
};
